import { expect, test } from 'vitest';
import { countOf, type FigureShape, pathOf } from '../../../../templates/blocks/figures/shapes.ts';

test('reads the count of a figure from Latin and Arabic digits', () => {
  expect(countOf('37', 'dots')).toBe(37);
  expect(countOf(' ٣٧ ', 'dots')).toBe(37);
  expect(countOf('100', 'dots')).toBe(100);
  expect(countOf('12', 'steps')).toBe(12);
});

test('rejects counts that are not whole numbers or are too large to draw', () => {
  for (const value of ['0', '', '98.5', '98 %', '1,000', 'ثلاثة', '-4', '4/5', '101', '88888888888888'])
    expect(countOf(value, 'dots'), value).toBeUndefined();
  expect(countOf('13', 'petals')).toBeUndefined();
  expect(countOf('100', 'steps')).toBeUndefined();
});

const cases: [FigureShape, number][] = [
  ['petals', 1],
  ['petals', 12],
  ['steps', 1],
  ['steps', 7],
  ['dots', 1],
  ['dots', 9],
  ['dots', 37],
  ['dots', 100],
];

test.each(cases)('draws %s, %i of them, inside the box', (shape, count) => {
  const { box, path } = pathOf(shape, count);
  expect(path.match(/M/g)).toHaveLength(count);
  const [, , width = 0, height = 0] = box.split(' ').map(Number);
  for (const [, x, y] of path.matchAll(/M([\d.-]+) ([\d.-]+)/g)) {
    expect(Number(x)).toBeGreaterThanOrEqual(0);
    expect(Number(x)).toBeLessThanOrEqual(width);
    expect(Number(y)).toBeGreaterThanOrEqual(0);
    expect(Number(y)).toBeLessThanOrEqual(height);
  }
  expect(path).not.toContain('NaN');
});
