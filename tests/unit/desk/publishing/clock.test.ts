import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Clock, longestWait, startClock } from '../../../../generator/desk/publishing/clock.ts';

const day = 86_400_000;

/** Time of the clock, which a test may set apart from the timers. */
let shift: number;
let next: number | undefined;
let acted: number[];
let clock: Clock;

const now = () => Date.now() + shift;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  shift = 0;
  next = undefined;
  acted = [];
});

afterEach(() => {
  clock.stop();
  vi.useRealTimers();
});

function start(at: number | undefined) {
  next = at;
  clock = startClock({
    now,
    nextAt: () => next,
    act: () => {
      acted.push(now());
      next = undefined;
    },
  });
}

describe('a clock', () => {
  test('acts at the time, not before and only once', () => {
    start(90_000);
    vi.advanceTimersByTime(89_999);
    expect(acted).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(acted).toEqual([90_000]);
    vi.advanceTimersByTime(day);
    expect(acted).toEqual([90_000]);
  });

  test('acts at once if something is due at the start', () => {
    start(-day);
    vi.advanceTimersByTime(1);
    expect(acted).toHaveLength(1);
  });

  test('waits for more than the longest timer, without acting in between', () => {
    // A timer for more than 2 ** 31 - 1 ms would end at once.
    start(60 * day);
    vi.advanceTimersByTime(60 * day - 1);
    expect(acted).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(acted).toEqual([60 * day]);
  });

  test('notices soon that the time has jumped forward, as after sleep', () => {
    start(day);
    vi.advanceTimersByTime(5000);
    shift = 2 * day;
    vi.advanceTimersByTime(longestWait);
    expect(acted).toHaveLength(1);
  });

  test('does not act early after the time was set back', () => {
    start(60_000);
    vi.advanceTimersByTime(50_000);
    shift = -30_000;
    vi.advanceTimersByTime(10_000);
    expect(acted).toEqual([]);
    vi.advanceTimersByTime(30_000);
    expect(acted).toEqual([60_000]);
  });

  test('reads a next time that has changed', () => {
    start(day);
    next = 3000;
    clock.adjust();
    vi.advanceTimersByTime(3000);
    expect(acted).toEqual([3000]);
  });

  test('does not keep the processor busy with what stays due', () => {
    let count = 0;
    clock = startClock({ now, nextAt: () => 0, act: () => count++ });
    vi.advanceTimersByTime(10_000);
    expect(count).toBeLessThanOrEqual(41);
  });

  test('ends', () => {
    start(1000);
    clock.stop();
    clock.adjust();
    vi.advanceTimersByTime(day);
    expect(acted).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
