import { linkSync, mkdirSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { bytesOf, isCopied, isStored, type SiteFile, sizeOf } from '../common/output-file.ts';
import type { Machine } from '../machine/machine.ts';
import type { Progress } from '../progress/progress.ts';
import type { Steps } from './diff.ts';
import type { Left, Placed, Wanted } from './left.ts';
import { type Brought, bring, type WriteInput, writeTask } from './write-task.ts';

/** Lets others have their turn, such as the line that tells how far the build is. */
const nextTurn = promisify(setImmediate);

export interface Execution {
  steps: Steps;
  wanted: readonly Wanted[];
  /** In the order of `wanted`. */
  files: readonly SiteFile[];
  left: Left;
  /** The folder of the site that will be replaced, and of the new one. */
  outDir: string;
  finished: string;
  progress: Progress;
}

/** Links to a file as the last build left it. @returns which file it is; undefined where it could not. */
function linkLeft(file: Wanted, { left, outDir, finished }: Execution): Placed | undefined {
  try {
    const place = left.placeOf(file);
    if (place === undefined || !left.isUntouched(file, `${outDir}/${file.path}`)) return undefined;
    linkSync(`${outDir}/${file.path}`, `${finished}/${file.path}`);
    return left.placedAt(place);
  } catch {
    return undefined;
  }
}

/** Clears the way for a new site. @throws what the machine says, where somebody has damaged what stands there. */
export function clear({ remove, makeFolders }: Pick<Steps, 'remove' | 'makeFolders'>, finished: string): void {
  for (const path of remove) rmSync(`${finished}/${path}`, { recursive: true });
  for (const folder of makeFolders) mkdirSync(`${finished}/${folder}`);
}

/** What became of the files that did not stand there. */
export interface Filled {
  /** By their places in what is wanted. */
  placed: Map<number, Placed>;
  /** How many had to be written. */
  written: number;
}

/** What any thread can write; undefined where it does not have the bytes. */
function writableOf(file: SiteFile | undefined, wanted: Wanted | undefined): WriteInput | undefined {
  if (!file || !wanted || !isStored(file) || !file.content.place) return undefined;
  return { path: wanted.path, hash: wanted.hash, size: sizeOf(file), place: file.content.place };
}

/** Has files written that the store has, by whichever thread is free. @returns all others, and what could not be written so */
async function writeStored(
  { steps, wanted, files, outDir, finished }: Execution,
  now: number,
  { machine, note }: { machine: Pick<Machine, 'doAll'>; note: (index: number, brought: Brought) => void },
): Promise<number[]> {
  const found = steps.write.map((index) => ({ index, input: writableOf(files[index], wanted[index]) }));
  const others = found.flatMap(({ index, input }) => (input ? [] : [index]));
  const stored = found.flatMap(({ index, input }) => (input ? [{ index, input }] : []));
  await machine.doAll(writeTask, {
    setup: { outDir, finished, now },
    inputs: stored.map(({ input }) => input),
    onDone: (at, thing) => {
      const { index, input } = stored[at] ?? {};
      if (index === undefined || !input) return;
      if ('facts' in thing) return note(index, thing.facts);
      rmSync(`${finished}/${input.path}`, { force: true });
      others.push(index);
    },
  });
  return others;
}

/** Fills a folder that was cleared. @throws what the machine says */
export async function fill(execution: Execution, machine: Pick<Machine, 'doAll'>): Promise<Filled> {
  const { steps, wanted, files, outDir, finished, progress } = execution;
  const now = Math.floor(Date.now() / 1000);
  const filled: Filled = { placed: new Map(), written: 0 };
  progress.expect(files.length);
  progress.did(files.length - steps.link.length - steps.write.length);
  const note = (index: number, { ino, size, mtimeMs, isWritten }: Brought) => {
    filled.placed.set(index, { ino, size, mtimeMs });
    if (isWritten) filled.written++;
    progress.did(1);
  };
  const bringHere = async (index: number) => {
    const [file, one] = [files[index], wanted[index]];
    if (!file || !one) return;
    const content = isCopied(file) ? file.content : () => bytesOf(file);
    note(index, await bring({ path: one.path, hash: one.hash, size: sizeOf(file), content }, { outDir, finished, now }));
    await nextTurn();
  };
  for (const index of steps.link) {
    const linked = wanted[index] && linkLeft(wanted[index], execution);
    if (linked) note(index, { ...linked, isWritten: false });
    else await bringHere(index);
  }
  // What went wrong in another thread goes wrong here again, and is told.
  for (const index of await writeStored(execution, now, { machine, note })) await bringHere(index);
  return filled;
}
