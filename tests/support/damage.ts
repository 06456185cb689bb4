import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function replaced(file: string, place: () => void): void {
  rmSync(file, { recursive: true, force: true });
  place();
}

/** Flips one bit, near the start, in the middle or at the end. */
function flip(file: string, part: number): void {
  const bytes = readFileSync(file);
  const at = Math.floor((bytes.length - 1) * part);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

/** Keeps size and mtime, like files from an archive: they do not reveal the change. */
function overwriteUnseen(file: string): void {
  const { size, atime, mtime } = statSync(file);
  writeFileSync(file, Buffer.alloc(size, 'x'));
  utimesSync(file, atime, mtime);
}

/** Possible damages of a cache file; `other` is another file of the cache. */
export const damages: Record<string, (file: string, other: string) => void> = {
  'is empty': (file) => truncateSync(file),
  'ends in the middle': (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
  'lacks its last byte': (file) => truncateSync(file, Math.max(0, statSync(file).size - 1)),
  'has ten bytes': (file) => truncateSync(file, Math.min(10, statSync(file).size)),
  'has a byte more': (file) => writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.from([0])])),
  'has a flipped bit at its beginning': (file) => flip(file, 0),
  'has a flipped bit in its middle': (file) => flip(file, 0.5),
  'has a flipped bit at its end': (file) => flip(file, 1),
  'has other bytes, with its size and time': overwriteUnseen,
  'is zeros': (file) => writeFileSync(file, Buffer.alloc(statSync(file).size)),
  'is the file of another': (file, other) => writeFileSync(file, readFileSync(other)),
  'is a folder': (file) => replaced(file, () => mkdirSync(join(file, 'a/b'), { recursive: true })),
  'is a pipe': (file) => replaced(file, () => execFileSync('mkfifo', [file])),
  'is a link to what never ends': (file) => replaced(file, () => symlinkSync('/dev/zero', file)),
  'is a link to itself': (file) => replaced(file, () => symlinkSync(file, file)),
  'is a link to nothing': (file) => replaced(file, () => symlinkSync('/nothing/there', file)),
  'is gone': (file) => rmSync(file),
};
