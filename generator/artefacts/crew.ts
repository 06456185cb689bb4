import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WorkerInput, WorkerReply, WorkerRequest } from './worker.ts';
import type { Workshop } from './workshop.ts';

/** Beside the bundle that a command runs from; where it runs from its sources, there are no workers. */
const bundledWorker = join(import.meta.dirname, 'worker.mjs');

/** Each takes 60 to 100 MB. */
const mostWorkers = 8;

/** Calls that wait for each worker, so that it never waits for the next. */
const callsEach = 2;

/** What a page leaves behind while it is made is a few megabytes: with more room for it a worker only takes more memory. */
const resourceLimits = { maxYoungGenerationSizeMb: 12 };

/** A thread that answers one request after another. */
class Hand {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve: (made: unknown) => void; reject: (error: Error) => void }>();
  #calls = 0;

  constructor(input: WorkerInput, file: string) {
    this.#worker = new Worker(file, { workerData: input, resourceLimits });
    this.#worker.on('message', ({ call, made, error }: WorkerReply) => {
      const waiting = this.#waiting.get(call);
      this.#waiting.delete(call);
      if (error) waiting?.reject(error);
      else waiting?.resolve(made);
    });
    this.#worker.on('error', (error) => this.#fail(error as Error));
    this.#worker.on('exit', (code) => this.#fail(new Error(`A worker ended with ${code}.`)));
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  get load(): number {
    return this.#waiting.size;
  }

  ask(request: WorkerRequest): Promise<unknown> {
    const call = this.#calls++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(call, { resolve, reject });
      this.#worker.postMessage({ call, ...request });
    });
  }

  end(): Promise<unknown> {
    return this.#worker.terminate();
  }
}

export interface Crew extends Workshop {
  close: () => Promise<void>;
}

/** A workshop of as many threads as there are processors; undefined where the command runs from its sources. */
export function openCrew(input: WorkerInput, file = bundledWorker): Crew | undefined {
  if (!existsSync(file)) return undefined;
  const hands = Array.from({ length: Math.min(mostWorkers, availableParallelism()) }, () => new Hand(input, file));
  const ask = (request: WorkerRequest) => hands.reduce((a, b) => (b.load < a.load ? b : a)).ask(request);
  return {
    makePages: (tasks) => ask({ kind: 'pages', tasks }) as ReturnType<Workshop['makePages']>,
    makePictures: (tasks) => ask({ kind: 'pictures', tasks }) as ReturnType<Workshop['makePictures']>,
    atOnce: hands.length * callsEach,
    close: async () => {
      await Promise.all(hands.map((hand) => hand.end()));
    },
  };
}
