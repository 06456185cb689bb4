import { constants, type Stats, statSync, utimesSync, writeFileSync } from 'node:fs';
import { chmod, copyFile, link, readFile, utimes } from 'node:fs/promises';
import { promisify } from 'node:util';
import { hashBytes, hashFile } from '../common/hash.ts';
import type { CopiedContent } from '../common/output-file.ts';
import { remember } from '../common/remember.ts';
import type { StoredPlace } from '../common/stored-content.ts';
import { isFlag, isNumber, partsOf } from '../machine/forms.ts';
import { storeOf, type Task } from '../machine/task.ts';
import { takeThing } from '../machine/things.ts';
import type { Placed } from './left.ts';

/** Files with more bytes are read piece by piece. */
const large = 4 * 1024 ** 2;

/**
 * The time of a file that is written, in whole seconds: never that of the file in its place before, as servers make ETags
 * and `Last-Modified` of it. A file whose bytes are the same is taken over with its time, so that they answer "not modified".
 */
const timeAfter = (former: Stats | undefined, now: number) =>
  former?.isFile() ? Math.max(now, Math.floor(former.mtimeMs / 1000) + 1) : now;

/**
 * Copies a file of the content, as a clone where the disk can. Never as a link: an edit of the content would be
 * published at once, and half done. Whoever may read the site may read it.
 */
async function copyContent({ from }: CopiedContent, target: string, time: number): Promise<void> {
  await copyFile(from, target, constants.COPYFILE_FICLONE);
  await chmod(target, 0o666 & ~process.umask());
  await utimes(target, time, time);
}

/** Without other threads: to ask them takes longer than to write into the memory of the system. */
function writeNow(target: string, bytes: Uint8Array, time: number): void {
  writeFileSync(target, bytes, { flag: 'wx' });
  utimesSync(target, time, time);
}

/** Brings a file of the site that is replaced as a link, where it has the same bytes: not every disk has links. */
async function takeOver(
  former: string,
  stats: Stats | undefined,
  target: string,
  { hash, size }: { hash: string; size: number },
) {
  if (!stats?.isFile() || stats.size !== size) return false;
  try {
    const found = size > large ? await hashFile(former) : hashBytes(await readFile(former));
    if (found !== hash) return false;
    await link(former, target);
    return true;
  } catch {
    return false;
  }
}

/** Lets others have their turn, such as who interrupts. */
const nextTurn = promisify(setImmediate);

export interface WriteSetup {
  /** The folder of the site that will be replaced, and of the new one. */
  outDir: string;
  finished: string;
  /** Seconds since 1970. */
  now: number;
}

/** A file that is wanted. */
interface WantedFile {
  path: string;
  hash: string;
  /** In bytes. */
  size: number;
}

/** A file that was brought, and whether it had to be written. */
export interface Brought extends Placed {
  isWritten: boolean;
}

/** Writes a file, or links to that of the former site where its bytes are the same. @throws what the machine says */
export async function bring(
  { content, ...file }: WantedFile & { content: CopiedContent | (() => Promise<Uint8Array>) },
  { outDir, finished, now }: WriteSetup,
): Promise<Brought> {
  const [former, target] = [`${outDir}/${file.path}`, `${finished}/${file.path}`];
  const stats = statSync(former, { throwIfNoEntry: false });
  const isWritten = !(await takeOver(former, stats, target, file));
  if (isWritten) {
    if (typeof content === 'function') writeNow(target, await content(), timeAfter(stats, now));
    else await copyContent(content, target, timeAfter(stats, Math.floor(content.modified / 1000)));
  }
  const { ino, size, mtimeMs } = statSync(target);
  return { ino, size, mtimeMs, isWritten };
}

/** A file whose bytes the store has. */
export interface WriteInput extends WantedFile {
  place: StoredPlace;
}

/** Files of a thing are written one after another: it is taken from the store once. */
const thingsHeld = 2;

/** Writes files of a site whose bytes the store has. Trouble: it could not, for whatever reason. */
export const writeTask: Task<WriteSetup, WriteInput, Brought, undefined> = {
  name: 'write',
  code: 'core',
  together: 64,
  worthWorkers: 2000,
  form: partsOf<Brought>({ ino: isNumber, size: isNumber, mtimeMs: isNumber, isWritten: isFlag }),
  open: async (setup, { store, core, isWorker }) => {
    const take = remember(({ code, entry }: StoredPlace) => takeThing(storeOf({ code }, { store, core }), entry), {
      most: thingsHeld,
      keyOf: ({ code, entry }) => `${code} ${entry}`,
    });
    return async ({ place, ...file }) => {
      const bytes = (await take(place))?.find(({ extension }) => extension === place.extension)?.content;
      if (!bytes || hashBytes(bytes) !== file.hash) return { trouble: undefined };
      try {
        const facts = await bring({ ...file, content: async () => bytes }, setup);
        if (!isWorker) await nextTurn();
        return { facts, copies: [] };
      } catch {
        return { trouble: undefined };
      }
    };
  },
};
