import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Look } from './look.ts';
import type { LookInput } from './look-worker.ts';

/** Beside the bundle that a command runs from; where it runs from its sources, there is none. */
const bundledWorker = join(import.meta.dirname, 'look.mjs');

/** A thread takes some 20 ms to start: in that time as many files are looked at. */
const worthThread = 8000;

export interface LookOptions {
  /** What the thread runs. */
  file?: string;
  /** How many files are worth a thread. */
  least?: number;
}

/** Whether so many files are worth a thread, and there can be one. */
export const isWorthThread = (files: number, { file = bundledWorker, least = worthThread }: LookOptions): boolean =>
  files >= least && existsSync(file);

/**
 * Has another thread look through a folder, while this one does something else.
 * @returns what it found; undefined where it could not.
 */
export async function lookBeside(input: LookInput, { file = bundledWorker }: LookOptions): Promise<Look | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(file, { workerData: input });
    worker.once('message', resolve);
    worker.once('error', () => resolve(undefined));
    worker.once('exit', () => resolve(undefined));
  });
}
