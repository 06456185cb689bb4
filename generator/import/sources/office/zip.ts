import { Inflate } from 'fflate';
import type { Place } from '../../model/content.ts';
import { SourceError } from '../../model/source-error.ts';
import { readDirectory, type ZipEntry } from './zip-directory.ts';

/** Compressed bytes that are inflated at once: at most 1,032 times as many bytes are produced before the size is checked. */
const step = 16 * 1024;

/** A ZIP archive in memory. */
export interface Archive {
  names: readonly string[];
  has: (name: string) => boolean;
  /** Bytes of an entry; undefined if there is none. @throws SourceError */
  read: (name: string) => Uint8Array | undefined;
}

/** Inflates an entry. The declared size, which was checked, is a limit. */
function inflate(compressed: Uint8Array, { size, name }: ZipEntry, place: Place): Uint8Array {
  const bytes = new Uint8Array(size);
  let at = 0;
  const stream = new Inflate((chunk) => {
    if (at + chunk.length > size) throw new SourceError('hostile', place, name);
    bytes.set(chunk, at);
    at += chunk.length;
  });
  try {
    for (let from = 0; from < compressed.length; from += step) {
      stream.push(compressed.subarray(from, from + step), from + step >= compressed.length);
    }
  } catch (error) {
    throw error instanceof SourceError ? error : new SourceError('malformed', place, name);
  }
  if (at !== size) throw new SourceError('malformed', place, name);
  return bytes;
}

function readEntry(bytes: Uint8Array, entry: ZipEntry, place: Place): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { offset, name } = entry;
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== 0x04034b50) throw new SourceError('malformed', place, name);
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const compressed = bytes.subarray(start, start + entry.compressed);
  if (compressed.length !== entry.compressed) throw new SourceError('malformed', place, name);
  if (entry.method === 8) return inflate(compressed, entry, place);
  if (entry.method === 0 && entry.compressed === entry.size) return compressed;
  throw new SourceError(entry.method === 0 ? 'hostile' : 'unreadable', place, name);
}

/**
 * Opens a ZIP archive. Names that leave the folder, and more entries or bytes than an honest document has, are refused.
 * @throws SourceError
 */
export function openArchive(bytes: Uint8Array, place: Place): Archive {
  const entries = new Map<string, ZipEntry>();
  for (const entry of readDirectory(bytes, place)) if (!entries.has(entry.name)) entries.set(entry.name, entry);
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    read: (name) => {
      const entry = entries.get(name);
      return entry && readEntry(bytes, entry, place);
    },
  };
}
