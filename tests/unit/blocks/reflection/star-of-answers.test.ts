import { expect, test } from 'vitest';
import { armPaths, starPath } from '../../../../templates/blocks/reflection/star.ts';

const cornersOf = (path: string) => [...path.matchAll(/-?\d+ -?\d+/g)].map(([corner]) => corner);

test.each([4, 5, 6])('covers exactly the corners of a star with the arms of %i statements', (count) => {
  const points = 2 * count;
  const arms = Array.from({ length: count }, (_, index) => Object.values(armPaths(points, 100, index)).join('')).join('');
  const star = new Set(cornersOf(starPath(points, 100)));
  expect(star.size).toBe(2 * points);
  expect(new Set(cornersOf(arms).filter((corner) => corner !== '0 0'))).toEqual(star);
});

test('lengthens two opposite arms for one answer', () => {
  const corners = cornersOf(armPaths(8, 100, 1).lit).map((corner) => corner.split(' ').map(Number));
  const sum = corners.reduce(([x = 0, y = 0], [dx = 0, dy = 0]) => [x + dx, y + dy], [0, 0]);
  expect(sum).toEqual([0, 0]);
});
