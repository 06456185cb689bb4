import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../util/engine.mjs';
import { remember } from '../util/remember.ts';
import { limitsOfThread } from './heap.ts';
import { openCache } from './store.ts';
import { type AnyTask, storeOf, type Task } from './task.ts';
import { type Delivered, type Order, type Workbench, workbenchOf } from './workbench.ts';

/** Beside the bundle that a command runs from; where it runs from its sources, there are no workers. */
const bundledWorker = join(import.meta.dirname, 'worker.mjs');

/** Each takes 60 to 100 MB. */
const mostWorkers = 8;

/** Calls that wait for each worker, so that it never waits for the next. */
const callsEach = 2;

/** Where a thread works. */
export interface StartedWith {
  engine: Engine;
  /** Of the cache of the engine, and of that of sites. */
  engineFolder: string;
  folder: string;
}

/** What a thread is asked: to make things. */
export interface Request {
  started: StartedWith;
  task: string;
  /** A number for each setup: a thread makes ready for it once. */
  bench: number;
  setup: unknown;
  orders: readonly Order<unknown>[];
}

/** Threads that do tasks, one a processor. */
export interface Crew {
  openWorkbench: <Setup, Input, Facts, Trouble>(
    task: Task<Setup, Input, Facts, Trouble>,
    setup: Setup,
  ) => Workbench<Input, Facts, Trouble>;
  /** Calls that they work on at the same time. */
  atOnce: number;
  close: () => Promise<void>;
}

export interface CrewInput {
  started: StartedWith;
  /** What the threads run. */
  file?: string;
}

/** A thread for each processor; undefined where the command runs from its sources. */
export function openCrew({ started, file = bundledWorker }: CrewInput): Crew | undefined {
  if (!existsSync(file)) return undefined;
  const length = Math.min(mostWorkers, availableParallelism());
  const pool = import('tinypool').then(
    ({ Tinypool }) =>
      new Tinypool({ filename: file, minThreads: length, maxThreads: length, resourceLimits: limitsOfThread, useAtomics: false }),
  );
  let benches = 0;
  return {
    openWorkbench<Setup, Input, Facts, Trouble>({ name }: Task<Setup, Input, Facts, Trouble>, setup: Setup) {
      const request = { started, task: name, bench: benches++, setup };
      return async (orders: readonly Order<Input>[]): Promise<Delivered<Facts, Trouble>[]> =>
        (await pool).run({ ...request, orders } satisfies Request, { name: 'answer' });
    },
    atOnce: length * callsEach,
    close: async () => (await pool).destroy(),
  };
}

/** Setups that a thread is ready for at the same time. */
const mostBenches = 4;

/** Makes the function by which a thread answers what a crew asks of some tasks. */
export function answerCrew(tasks: readonly AnyTask[]): (request: Request) => Promise<Delivered<unknown, unknown>[]> {
  const open = async ({ started: { engine, engineFolder, folder }, task: name, setup }: Request) => {
    const task = tasks.find((one) => one.name === name);
    if (!task) throw new Error(`There is no task ${name}.`);
    const { store, core } = openCache(folder, engine);
    const surroundings = { engine, engineCache: openCache(engineFolder, engine), store, core, isWorker: true };
    const make = await task.open(setup as never, surroundings);
    return workbenchOf(task, make, { store: storeOf(task, surroundings), isWorker: true });
  };
  const bench = remember(open, { most: mostBenches, keyOf: (request) => String(request.bench) });
  return async (request) => (await bench(request))(request.orders as readonly Order<never>[]);
}
