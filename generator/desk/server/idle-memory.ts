import { collectGarbage } from '../../core/cache/garbage-collection.ts';

/** Time without requests after which memory is returned, and how often that is checked. Milliseconds. */
const idleTime = 15_000;

/** Growth of the heap below which nothing is collected. Bytes. */
const leastGrowth = 4 * 1024 ** 2;

/** Returns memory to the system while nobody uses the desk: V8 by itself would keep what a busy hour took. */
export interface IdleMemory {
  /** To be called with each request. */
  used: () => void;
  stop: () => void;
}

export function returnIdleMemory(): IdleMemory {
  let isUsed = true;
  const timer = setInterval(() => {
    if (!isUsed) collectGarbage(leastGrowth);
    isUsed = false;
  }, idleTime).unref();
  return {
    used: () => {
      isUsed = true;
    },
    stop: () => clearInterval(timer),
  };
}
