import { parentPort, workerData } from 'node:worker_threads';
import { type LeftFiles, lookThrough } from './look.ts';

/** What such a thread is told. */
export interface LookInput extends Pick<LeftFiles, 'numbers'> {
  folder: string;
  /** `\0` stands between them: one text is told at once, of tens of thousands each takes its time. */
  paths: string;
}

const { folder, paths, numbers } = workerData as LookInput;
parentPort?.postMessage(lookThrough(folder, { paths: paths.split('\0'), numbers }));
