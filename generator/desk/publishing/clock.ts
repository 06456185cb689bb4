/** Clock of something that is due from time to time. */
export interface Clock {
  /** Reads the next time again, after it has changed. */
  adjust: () => void;
  stop: () => void;
}

export interface ClockOptions {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Next time at which something is due; undefined if nothing is. */
  nextAt: () => number | undefined;
  act: () => void;
}

/**
 * Longest wait in milliseconds. The time is read again after it: clocks are set, machines sleep, and timers for more than 24.8
 * days would end at once.
 */
export const longestWait = 20_000;

/** Shortest wait in milliseconds after something was due, so that what stays due does not keep the processor busy. */
const shortestWait = 250;

/** Starts a clock that calls `act` whenever something is due. */
export function startClock({ now, nextAt, act }: ClockOptions): Clock {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const wait = (least: number) => {
    clearTimeout(timer);
    if (isStopped) return;
    const left = (nextAt() ?? Number.POSITIVE_INFINITY) - now();
    timer = setTimeout(tick, Math.min(longestWait, Math.max(least, left)));
    timer.unref();
  };
  const tick = () => {
    const next = nextAt();
    const isDue = next !== undefined && next <= now();
    if (isDue) act();
    wait(shortestWait);
  };
  wait(0);
  return {
    adjust: () => wait(0),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
