import { expect, test } from 'vitest';
import { prices } from '../../../../templates/blocks/prices/block.ts';
import { plansForm, priceListForm } from '../../../../templates/blocks/prices/form.ts';
import { resolveThemeOptions, type ThemeOptionsInput } from '../../../../templates/theme/theme-options.ts';

test.each([
  [{ look: 'scholarly' }, 'cards', [], 'list'],
  [{ look: 'playful' }, 'centred', ['centred'], 'tiles'],
  [{ look: 'civic' }, 'cards', [], 'list'],
  [{ look: 'gentle' }, 'cards', [], 'menu'],
  [{ look: 'rooted' }, 'tickets', ['tickets'], 'figures'],
  [{ look: 'curated' }, 'columns', ['columns'], 'figures'],
] as const satisfies [ThemeOptionsInput, string, string[], string][])(
  'Plans of %o are %s, with the styles %o, and its price lists %s',
  (input, form, styles, list) => {
    const theme = resolveThemeOptions(input);
    const loaded = (layout: 'plans' | 'list') =>
      Object.entries(prices.pieces ?? {}).filter(([, isShown]) => isShown({ layout } as never, theme));
    expect(plansForm({ layout: 'plans' }, theme)).toBe(form);
    expect(plansForm({ layout: 'list' }, theme)).toBeUndefined();
    expect(loaded('plans').map(([name]) => name)).toEqual(styles);
    expect(priceListForm({ layout: 'list' }, theme)).toBe(list);
    expect(priceListForm({ layout: 'plans' }, theme)).toBeUndefined();
    expect(loaded('list').map(([name]) => name)).toEqual(list === 'list' ? [] : [list]);
  },
);
