import { existsSync } from 'node:fs';
import module from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { setFlagsFromString } from 'node:v8';
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
  #input: WorkerInput | undefined;

  constructor(file: string) {
    this.#worker = new Worker(file, {
      resourceLimits,
      workerData: { keepsCompiled: module.getCompileCacheDir?.() !== undefined },
    });
    // Nothing waits for a thread that is given no work.
    this.#worker.unref();
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

  /** Tells it what site it works for, where that is not what it was told last. */
  begin(input: WorkerInput): this {
    this.#worker.ref();
    if (!isDeepStrictEqual(input, this.#input)) this.#worker.postMessage(input);
    this.#input = input;
    return this;
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

function hire({ file = bundledWorker, isJoined = false }: CrewOptions): Hand[] {
  const length = Math.min(mostWorkers, availableParallelism() - (isJoined ? 1 : 0));
  if (!existsSync(file)) return [];
  forgetRoomOfProcess();
  return Array.from({ length }, () => new Hand(file));
}

/** Threads that have started and wait for a site, by the file that they run. */
const waiting = new Map<string, Hand[]>();

/** Starts threads for a site that is not known yet: they are there when it is. */
export function callCrew(options: CrewOptions = {}): void {
  const { file = bundledWorker } = options;
  if (!waiting.has(file)) waiting.set(file, hire(options));
}

/** Whether threads have started and wait for a site. */
export const isCrewCalled = ({ file = bundledWorker }: CrewOptions = {}): boolean => (waiting.get(file)?.length ?? 0) > 0;

/** Ends threads that no site needed. */
export async function dismissCrew(): Promise<void> {
  const hands = [...waiting.values()].flat();
  waiting.clear();
  await Promise.all(hands.map((hand) => hand.end()));
}

/** Has threads that wait for a site work for one that is expected; they wait on. Undefined as for `openCrew`. */
export function lendCrew(input: WorkerInput, options: CrewOptions = {}): Workshop | undefined {
  callCrew(options);
  const { file = bundledWorker } = options;
  const hands = waiting.get(file)?.map((hand) => hand.begin(input)) ?? [];
  return hands.length === 0 ? undefined : crewOf(hands);
}

/** A workshop of as many threads as there are processors; undefined where the command runs from its sources, or is to do it. */
export function openCrew(input: WorkerInput, options: CrewOptions = {}): Crew | undefined {
  const crew = lendCrew(input, options);
  const { file = bundledWorker } = options;
  const hands = waiting.get(file) ?? [];
  waiting.delete(file);
  if (!crew) return undefined;
  const close = async () => {
    await Promise.all(hands.map((hand) => hand.end()));
  };
  return { ...crew, close };
}

function crewOf(hands: readonly Hand[]): Workshop {
  const ask = (request: WorkerRequest) => hands.reduce((a, b) => (b.load < a.load ? b : a)).ask(request);
  return {
    makePages: (batch) => ask({ kind: 'pages', ...batch }) as ReturnType<Workshop['makePages']>,
    makePictures: (batch) => ask({ kind: 'pictures', ...batch }) as ReturnType<Workshop['makePictures']>,
    atOnce: hands.length * callsEach,
  };
}
