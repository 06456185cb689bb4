import { availableParallelism } from 'node:os';
import { storeOf, type Task, type TaskContext } from './task.ts';
import type { WorkerPool } from './worker-pool.ts';
import { createSession, type Job, type JobResult } from './worker-session.ts';

export interface PoolContext extends Omit<TaskContext, 'isWorker'> {
  /** Starts threads, where there can be any. */
  crew: () => WorkerPool | undefined;
  /** Whether they have been started: they are then worth less work. */
  isCalled: () => boolean;
}

/** Those of a task that is done in this thread. */
export const taskContextOf = ({ engine, engineCache, store, core }: PoolContext): TaskContext => ({
  engine,
  engineCache,
  store,
  core,
  isWorker: false,
});

/** An order, and its place among what was asked for. */
export interface IndexedJob<Input> {
  index: number;
  order: Job<Input>;
}

export interface BatchInput<Setup, Input, Facts, Trouble> {
  setup: Setup;
  /** They are taken when they are worked on, so that few inputs are in memory. */
  orders: Iterator<IndexedJob<Input>>;
  /** Is told what came of each, in no order. */
  deliver: (from: { index: number; key: string }, result: JobResult<Facts, Trouble>) => void;
}

/** The next of some things; fewer where they end. */
function takeNext<Thing>(results: Iterator<Thing>, count: number): Thing[] {
  const taken: Thing[] = [];
  while (taken.length < count) {
    const next = results.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}

/** Does a task with many inputs, a few at a time: here, or by a crew where there is enough of it. */
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
      // Inputs are let go of once they are sent.
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
