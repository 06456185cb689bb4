import { expect, test } from 'vitest';
import { giveBack } from '../../generator/give-back.ts';

const room = () => process.memoryUsage.rss() / 1024 ** 2;

test('what a stage has left behind is given back to the machine, not only to V8', async () => {
  let left: { one: number }[] = [];
  for (let one = 0; one < 2_000_000; one++) left.push({ one });
  const most = room();
  expect(left).toHaveLength(2_000_000);
  left = [];
  giveBack(Number.POSITIVE_INFINITY);
  expect(room()).toBeGreaterThan(most - 10);
  giveBack(0);
  await expect.poll(room).toBeLessThan(most - 80);
});
