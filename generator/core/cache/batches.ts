import { availableParallelism } from 'node:os';
import { storeOf, type Task, type TaskContext } from './task.ts';
import type { WorkerPool } from './worker-pool.ts';
import { createSession, type Job, type JobResult } from './worker-session.ts';

export interface PoolContext extends Omit<TaskContext, 'isWorker'> {
  /** Starts the worker pool; undefined if there are no workers. */
  startPool: () => WorkerPool | undefined;
  /** Whether the pool is running: then smaller amounts of work are worth sending to it. */
  isPoolStarted: () => boolean;
}

/** Context of a task that runs in this thread. */
export const taskContextOf = ({ engine, engineCache, store, core }: PoolContext): TaskContext => ({
  engine,
  engineCache,
  store,
  core,
  isWorker: false,
});

/** A job, and its index among the requests. */
export interface IndexedJob<Input> {
  index: number;
  job: Job<Input>;
}

export interface BatchInput<Setup, Input, Facts, Trouble> {
  setup: Setup;
  /** Consumed lazily, so that few inputs are in memory at a time. */
  jobs: Iterator<IndexedJob<Input>>;
  /** Called with each result, in any order. */
  onResult: (from: { index: number; key: string }, result: JobResult<Facts, Trouble>) => void;
}

/** Takes up to `count` items of an iterator. */
function takeNext<Thing>(results: Iterator<Thing>, count: number): Thing[] {
  const taken: Thing[] = [];
  while (taken.length < count) {
    const next = results.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}

/** Runs the jobs of a task in batches: in the worker pool if there are enough of them, else in this thread. */
export async function runInBatches<Setup, Input, Facts, Trouble>(
  task: Task<Setup, Input, Facts, Trouble>,
  { setup, jobs, onResult }: BatchInput<Setup, Input, Facts, Trouble>,
  poolContext: PoolContext,
): Promise<void> {
  const threshold = poolContext.isPoolStarted() ? Math.min(task.batchSize, task.poolThreshold) : task.poolThreshold;
  const first = takeNext(jobs, threshold);
  if (first.length === 0) return;
  const pool = first.length < threshold ? undefined : poolContext.startPool();
  const context = taskContextOf(poolContext);
  const workHere = async () =>
    createSession(task, await task.open(setup, context), { store: storeOf(task, context), isWorker: false });
  const work = pool ? pool.openSession(task, setup) : await workHere();
  const next = () => (first.length > 0 ? first.splice(0, task.batchSize) : takeNext(jobs, task.batchSize));
  const runNext = async () => {
    for (let batch = next(); batch.length > 0; batch = next()) {
      // Keep no references to inputs that were sent, so that they can be freed.
      const from = batch.map(({ index, job: { cacheKey } }) => ({ index, key: cacheKey }));
      const results = await work(batch.map(({ job }) => job));
      for (const [at, one] of from.entries()) {
        const result = results[at];
        if (result) onResult(one, result);
      }
    }
  };
  await Promise.all(Array.from({ length: pool?.concurrency ?? availableParallelism() }, runNext));
}
