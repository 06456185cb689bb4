import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../util/engine.mjs';
import { memoize } from '../util/memoize.ts';
import { workerLimits } from './garbage-collection.ts';
import { openCache } from './store.ts';
import { type AnyTask, storeOf, type Task } from './task.ts';
import { createSession, type Job, type JobResult, type WorkerSession } from './worker-session.ts';

/** Next to the bundle of the command. When running from sources there are no workers. */
const bundledWorker = join(import.meta.dirname, 'worker.mjs');

/** Each takes 60 to 100 MB. */
const maxWorkers = 8;

/** Queued calls for each worker, so that no worker idles between batches. */
const callsPerWorker = 2;

/** Engine and cache folders of a worker. */
export interface WorkerContext {
  engine: Engine;
  /** Cache folders of the engine and of sites. */
  engineCacheFolder: string;
  siteCacheFolder: string;
}

/** Request to a worker to run jobs. */
export interface WorkerRequest {
  context: WorkerContext;
  task: string;
  /** Number of the session: a worker prepares once for each setup. */
  sessionId: number;
  setup: unknown;
  jobs: readonly Job<unknown>[];
}

/** Pool of workers, one for each processor up to a limit. */
export interface WorkerPool {
  openSession: <Setup, Input, Facts, Trouble>(
    task: Task<Setup, Input, Facts, Trouble>,
    setup: Setup,
  ) => WorkerSession<Input, Facts, Trouble>;
  /** Maximum number of calls in progress. */
  concurrency: number;
  close: () => Promise<void>;
}

export interface WorkerPoolOptions {
  context: WorkerContext;
  /** Script of the workers (default: the bundled one). */
  file?: string;
}

/** Opens a worker pool; undefined when running from sources. */
export function openWorkerPool({ context, file = bundledWorker }: WorkerPoolOptions): WorkerPool | undefined {
  if (!existsSync(file)) return undefined;
  const length = Math.min(maxWorkers, availableParallelism());
  const pool = import('tinypool').then(
    ({ Tinypool }) =>
      new Tinypool({ filename: file, minThreads: length, maxThreads: length, resourceLimits: workerLimits, useAtomics: false }),
  );
  let sessions = 0;
  return {
    openSession<Setup, Input, Facts, Trouble>({ name }: Task<Setup, Input, Facts, Trouble>, setup: Setup) {
      const request = { context, task: name, sessionId: sessions++, setup };
      return async (jobs: readonly Job<Input>[]): Promise<JobResult<Facts, Trouble>[]> =>
        (await pool).run({ ...request, jobs } satisfies WorkerRequest, { name: 'answer' });
    },
    concurrency: length * callsPerWorker,
    close: async () => (await pool).destroy(),
  };
}

/** Sessions that a worker keeps open. */
const maxSessions = 4;

/** Creates the request handler of a worker. */
export function createRequestHandler(
  tasks: readonly AnyTask[],
): (request: WorkerRequest) => Promise<JobResult<unknown, unknown>[]> {
  const open = async ({ context: { engine, engineCacheFolder, siteCacheFolder }, task: name, setup }: WorkerRequest) => {
    const task = tasks.find((one) => one.name === name);
    if (!task) throw new Error(`There is no task ${name}.`);
    const { store, core } = openCache(siteCacheFolder, engine);
    const context = { engine, engineCache: openCache(engineCacheFolder, engine), store, core, isWorker: true };
    const make = await task.open(setup as never, context);
    return createSession(task, make, { store: storeOf(task, context), isWorker: true });
  };
  const session = memoize(open, { maxKeys: maxSessions, keyOf: (request) => String(request.sessionId) });
  return async (request) => (await session(request))(request.jobs as readonly Job<never>[]);
}
