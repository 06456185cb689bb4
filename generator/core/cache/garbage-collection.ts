import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Below this, V8 frees memory soon enough by itself: a collection would take a tenth of a build of 10,000 pages. Bytes. */
export const largeThreshold = 400 * 1024 ** 2;

/** Threshold before much work, which takes many times as long as a collection. Bytes. */
export const mediumThreshold = 160 * 1024 ** 2;

/** Threshold after work that takes seconds. Bytes. */
export const smallThreshold = 48 * 1024 ** 2;

/**
 * Options of `gc` that make V8 return memory to the system: V8 of Node 22 and later otherwise keeps most of it. V8 of Node 20
 * returns it anyway, and would interpret the options as a minor collection.
 * https://github.com/v8/v8/blob/main/src/extensions/gc-extension.cc
 */
const gcOptions = Number.parseInt(process.versions.v8, 10) < 12 ? [] : [{ type: 'major', flavor: 'last-resort' }];

/** Heap size after the last collection. Bytes. */
let heapAfterCollection = 0;

/**
 * Collects garbage of the previous stage and returns the memory to the system, if the heap has grown enough; idle V8 would keep
 * it. Takes about 2 ms of CPU time for each megabyte in use, so a long-running process with a large heap does not collect the
 * little garbage of each build.
 * @param threshold growth of the heap since the last collection below which nothing is collected. Bytes.
 * @returns whether garbage was collected
 */
export function collectGarbage(threshold: number): boolean {
  const heapSize = getHeapStatistics().total_heap_size;
  heapAfterCollection = Math.min(heapAfterCollection, heapSize);
  if (heapSize - heapAfterCollection < threshold) return false;
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')(...gcOptions);
  heapAfterCollection = getHeapStatistics().total_heap_size;
  return true;
}

/**
 * Allocation between collections, in percent of the heap in use. By default V8 lets a heap grow up to fourfold if memory is
 * available: a build of 10,000 pages then takes a third more memory and saves one percent of the time.
 * https://github.com/v8/v8/blob/main/src/flags/flag-definitions.h
 */
const heapGrowthPercent = 100;

const hasOneCompiler = Number.parseInt(process.versions.v8, 10) < 12;

/**
 * Delays optimisation: in a command that runs for seconds, compiling most functions takes longer than it saves. In Node 20 the
 * delay is an amount of executed bytecode in bytes (default: 67,584). Hot functions are optimised anyway.
 */
const delayedTierUp = hasOneCompiler ? ['--interrupt-budget=500000'] : [];

/**
 * Disables the slower of V8's two optimising compilers: for rendering and checking, code from Maglev is as fast, and there are
 * no idle processors for Turbofan's threads. A draft of 1,000 new pages takes a fifth less CPU time, one of 10,000 a tenth.
 * Image processing is worth both.
 */
const maglevOnly = hasOneCompiler ? [] : ['--no-turbofan', '--invocation-count-for-maglev=1000'];

export interface ShortProcessOptions {
  /** Whether the process only handles text, no images. */
  isTextOnly?: boolean;
}

/** Sets V8 flags for a short process with much work. Workers started later inherit them. */
export function tuneForShortProcess({ isTextOnly = false }: ShortProcessOptions = {}): void {
  const flags = [`--heap-growing-percent=${heapGrowthPercent}`, ...delayedTierUp, ...(isTextOnly ? maglevOnly : [])];
  for (const flag of flags) setFlagsFromString(flag);
}

/** Young generation of a worker: an artifact leaves a few megabytes of garbage, and a larger space only takes more memory. */
export const workerLimits = { maxYoungGenerationSizeMb: 12 };

/**
 * Settings that halve the memory of the template bundler at the same speed: V8 needs neither a large young generation nor an
 * optimising compiler for WebAssembly modules that run once, and Rolldown's allocator returns unused memory.
 * https://github.com/microsoft/mimalloc#environment-options
 */
export const bundlerFlags = ['--max-semi-space-size=4', '--liftoff-only'];
export const bundlerEnv = { MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ARENA_EAGER_COMMIT: '0' };
