import { expect, test } from 'vitest';
import { quotes } from '../../../../templates/blocks/quotes/block.ts';
import { quotesForm } from '../../../../templates/blocks/quotes/form.ts';
import { resolveThemeOptions, type ThemeOptionsInput } from '../../../../templates/theme/theme-options.ts';

test.each([
  [{ look: 'scholarly' }, 'cards'],
  [{ look: 'playful' }, 'bubbles'],
  [{ look: 'civic' }, 'rows'],
  [{ look: 'gentle', heads: 'centred' }, 'centred'],
  [{ look: 'gentle' }, 'cards'],
  [{ look: 'rooted' }, 'poster'],
  [{ look: 'curated' }, 'columns'],
  [{ look: 'curated', heads: 'side' }, 'rows'],
] as const satisfies [ThemeOptionsInput, string][])('Quotations of %o are %s, with the styles of that form', (input, form) => {
  const theme = resolveThemeOptions(input);
  expect(quotesForm(theme)).toBe(form);
  const loaded = Object.entries(quotes.pieces ?? {}).filter(([, isShown]) => isShown({} as never, theme));
  expect(loaded.map(([name]) => name)).toEqual(form === 'cards' ? [] : [form]);
});
