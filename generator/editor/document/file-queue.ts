import type { EditedFile } from './edited-file.ts';
import { FileChangedError } from './replace-file.ts';

/** Number of attempts if other programs write the file at the same time. */
const mostTries = 5;

/** Runs tasks one after the other, each on the present file. */
export type FileQueue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Creates the queue of a file; each task begins by reading what other programs wrote. */
export function createFileQueue(file: EditedFile): FileQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const tried = async () => {
      for (let tries = 1; ; tries++) {
        try {
          file.refresh();
          return await task();
        } catch (error) {
          if (!(error instanceof FileChangedError) || tries === mostTries) throw error;
        }
      }
    };
    const result = last.then(tried, tried);
    last = result.catch(() => undefined);
    return result;
  };
}
