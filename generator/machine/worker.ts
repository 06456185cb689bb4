import { parentPort, workerData } from 'node:worker_threads';
import type { Engine } from '../common/engine.mjs';
import { openCache } from './store.ts';
import { type AnyTask, storeOf } from './task.ts';
import { type Order, type Workbench, workbenchOf } from './workbench.ts';

/** What a thread is told when it is started. */
export interface StartedWith {
  engine: Engine;
  /** Of the cache of the engine, and of that of sites. */
  engineFolder: string;
  folder: string;
}

/** What a thread is asked: to make ready for a task, or to make things. */
export type Request = { bench: number } & (
  | { task: string; setup: unknown }
  | { call: number; orders: readonly Order<unknown>[] }
);

export interface Reply {
  call: number;
  delivery?: unknown;
  error?: Error;
}

/** Answers, in a thread, what a crew asks of some tasks. */
export function answerCrew(tasks: readonly AnyTask[]): void {
  const { engine, engineFolder, folder } = workerData as StartedWith;
  const { store, core } = openCache(folder, engine);
  const surroundings = { engine, engineCache: openCache(engineFolder, engine), store, core, isWorker: true };
  const benches = new Map<number, Promise<Workbench<never, unknown, unknown>>>();
  const open = async (name: string, setup: unknown) => {
    const task = tasks.find((one) => one.name === name);
    if (!task) throw new Error(`There is no task ${name}.`);
    return workbenchOf(task, await task.open(setup as never, surroundings), {
      store: storeOf(task, surroundings),
      isWorker: true,
    });
  };
  parentPort?.on('message', async (request: Request) => {
    if ('task' in request) {
      const opened = open(request.task, request.setup);
      // What goes wrong is told to who asks for something.
      opened.catch(() => undefined);
      benches.set(request.bench, opened);
      return;
    }
    const { bench, call, orders } = request;
    const reply = await Promise.resolve(benches.get(bench))
      .then((make) => make?.(orders as readonly Order<never>[]))
      .then(
        (delivery): Reply => ({ call, delivery }),
        (error): Reply => ({ call, error: error instanceof Error ? error : new Error(String(error)) }),
      );
    parentPort?.postMessage(reply);
  });
}
