import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UsageError } from '../../core/diagnostics/errors.ts';
import { isSystemError } from '../../core/util/is-system-error.ts';

/** Files that a folder for a new site may already contain: an empty repository and OS junk. */
const harmless = new Set(['.git', '.DS_Store', 'Thumbs.db', 'desktop.ini']);

/** Sorts hidden files last: other names are more familiar. */
const byName = (one: string, other: string) =>
  Number(one.startsWith('.')) - Number(other.startsWith('.')) || one.localeCompare(other, 'en');

/**
 * @param own entry that this command created itself
 * @throws UsageError with the names of files that are in the folder already
 */
export function assertEmptyFolder(folder: string, own?: string): void {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return;
  if (!stats.isDirectory()) throw new UsageError('folder-is-file', { file: folder });
  const list = readdirSync(folder).filter((name) => !harmless.has(name) && name !== own);
  if (list.length > 0) throw new UsageError('folder-taken', { file: folder, list: list.sort(byName) });
}

/** Removes folders that this command created, if they are still empty. */
function removeEmpty(folder: string, first: string | undefined): void {
  if (first === undefined) return;
  for (let one = folder; ; one = dirname(one)) {
    try {
      rmdirSync(one);
    } catch {
      return;
    }
    if (one === first) return;
  }
}

/** Runs an operation with signals ignored: it takes a moment, and must be complete or rolled back. */
async function uninterrupted<Result>(act: () => Promise<Result>): Promise<Result> {
  const wait = () => undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, wait);
  return act().finally(() => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, wait);
  });
}

function write(place: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  for (const [name, content] of files) {
    mkdirSync(dirname(join(place, name)), { recursive: true });
    writeFileSync(join(place, name), content, { flag: 'wx' });
  }
}

/** Moves the content of a folder into another. @throws UsageError if a name exists there already */
function move(from: string, to: string, moved: string[]): void {
  for (const name of readdirSync(from)) {
    if (name === '.qiyam') continue;
    if (existsSync(join(to, name))) throw new UsageError('folder-taken', { file: to, list: [name] });
    renameSync(join(from, name), join(to, name));
    moved.push(join(to, name));
  }
}

/**
 * Writes files into a folder, all or none.
 * @param settle prepares the files in a staging folder before they are moved
 * @throws UsageError if files are in the way, or the folder is not writable
 */
export function writeFolder<Result>(
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  settle: (place: string) => Promise<Result>,
): Promise<Result> {
  return uninterrupted(async () => {
    const moved: string[] = [];
    let [first, place]: (string | undefined)[] = [];
    try {
      first = mkdirSync(folder, { recursive: true });
      place = mkdtempSync(join(folder, '.qiyam-new-'));
      write(place, files);
      const result = await settle(place);
      assertEmptyFolder(folder, basename(place));
      move(place, folder, moved);
      rmSync(place, { recursive: true });
      return result;
    } catch (error) {
      for (const one of [...moved, ...(place === undefined ? [] : [place])]) rmSync(one, { recursive: true, force: true });
      removeEmpty(folder, first);
      if (isSystemError(error)) throw new UsageError('folder-refused', { file: folder, reason: error.code });
      throw error;
    }
  });
}
