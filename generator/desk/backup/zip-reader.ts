import { createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';

/** The archive is not what `openZipWriter` writes, or was changed since. */
export class ArchiveError extends Error {}

interface Entry {
  name: string;
  method: number;
  crc: number;
  compressed: number;
  size: number;
  offset: number;
}

/** Archive on disk, whose files are read one by one. */
export interface ZipReader {
  names: readonly string[];
  /** Writes a file of the archive to a place where there is none. @throws ArchiveError if it is damaged */
  extract: (name: string, file: string) => Promise<void>;
  close: () => Promise<void>;
}

/** End record without a comment, and the part of an entry before its name. Bytes. */
const sizes = { end: 22, central: 46, local: 30 };

/** A plain path with slashes: no empty, hidden-by-dots, absolute or device names, no invisible characters. */
export function isSafeName(name: string): boolean {
  if (name === '' || name.length > 4096 || /[\\:\p{Cc}\p{Zl}\p{Zp}]/u.test(name)) return false;
  return name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}

async function readBytes(opened: FileHandle, offset: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await opened.read(bytes, 0, length, offset);
  if (bytesRead !== length) throw new ArchiveError('it ends too early');
  return bytes;
}

/** Entry of the central directory at a position. @returns also the position of the next */
function readEntry(directory: Buffer, at: number): { entry: Entry; next: number } {
  if (at + sizes.central > directory.length || directory.readUInt32LE(at) !== 0x02014b50)
    throw new ArchiveError('its list is damaged');
  const [nameLength, extra, comment] = [28, 30, 32].map((from) => directory.readUInt16LE(at + from)) as [number, number, number];
  const name = directory.toString('utf8', at + sizes.central, at + sizes.central + nameLength);
  // The upper half is the mode of the file on Unix: links and devices have another type than 0 or 0o100000.
  const type = (directory.readUInt32LE(at + 38) >>> 16) & 0o170000;
  if (!isSafeName(name) || ![0, 0o100000].includes(type)) throw new ArchiveError(`it has the name ${JSON.stringify(name)}`);
  const [crc, compressed, size] = [16, 20, 24].map((from) => directory.readUInt32LE(at + from)) as [number, number, number];
  const entry = { name, method: directory.readUInt16LE(at + 10), crc, compressed, size, offset: directory.readUInt32LE(at + 42) };
  return { entry, next: at + sizes.central + nameLength + extra + comment };
}

async function readEntries(opened: FileHandle): Promise<Map<string, Entry>> {
  const { size } = await opened.stat();
  if (size < sizes.end) throw new ArchiveError('it is too short');
  const end = await readBytes(opened, size - sizes.end, sizes.end);
  if (end.readUInt32LE(0) !== 0x06054b50) throw new ArchiveError('its end is missing');
  const count = end.readUInt16LE(10);
  const directory = await readBytes(opened, end.readUInt32LE(16), end.readUInt32LE(12));
  const entries = new Map<string, Entry>();
  for (let at = 0, index = 0; index < count; index++) {
    const { entry, next } = readEntry(directory, at);
    // File systems may not tell letters of different case apart.
    const key = entry.name.normalize('NFC').toLowerCase();
    if (entries.has(key)) throw new ArchiveError(`it has the name ${JSON.stringify(entry.name)} twice`);
    entries.set(key, entry);
    at = next;
  }
  return new Map([...entries.values()].map((entry) => [entry.name, entry]));
}

/** Passes bytes on, and compares their number and checksum with those of the entry. */
function verify({ size, crc, name }: Entry): Transform {
  let [length, sum] = [0, 0];
  const damaged = () => new ArchiveError(`${name} is damaged`);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      sum = crc32(chunk, sum);
      done(length > size ? damaged() : null, chunk);
    },
    flush: (done) => done(length === size && sum === crc ? null : damaged()),
  });
}

/** Bytes of a part of the archive, piece by piece: streams of the file would each listen for its end. */
async function* partOf(opened: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < length; ) {
    const piece = await readBytes(opened, start + at, Math.min(length - at, 65_536));
    at += piece.length;
    yield piece;
  }
}

async function extract(opened: FileHandle, entry: Entry, file: string): Promise<void> {
  const { offset, compressed, method, name } = entry;
  const local = await readBytes(opened, offset, sizes.local);
  if (local.readUInt32LE(0) !== 0x04034b50 || ![0, 8].includes(method)) throw new ArchiveError(`${name} is damaged`);
  const start = offset + sizes.local + local.readUInt16LE(26) + local.readUInt16LE(28);
  const bytes = partOf(opened, start, compressed);
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  try {
    await (method === 8 ? pipeline(bytes, createInflateRaw(), verify(entry), target) : pipeline(bytes, verify(entry), target));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw code.startsWith('Z_') ? new ArchiveError(`${name} is damaged`) : error;
  }
}

/** Opens an archive. @throws ArchiveError if it is damaged, or has names or links that leave a folder */
export async function openZipReader(file: string): Promise<ZipReader> {
  const opened = await open(file, 'r');
  try {
    const entries = await readEntries(opened);
    return {
      names: [...entries.keys()],
      extract: async (name, place) => {
        const entry = entries.get(name);
        if (!entry) throw new ArchiveError(`${name} is missing`);
        await extract(opened, entry, place);
      },
      close: () => opened.close(),
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}
