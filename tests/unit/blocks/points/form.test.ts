import { describe, expect, test } from 'vitest';
import { hasLead, pointsForm } from '../../../../templates/blocks/points/form.ts';
import { resolveThemeOptions } from '../../../../templates/theme/theme-options.ts';

const rooted = resolveThemeOptions({ look: 'rooted' });
const points = (count: number, layout: 'cards' | 'steps' | 'compact' = 'cards') => ({ layout, items: Array(count).fill(0) });

describe('The form of points', () => {
  test('is a row of fields of colour, but not for quiet lists', () => {
    expect(pointsForm(points(3), rooted)).toBe('poster');
    expect(pointsForm(points(3, 'compact'), rooted)).toBe('columns');
  });

  test('has a large first card if the others fit beside it', () => {
    expect([2, 3, 5, 6].map((count) => hasLead(points(count), rooted))).toEqual([false, true, true, false]);
    expect(hasLead(points(4, 'steps'), rooted)).toBe(false);
    expect(hasLead(points(4), resolveThemeOptions({ look: 'civic' }))).toBe(false);
  });
});
