import { expect, test } from 'vitest';
import { answerPaths, outlinePath } from '../../../../templates/blocks/reflection/petals.ts';
import { armPaths, starPath } from '../../../../templates/blocks/reflection/star.ts';
import { themeOptionValues } from '../../../../templates/theme/theme-options.ts';

const pointsOf = (path: string) => [...path.matchAll(/-?\d+ -?\d+/g)].map(([point]) => point.split(' ').map(Number));

test('the khatam keeps its star', () => {
  expect(outlinePath('khatam', 8, 100)).toBe(starPath(8, 100));
  expect(answerPaths('khatam', 8, 100, 1)).toEqual(armPaths(8, 100, 1));
});

test.each(themeOptionValues.motif)('the arms of %s are opposite pairs as long as the outline', (motif) => {
  for (const points of [8, 10, 12]) {
    const { lit, shaded } = answerPaths(motif, points, 100, 0);
    const all = [...pointsOf(lit), ...pointsOf(shaded)];
    const reach = Math.max(...all.map(([x = 0, y = 0]) => Math.hypot(x, y)));
    expect(reach).toBeGreaterThanOrEqual(99);
    expect(reach).toBeLessThan(108);
    for (const axis of [0, 1]) expect(Math.abs(all.reduce((sum, point) => sum + (point[axis] ?? 0), 0))).toBeLessThan(5);
    expect(pointsOf(outlinePath(motif, points, 100)).length).toBeGreaterThanOrEqual(2 * points);
  }
});

test('motifs draw different flowers', () => {
  const flowers = themeOptionValues.motif.map((motif) => outlinePath(motif, 8, 100));
  // Sites without a motif have the bars of the grid.
  expect(new Set(flowers).size).toBe(flowers.length - 1);
});
