import { describe, expect, test } from 'vitest';
import { percent, placeOn, scaleOf } from '../../../../templates/blocks/chart/scale.ts';
import { formatNumber } from '../../../../templates/components/format-number.ts';

describe('scale', () => {
  test.each([
    [
      [980, 1250, 88],
      [0, 500, 1000, 1500],
    ],
    [
      [-12.5, 9.25],
      [-20, -10, 0, 10],
    ],
    [
      [0.3, 0.12],
      [0, 0.1, 0.2, 0.3],
    ],
    [[0], [0, 1]],
    [[-3], [-3, -2, -1, 0]],
    [[88_888_888_888_888], [0, 25e12, 50e12, 75e12, 100e12]],
  ])('of %j has ticks at %j', (values, ticks) => {
    const scale = scaleOf(values);
    expect(scale.ticks).toEqual(ticks);
    for (const value of [...values, 0]) {
      expect(placeOn(scale, value)).toBeGreaterThanOrEqual(0);
      expect(placeOn(scale, value)).toBeLessThanOrEqual(1);
    }
  });

  test.each([
    [[68, 91], 60, [60, 70, 80, 90, 100]],
    [[68, 91], 65, [60, 70, 80, 90, 100]],
    [[3, 412], 1, [0, 200, 400, 600]],
    [[-12, -5], -14, [-15, -12.5, -10, -7.5, -5]],
    [[7], 7, [7, 8]],
  ])('of %j starting at %d has ticks at %j', (values, from, ticks) => {
    const scale = scaleOf(values, from);
    expect(scale.ticks).toEqual(ticks);
    for (const value of values) expect(placeOn(scale, value)).toBeGreaterThanOrEqual(0);
  });

  test('formats positions as percentages', () => expect(percent(1 / 3)).toBe('33.33%'));
});

describe('formatNumber', () => {
  test.each([
    ['ar', 'latn', -1250.5, {}, '-1,250.5'],
    ['ar', 'arab', 1250.5, {}, '١٬٢٥٠٫٥'],
    ['en', 'latn', 1250.5, {}, '1,250.5'],
    ['ar', 'latn', 0.25, { style: 'percent' }, '25%'],
    ['ar', 'arab', 0.25, { style: 'percent' }, '٢٥٪'],
  ] as const)('formats in %s with %s: %d', (language, numerals, value, options, text) =>
    expect(formatNumber(value, { language, numerals }, options)).toBe(text),
  );
});
