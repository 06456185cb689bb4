import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Silence, silenceAfter } from '../../../../generator/editor/app/store/silence.ts';
import { defer } from '../../../support/deferred.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watching = () => {
  const reports: boolean[] = [];
  return { silence: new Silence((isSilent) => reports.push(isSilent)), reports };
};

test('a server that does not answer a request is reported, until it does', async () => {
  const { silence, reports } = watching();
  const [quick, frozen] = [defer(), defer()];
  const [first, second] = [
    silence.watch(quick.promise),
    silence.watch(frozen.promise.then(() => Promise.reject(new Error('stopped')))),
  ];
  vi.advanceTimersByTime(silenceAfter - 1);
  quick.resolve();
  await first;
  expect(reports).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(reports).toEqual([true]);
  frozen.resolve();
  await expect(second).rejects.toThrow('stopped');
  expect(reports).toEqual([true, false]);
});

test('an interrupted event stream is reported once, unless it opens again in time', () => {
  const { silence, reports } = watching();
  silence.setConnected(false);
  vi.advanceTimersByTime(silenceAfter - 1);
  silence.setConnected(true);
  vi.advanceTimersByTime(silenceAfter);
  expect(reports).toEqual([false]);
  silence.setConnected(false);
  vi.advanceTimersByTime(silenceAfter - 1);
  // Each further attempt fails; the time counts from the first.
  silence.setConnected(false);
  vi.advanceTimersByTime(1);
  expect(reports).toEqual([false, true]);
  silence.setConnected(true);
  expect(reports).toEqual([false, true, false]);
});
