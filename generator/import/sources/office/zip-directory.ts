import type { Place } from '../../model/content.ts';
import { SourceError } from '../../model/source-error.ts';

/** Entry of a ZIP archive. @property method 0: stored, 8: deflated */
export interface ZipEntry {
  name: string;
  method: number;
  compressed: number;
  size: number;
  offset: number;
}

const maxEntries = 10_000;
const maxEntrySize = 256 * 1024 * 1024;
const maxSize = 1024 * 1024 * 1024;
/** Text compresses up to 100 times in documents; beyond this, a large archive is a bomb. */
const maxRatio = 250;
const smallSize = 64 * 1024 * 1024;

const endSignature = 0x06054b50;
const endLength = 22;

/** Offset of the end record, which a comment of up to 65,535 bytes may follow. */
function findEnd(view: DataView): number | undefined {
  for (let at = view.byteLength - endLength; at >= Math.max(0, view.byteLength - endLength - 0xffff); at--) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return undefined;
}

/** Count of entries and offset of the first, as the end record or that of ZIP64 states them. */
function findEntries(view: DataView, end: number): { count: number; offset: number } {
  const count = view.getUint16(end + 10, true);
  const offset = view.getUint32(end + 16, true);
  if (count !== 0xffff && offset !== 0xffffffff) return { count, offset };
  if (end < 20 || view.getUint32(end - 20, true) !== 0x07064b50) return { count, offset };
  const record = Number(view.getBigUint64(end - 12, true));
  return { count: Number(view.getBigUint64(record + 32, true)), offset: Number(view.getBigUint64(record + 48, true)) };
}

const isUnsafeName = (name: string) =>
  name.includes('\0') || name.includes('\\') || /^(?:[/]|[A-Za-z]:)/.test(name) || name.split('/').includes('..');

/** Sizes and offset of an entry that are stated in its ZIP64 field. */
function readLarge(view: DataView, from: number, length: number, entry: ZipEntry): ZipEntry {
  for (let at = from; at + 4 <= from + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let value = at + 4;
    const next = (stated: number) => {
      if (stated !== 0xffffffff) return stated;
      value += 8;
      return Number(view.getBigUint64(value - 8, true));
    };
    const size = next(entry.size);
    return { ...entry, size, compressed: next(entry.compressed), offset: next(entry.offset) };
  }
  return entry;
}

function readRecord(view: DataView, at: number, place: Place): { entry: ZipEntry; next: number } {
  if (view.getUint32(at, true) !== 0x02014b50) throw new SourceError('malformed', place);
  const [nameLength, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
    number,
    number,
    number,
  ];
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength);
  const name = new TextDecoder().decode(bytes);
  if ((view.getUint16(at + 8, true) & 1) === 1) throw new SourceError('unreadable', place, 'encrypted');
  const stated = {
    name,
    method: view.getUint16(at + 10, true),
    compressed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
  };
  return {
    entry: readLarge(view, at + 46 + nameLength, extra, stated),
    next: at + 46 + nameLength + extra + comment,
  };
}

function checkEntry(entry: ZipEntry, place: Place): void {
  if (isUnsafeName(entry.name) || entry.size > maxEntrySize) throw new SourceError('hostile', place, entry.name);
}

/** Entries of a ZIP archive, without folders. @throws SourceError */
export function readDirectory(bytes: Uint8Array, place: Place): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) throw new SourceError('unreadable', place, 'zip');
  try {
    const { count, offset } = findEntries(view, end);
    if (count > maxEntries) throw new SourceError('hostile', place);
    const entries: ZipEntry[] = [];
    let at = offset;
    let total = 0;
    for (let index = 0; index < count; index++) {
      const { entry, next } = readRecord(view, at, place);
      checkEntry(entry, place);
      total += entry.size;
      at = next;
      if (!entry.name.endsWith('/')) entries.push(entry);
    }
    if (total > maxSize || (total > smallSize && total > maxRatio * bytes.length)) throw new SourceError('hostile', place);
    return entries;
  } catch (error) {
    if (error instanceof RangeError) throw new SourceError('malformed', place);
    throw error;
  }
}
