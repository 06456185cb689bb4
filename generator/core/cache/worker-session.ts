import { hashBytes } from '../util/hash.ts';
import { entryKeyOf, putArtifact } from './artifacts.ts';
import type { ArtifactFile, ArtifactMetadata, FileMetadata, Make, TaskContext } from './task.ts';

export interface Job<Input> {
  cacheKey: string;
  input: Input;
}

/** Result of a job. The bytes are in the store. */
export type JobResult<Facts, Trouble> = ArtifactMetadata<Facts> | { failure: Trouble };

/** Runs a batch of jobs. */
export type WorkerSession<Input, Facts, Trouble> = (jobs: readonly Job<Input>[]) => Promise<JobResult<Facts, Trouble>[]>;

const metadataOf = ({ extension, content }: ArtifactFile<Uint8Array>): ArtifactFile<FileMetadata> => ({
  extension,
  content: { size: content.byteLength, hash: hashBytes(content) },
});

/** Running jobs sequentially keeps fewer objects alive than running all at once. */
async function runSequentially<Input, Facts, Trouble>(make: Make<Input, Facts, Trouble>, jobs: readonly Job<Input>[]) {
  const outcomes = [];
  for (const { input } of jobs) outcomes.push(await make(input));
  return outcomes;
}

/** Runs jobs in this thread: stores the files and returns their metadata, in the order of the jobs. */
export function createSession<Input, Facts, Trouble>(
  { name }: { name: string },
  make: Make<Input, Facts, Trouble>,
  { store, isWorker }: Pick<TaskContext, 'store' | 'isWorker'>,
): WorkerSession<Input, Facts, Trouble> {
  return async (jobs) => {
    const outcomes = isWorker ? await runSequentially(make, jobs) : await Promise.all(jobs.map(({ input }) => make(input)));
    const results: JobResult<Facts, Trouble>[] = [];
    for (const [index, outcome] of outcomes.entries()) {
      const { cacheKey = '' } = jobs[index] ?? {};
      if ('failure' in outcome) results.push(outcome);
      else {
        if (outcome.files.length > 0) await putArtifact(store, entryKeyOf(name, cacheKey), outcome.files);
        results.push({ metadata: outcome.metadata, files: outcome.files.map(metadataOf) });
      }
    }
    return results;
  };
}
