import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** File timestamps are coarse: a file that was modified just now may change again without a new time. Milliseconds. */
const coarse = 2000;

/**
 * Digest of the metadata of some files or folders, which tells whether any of them was written, replaced, added or removed. A file
 * may have its former modification time and size, never its former change time.
 * @param {readonly string[]} places
 * @returns {{ digest: string, isSettled: boolean }} `isSettled`: none can change again without showing it
 */
export function statAll(places) {
  const hash = createHash('sha256');
  let latest = 0;
  for (const place of places) {
    const stats = statSync(place, { throwIfNoEntry: false });
    if (stats === undefined) {
      hash.update(`${place}\0none\0`);
      continue;
    }
    const { dev, ino, size, mtimeMs, ctimeMs } = stats;
    hash.update(`${place}\0${dev} ${ino} ${size} ${mtimeMs} ${ctimeMs}\0`);
    latest = Math.max(latest, ctimeMs);
  }
  return { digest: hash.digest('hex'), isSettled: Date.now() - latest > coarse };
}

/** @param {string} text */
const digestOf = (text) => createHash('sha256').update(text).digest('hex');

/**
 * Keeps a text with its digest, so that a damaged one is not believed. Best effort: a failed write is ignored.
 * @param {string} file
 * @param {string} text
 */
export function keepText(file, text) {
  const unfinished = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(unfinished, `${digestOf(text)}\n${text}`, { flag: 'wx' });
    // A folder in its place would be in the way.
    rmSync(file, { recursive: true, force: true });
    renameSync(unfinished, file);
  } catch {
    try {
      rmSync(unfinished, { recursive: true, force: true });
    } catch {
      // A file is where the folder belongs.
    }
  }
}

/**
 * The text that was kept; undefined where there is none or it is damaged. What is no file, such as a pipe, would keep the command
 * waiting.
 * @param {string} file
 */
export function readText(file) {
  try {
    if (!statSync(file).isFile()) return undefined;
    const kept = readFileSync(file, 'utf8');
    const end = kept.indexOf('\n');
    const text = kept.slice(end + 1);
    return kept.slice(0, end) === digestOf(text) ? text : undefined;
  } catch {
    return undefined;
  }
}
