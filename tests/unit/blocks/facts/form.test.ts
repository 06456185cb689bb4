import { expect, test } from 'vitest';
import { facts } from '../../../../templates/blocks/facts/block.ts';
import { factsForm } from '../../../../templates/blocks/facts/form.ts';
import { resolveThemeOptions, type ThemeOptionsInput } from '../../../../templates/theme/theme-options.ts';

test.each([
  [{ look: 'scholarly' }, 'list', []],
  [{ look: 'civic' }, 'list', []],
  [{ look: 'playful' }, 'tiles', ['tiles']],
  [{ look: 'gentle', heads: 'centred' }, 'receipt', ['receipt']],
  [{ look: 'gentle' }, 'panel', ['parts/lists/panel', 'values']],
  [{ look: 'rooted' }, 'columns', ['parts/lists/columns', 'values']],
] as const satisfies [ThemeOptionsInput, string, string[]][])('Facts of %o are a %s, with its styles', (input, form, styles) => {
  const theme = resolveThemeOptions(input);
  expect(factsForm(theme)).toBe(form);
  const all = Object.entries({ ...facts.embeds, ...facts.pieces });
  expect(all.filter(([, isShown]) => isShown({} as never, theme)).map(([name]) => name)).toEqual(styles);
});
