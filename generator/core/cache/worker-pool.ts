import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../util/engine.mjs';
import { memoize } from '../util/memoize.ts';
import { workerLimits } from './garbage-collection.ts';
import { openCache } from './store.ts';
import { type AnyTask, storeOf, type Task } from './task.ts';
import { createSession, type Job, type JobResult, type WorkerSession } from './worker-session.ts';

/** Beside the bundle that a command runs from; where it runs from its sources, there are no workers. */
const bundledWorker = join(import.meta.dirname, 'worker.mjs');

/** Each takes 60 to 100 MB. */
const maxWorkers = 8;

/** Calls that wait for each worker, so that it never waits for the next. */
const callsPerWorker = 2;

/** Where a thread works. */
export interface WorkerContext {
  engine: Engine;
  /** Of the cache of the engine, and of that of sites. */
  engineFolder: string;
  folder: string;
}

/** What a thread is asked: to make things. */
export interface WorkerRequest {
  started: WorkerContext;
  task: string;
  /** A number for each setup: a thread makes ready for it once. */
  bench: number;
  setup: unknown;
  orders: readonly Job<unknown>[];
}

/** Threads that do tasks, one a processor. */
export interface WorkerPool {
  openWorkbench: <Setup, Input, Facts, Trouble>(
    task: Task<Setup, Input, Facts, Trouble>,
    setup: Setup,
  ) => WorkerSession<Input, Facts, Trouble>;
  /** Calls that they work on at the same time. */
  atOnce: number;
  close: () => Promise<void>;
}

export interface WorkerPoolOptions {
  started: WorkerContext;
  /** What the threads run. */
  file?: string;
}

/** A thread for each processor; undefined where the command runs from its sources. */
export function openWorkerPool({ started: context, file = bundledWorker }: WorkerPoolOptions): WorkerPool | undefined {
  if (!existsSync(file)) return undefined;
  const length = Math.min(maxWorkers, availableParallelism());
  const pool = import('tinypool').then(
    ({ Tinypool }) =>
      new Tinypool({ filename: file, minThreads: length, maxThreads: length, resourceLimits: workerLimits, useAtomics: false }),
  );
  let sessions = 0;
  return {
    openWorkbench<Setup, Input, Facts, Trouble>({ name }: Task<Setup, Input, Facts, Trouble>, setup: Setup) {
      const request = { started: context, task: name, bench: sessions++, setup };
      return async (jobs: readonly Job<Input>[]): Promise<JobResult<Facts, Trouble>[]> =>
        (await pool).run({ ...request, orders: jobs } satisfies WorkerRequest, { name: 'answer' });
    },
    atOnce: length * callsPerWorker,
    close: async () => (await pool).destroy(),
  };
}

/** Setups that a thread is ready for at the same time. */
const maxSessions = 4;

/** Makes the function by which a thread answers what a crew asks of some tasks. */
export function createRequestHandler(
  tasks: readonly AnyTask[],
): (request: WorkerRequest) => Promise<JobResult<unknown, unknown>[]> {
  const open = async ({ started: { engine, engineFolder, folder }, task: name, setup }: WorkerRequest) => {
    const task = tasks.find((one) => one.name === name);
    if (!task) throw new Error(`There is no task ${name}.`);
    const { store, core } = openCache(folder, engine);
    const context = { engine, engineCache: openCache(engineFolder, engine), store, core, isWorker: true };
    const make = await task.open(setup as never, context);
    return createSession(task, make, { store: storeOf(task, context), isWorker: true });
  };
  const session = memoize(open, { most: maxSessions, keyOf: (request) => String(request.bench) });
  return async (request) => (await session(request))(request.orders as readonly Job<never>[]);
}
