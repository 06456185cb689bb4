import { availableParallelism } from 'node:os';
import { storeOf, type Task, type TaskContext } from './task.ts';
import type { WorkerPool } from './worker-pool.ts';
import { createSession, type Job, type JobResult } from './worker-session.ts';

export interface PoolContext extends Omit<TaskContext, 'isWorker'> {
  /** Starts the worker pool; undefined if there are no workers. */
  crew: () => WorkerPool | undefined;
  /** Whether the pool is running: then smaller amounts of work are worth sending to it. */
  isCalled: () => boolean;
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
  order: Job<Input>;
}

export interface BatchInput<Setup, Input, Facts, Trouble> {
  setup: Setup;
  /** Consumed lazily, so that few inputs are in memory at a time. */
  orders: Iterator<IndexedJob<Input>>;
  /** Called with each result, in any order. */
  deliver: (from: { index: number; key: string }, result: JobResult<Facts, Trouble>) => void;
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
  { setup, orders: jobs, deliver: onResult }: BatchInput<Setup, Input, Facts, Trouble>,
  poolContext: PoolContext,
): Promise<void> {
  const threshold = poolContext.isCalled() ? Math.min(task.together, task.worthWorkers) : task.worthWorkers;
  const first = takeNext(jobs, threshold);
  if (first.length === 0) return;
  const pool = first.length < threshold ? undefined : poolContext.crew();
  const context = taskContextOf(poolContext);
  const workHere = async () =>
    createSession(task, await task.open(setup, context), { store: storeOf(task, context), isWorker: false });
  const work = pool ? pool.openWorkbench(task, setup) : await workHere();
  const next = () => (first.length > 0 ? first.splice(0, task.together) : takeNext(jobs, task.together));
  const runNext = async () => {
    for (let batch = next(); batch.length > 0; batch = next()) {
      // Keep no references to inputs that were sent, so that they can be freed.
      const from = batch.map(({ index, order: { key } }) => ({ index, key }));
      const results = await work(batch.map(({ order: job }) => job));
      for (const [at, one] of from.entries()) {
        const result = results[at];
        if (result) onResult(one, result);
      }
    }
  };
  await Promise.all(Array.from({ length: pool?.atOnce ?? availableParallelism() }, runNext));
}
