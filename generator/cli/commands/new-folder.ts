import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UsageError } from '../../core/diagnostics/errors.ts';

/** What may be in a folder that a site is to go into: an empty repository, and what systems leave everywhere. */
const harmless = new Set(['.git', '.DS_Store', 'Thumbs.db', 'desktop.ini']);

/** What is hidden comes last: people know the rest by its names. */
const byName = (one: string, other: string) =>
  Number(one.startsWith('.')) - Number(other.startsWith('.')) || one.localeCompare(other, 'en');

/**
 * @param own what this command has put there itself
 * @throws UsageError where something stands in a folder already, which it names
 */
export function assertEmptyFolder(folder: string, own?: string): void {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return;
  if (!stats.isDirectory()) throw new UsageError('folder-is-file', { file: folder });
  const list = readdirSync(folder).filter((name) => !harmless.has(name) && name !== own);
  if (list.length > 0) throw new UsageError('folder-taken', { file: folder, list: list.sort(byName) });
}

/** Takes away folders that this command has made, as long as nobody has put anything into them. */
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

/** What a command does while nobody can end it: all of it is a moment's work, and is done or undone whole. */
async function uninterrupted<Result>(act: () => Promise<Result>): Promise<Result> {
  const wait = () => undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, wait);
  return act().finally(() => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, wait);
  });
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error;

function write(place: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  for (const [name, content] of files) {
    mkdirSync(dirname(join(place, name)), { recursive: true });
    writeFileSync(join(place, name), content, { flag: 'wx' });
  }
}

/** Moves all that is in a folder into another that has nothing of it. */
function move(from: string, to: string, moved: string[]): void {
  for (const name of readdirSync(from)) {
    if (name === '.qiyam') continue;
    if (existsSync(join(to, name))) throw new UsageError('folder-taken', { file: to, list: [name] });
    renameSync(join(from, name), join(to, name));
    moved.push(join(to, name));
  }
}

/**
 * Writes files into a folder: all of them, or nothing is left behind.
 * @param settle what is done with them before they are there, in the folder that it is given
 * @throws UsageError where something stands in their place, or the machine does not let them be written
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
      if (isSystemError(error)) throw new UsageError('folder-refused', { file: folder, reason: error.code ?? error.message });
      throw error;
    }
  });
}
