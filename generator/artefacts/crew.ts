import { existsSync } from 'node:fs';
import module from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { StartedWith, WorkerInput, WorkerReply, WorkerRequest } from './worker.ts';
import type { Workshop } from './workshop.ts';

/** Beside the bundle that a command runs from; where it runs from its sources, there are no workers. */
const bundledWorker = join(import.meta.dirname, 'worker.mjs');

/** Each takes 60 to 100 MB. */
const mostWorkers = 8;

/** Calls that wait for each worker, so that it never waits for the next. */
const callsEach = 2;

/** What a page leaves behind while it is made is a few megabytes: with more room for it a worker only takes more memory. */
const resourceLimits = { maxYoungGenerationSizeMb: 12 };

/**
 * What a process was told of its heap when it began holds for threads too, before what they are told: here it ends. They have
 * all of their room for young objects at once.
 */
function forgetRoomOfProcess(): void {
  const room = resourceLimits.maxYoungGenerationSizeMb / 3;
  const flags = ['--max-semi-space-size=0', '--initial-old-space-size=0', `--min-semi-space-size=${room}`];
  for (const flag of flags) setFlagsFromString(flag);
}

/** A thread that answers one request after another. */
class Hand {
  readonly #worker: Worker;
  /** A list, not a map, for the reason that `rememberLast` has one. */
  readonly #waiting: { call: number; resolve: (made: unknown) => void; reject: (error: Error) => void }[] = [];
  #calls = 0;

  constructor(file: string, input: WorkerInput) {
    this.#worker = new Worker(file, {
      resourceLimits,
      workerData: { ...input, keepsCompiled: module.getCompileCacheDir?.() !== undefined } satisfies StartedWith,
    });
    this.#worker.on('message', ({ call, made, error }: WorkerReply) => {
      const place = this.#waiting.findIndex((one) => one.call === call);
      const [waiting] = place < 0 ? [] : this.#waiting.splice(place, 1);
      if (error) waiting?.reject(error);
      else waiting?.resolve(made);
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

  ask(request: WorkerRequest): Promise<unknown> {
    const call = this.#calls++;
    return new Promise((resolve, reject) => {
      this.#waiting.push({ call, resolve, reject });
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

export interface CrewOptions {
  /** What the threads run. */
  file?: string;
  /** Whether the thread that calls them works too: there is then one less of them. */
  isJoined?: boolean;
}

/** A workshop of as many threads as there are processors; undefined where the command runs from its sources, or is to do it. */
export function openCrew(input: WorkerInput, { file = bundledWorker, isJoined = false }: CrewOptions = {}): Crew | undefined {
  const length = Math.min(mostWorkers, availableParallelism() - (isJoined ? 1 : 0));
  if (length === 0 || !existsSync(file)) return undefined;
  forgetRoomOfProcess();
  const hands = Array.from({ length }, () => new Hand(file, input));
  const ask = (request: WorkerRequest) => hands.reduce((a, b) => (b.load < a.load ? b : a)).ask(request);
  return {
    makePages: (batch) => ask({ kind: 'pages', ...batch }) as ReturnType<Workshop['makePages']>,
    makePictures: (batch) => ask({ kind: 'pictures', ...batch }) as ReturnType<Workshop['makePictures']>,
    atOnce: length * callsEach,
    close: async () => {
      await Promise.all(hands.map((hand) => hand.end()));
    },
  };
}
