import { expect, test } from 'vitest';
import { shapes } from './shapes.ts';
import { leastTime, measure } from './sizes.ts';

/** Bytes of the smaller file; the larger has four times as many. */
const small = 15_000;

/**
 * A stage that took time by the square of the size would take sixteen times as long. CPU time counts, the least of some
 * tries, and what is below the least that can be told apart counts as that.
 */
const most = 9;
const least = 0.03;

/** How many times as long the larger file takes; measured again only where that seems too much. */
async function ratioOf(shape: (size: number) => string): Promise<number> {
  for (let tries = 1; ; tries++) {
    const long = await leastTime(shape(4 * small), tries);
    // What is fast enough whatever the smaller takes needs no second measure.
    const short = long / least < most ? 0 : await leastTime(shape(small), tries);
    const ratio = long / Math.max(short, least);
    if (ratio < most || tries === 3) return ratio;
  }
}

test('every stage takes time in proportion to the file, whatever is in it', async () => {
  await measure(shapes.pages?.(small) ?? '');
  const slow: string[] = [];
  for (const [name, shape] of Object.entries(shapes)) {
    const ratio = await ratioOf(shape);
    if (ratio >= most) slow.push(`${name}: four times the size takes ${ratio.toFixed(1)} times as long`);
  }
  expect(slow).toEqual([]);
});
