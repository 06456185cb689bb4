import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type LeftFiles, type Look, lookThrough } from './look.ts';
import type { LookInput } from './look-worker.ts';

/** Beside the bundle that a command runs from; where it runs from its sources, there is none. */
const bundledWorker = join(import.meta.dirname, 'look.mjs');

/** A thread takes some 20 ms to start: in that time as many files are looked at. */
const worthThread = 8000;

/** What was found longer ago is looked for again. Milliseconds. */
const longestUse = 5000;

export interface LookOptions {
  /** What the thread runs. */
  file?: string;
  /** How many files are worth a thread. */
  least?: number;
}

/** Looks through folders: beside other work, where it was told to begin before it is asked. */
export interface Looker {
  /** Whether there is a thread for it. */
  isBeside: boolean;
  /** Begins to look, while something else is done. */
  begin: (folder: string) => void;
  /** What stands in a folder. @throws what the machine says. */
  look: (folder: string) => Promise<Look>;
  close: () => void;
}

interface Found {
  look: Look;
  /** When it was found. Milliseconds. */
  time: number;
}

/** What a thread finds; undefined where it could not. */
async function lookBeside(file: string, input: LookInput): Promise<Found | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(file, { workerData: input });
    worker.once('message', (look: Look) => resolve({ look, time: Date.now() }));
    worker.once('error', () => resolve(undefined));
    worker.once('exit', () => resolve(undefined));
    // Nobody waits for what is not asked for.
    worker.unref();
  });
}

/** Makes what looks for the files that a build has left. */
export function openLooker(left: LeftFiles, { file = bundledWorker, least = worthThread }: LookOptions = {}): Looker {
  const begun = new Map<string, Promise<Found | undefined>>();
  let last: Promise<Found | undefined> = Promise.resolve(undefined);
  return {
    isBeside: left.paths.length >= least && existsSync(file),
    begin: (folder) => {
      // One after the other: two at once would take the processor that makes the site.
      last = last.then(() => lookBeside(file, { folder, paths: left.paths.join('\0'), numbers: left.numbers }));
      begun.set(folder, last);
    },
    look: async (folder) => {
      const found = await begun.get(folder);
      return found && Date.now() - found.time < longestUse ? found.look : lookThrough(folder, left);
    },
    close: () => {
      begun.clear();
    },
  };
}
