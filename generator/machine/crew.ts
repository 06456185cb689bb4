import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { limitsOfThread } from './heap.ts';
import type { Task } from './task.ts';
import type { Delivered, Workbench } from './workbench.ts';
import type { Reply, Request, StartedWith } from './worker.ts';

/** Beside the bundle that a command runs from; where it runs from its sources, there are no workers. */
const bundledWorker = join(import.meta.dirname, 'worker.mjs');

/** Each takes 60 to 100 MB. */
const mostWorkers = 8;

/** Calls that wait for each worker, so that it never waits for the next. */
const callsEach = 2;

/** A thread that answers one request after another. */
class Hand {
  readonly #worker: Worker;
  /** A list, not a map, for the reason that `rememberLast` has one. */
  readonly #waiting: { call: number; resolve: (delivery: unknown) => void; reject: (error: Error) => void }[] = [];
  #calls = 0;

  constructor(file: string, started: StartedWith) {
    this.#worker = new Worker(file, { resourceLimits: limitsOfThread, workerData: started });
    this.#worker.on('message', ({ call, delivery, error }: Reply) => {
      const place = this.#waiting.findIndex((one) => one.call === call);
      const [waiting] = place < 0 ? [] : this.#waiting.splice(place, 1);
      if (error) waiting?.reject(error);
      else waiting?.resolve(delivery);
    });
    this.#worker.on('error', (error) => this.#fail(error as Error));
    this.#worker.on('exit', (code) => this.#fail(new Error(`A worker ended with ${code}.`)));
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }

  get load(): number {
    return this.#waiting.length;
  }

  tell(request: Request): void {
    this.#worker.postMessage(request);
  }

  ask(bench: number, orders: Extract<Request, { orders: unknown }>['orders']): Promise<unknown> {
    const call = this.#calls++;
    return new Promise((resolve, reject) => {
      this.#waiting.push({ call, resolve, reject });
      this.tell({ bench, call, orders });
    });
  }

  end(): Promise<unknown> {
    return this.#worker.terminate();
  }
}

/** Threads that do tasks, one a processor. */
export interface Crew {
  /** Makes all of them ready for a task. */
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
  const length = Math.min(mostWorkers, availableParallelism());
  if (!existsSync(file)) return undefined;
  const hands = Array.from({ length }, () => new Hand(file, started));
  let benches = 0;
  return {
    openWorkbench<Setup, Input, Facts, Trouble>({ name }: Task<Setup, Input, Facts, Trouble>, setup: Setup) {
      const bench = benches++;
      for (const hand of hands) hand.tell({ bench, task: name, setup });
      const ofLeastLoad = () => hands.reduce((a, b) => (b.load < a.load ? b : a));
      return async (orders) => (await ofLeastLoad().ask(bench, orders)) as Delivered<Facts, Trouble>[];
    },
    atOnce: length * callsEach,
    close: async () => {
      await Promise.all(hands.map((hand) => hand.end()));
    },
  };
}
