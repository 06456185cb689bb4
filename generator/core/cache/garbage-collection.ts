import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What is less than this V8 gives back in its own time: collecting it would be a tenth of a build of 10,000 pages. Bytes. */
export const largeThreshold = 400 * 1024 ** 2;

/** The same where much has to be made, which takes many times as long as any collecting. Bytes. */
export const mediumThreshold = 160 * 1024 ** 2;

/** The same of what takes seconds to make. Bytes. */
export const smallThreshold = 48 * 1024 ** 2;

/**
 * How garbage is collected so that the machine gets back what was in its place: the V8 of Node 22 and later keeps most of it for
 * what may come. That of Node 20 does not, and takes what it is told for a smaller collection.
 * https://github.com/v8/v8/blob/main/src/extensions/gc-extension.cc
 */
const gcOptions = Number.parseInt(process.versions.v8, 10) < 12 ? [] : [{ type: 'major', flavor: 'last-resort' }];

/** Room that objects had when it was last given back. Bytes. */
let heapAfterCollection = 0;

/**
 * Gives back to the machine what the last stage of a command has left behind, where that may be much: V8 would keep it as long
 * as nothing else is made. Takes about 2 ms of a processor for each megabyte that is in use: a process that builds now and then,
 * and has much of its own, does not go through all of that for the little that each build leaves.
 * @param threshold what is not worth it: room that objects have beyond what they had the last time, in use or not. Bytes.
 * @returns whether it was worth it.
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
 * How much may be allocated before garbage is collected, in percent of what is in use. By itself V8 lets a heap become up to
 * four times as large where the machine has room: a build of 10,000 pages then takes a third more memory and saves one
 * percent of the time. https://github.com/v8/v8/blob/main/src/flags/flag-definitions.h
 */
const heapGrowthPercent = 100;

const hasOneCompiler = Number.parseInt(process.versions.v8, 10) < 12;

/**
 * How long V8 waits before it compiles a function anew for speed. Of a command that ends after seconds, most functions take
 * longer to compile than they ever win. In Node 20 that is said by how much of a function runs before, in bytes of its bytecode;
 * 67,584 by itself. What runs all the time is compiled all the same.
 */
const delayedTierUp = hasOneCompiler ? ['--interrupt-budget=500000'] : [];

/**
 * Of the two compilers of later ones only the quick one: to render pages and to check them its code is as good, and the threads
 * of the other have no processor of their own. A draft of 1,000 new pages takes a fifth less of the processors, one of 10,000 a
 * tenth. What goes through pixels is worth both.
 */
const maglevOnly = hasOneCompiler ? [] : ['--no-turbofan', '--invocation-count-for-maglev=1000'];

export interface ShortProcessOptions {
  /** Whether content is all that it goes through: texts, and no pixels. */
  isOfTexts?: boolean;
}

/** Tells V8 of a process that ends soon and goes through much. Threads that begin later do the same. */
export function tuneForShortProcess({ isOfTexts = false }: ShortProcessOptions = {}): void {
  const flags = [`--heap-growing-percent=${heapGrowthPercent}`, ...delayedTierUp, ...(isOfTexts ? maglevOnly : [])];
  for (const flag of flags) setFlagsFromString(flag);
}

/** What a thing leaves behind while it is made is a few megabytes: with more room for it a thread only takes more memory. */
export const workerLimits = { maxYoungGenerationSizeMb: 12 };

/**
 * The bundler of templates is as fast with half the memory: V8 needs no more room for young objects, nor the second compiler for
 * modules of WebAssembly that run once, and the allocator of Rolldown gives back what it no longer uses.
 * https://github.com/microsoft/mimalloc#environment-options
 */
export const bundlerFlags = ['--max-semi-space-size=4', '--liftoff-only'];
export const bundlerEnv = { MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ARENA_EAGER_COMMIT: '0' };
