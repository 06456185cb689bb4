import { expect, test } from 'vitest';
import { prices } from '../../../../templates/blocks/prices/block.ts';
import { plansForm } from '../../../../templates/blocks/prices/form.ts';
import { resolveThemeOptions, type ThemeOptionsInput } from '../../../../templates/theme/theme-options.ts';

test.each([
  [{ look: 'scholarly' }, 'cards', []],
  [{ look: 'playful' }, 'centred', ['centred']],
  [{ look: 'civic' }, 'cards', []],
  [{ look: 'rooted' }, 'tickets', ['tickets']],
  [{ look: 'curated' }, 'columns', ['columns']],
] as const satisfies [ThemeOptionsInput, string, string[]][])('Plans of %o are %s, with the styles %o', (input, form, styles) => {
  const theme = resolveThemeOptions(input);
  const loaded = (layout: 'plans' | 'list') =>
    Object.entries(prices.pieces ?? {}).filter(([, isShown]) => isShown({ layout } as never, theme));
  expect(plansForm({ layout: 'plans' }, theme)).toBe(form);
  expect(plansForm({ layout: 'list' }, theme)).toBeUndefined();
  expect(loaded('plans').map(([name]) => name)).toEqual(styles);
  expect(loaded('list')).toEqual([]);
});
