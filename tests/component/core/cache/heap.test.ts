import { expect, test } from 'vitest';
import { collectGarbage } from '../../../../generator/core/cache/garbage-collection.ts';

const residentMegabytes = () => process.memoryUsage.rss() / 1024 ** 2;

test('collectGarbage returns unused memory to the operating system', async () => {
  let left: { one: number }[] = [];
  for (let one = 0; one < 2_000_000; one++) left.push({ one });
  const most = residentMegabytes();
  expect(left).toHaveLength(2_000_000);
  left = [];
  expect(collectGarbage(Number.POSITIVE_INFINITY)).toBe(false);
  expect(residentMegabytes()).toBeGreaterThan(most - 10);
  expect(collectGarbage(0)).toBe(true);
  await expect.poll(residentMegabytes).toBeLessThan(most - 80);
});

test('collectGarbage skips a collection until enough was allocated since the last one', () => {
  const used = Array.from({ length: 1_000_000 }, (_, one) => ({ one }));
  collectGarbage(0);
  expect(collectGarbage(16 * 1024 ** 2)).toBe(false);
  const more = Array.from({ length: 2_000_000 }, (_, one) => ({ one }));
  expect(collectGarbage(16 * 1024 ** 2)).toBe(true);
  expect([used.length, more.length]).toEqual([1_000_000, 2_000_000]);
});
