import { expect, test } from 'vitest';
import { feature } from '../../../../templates/blocks/feature/block.ts';
import { featureForm } from '../../../../templates/blocks/feature/form.ts';
import { resolveThemeOptions, type ThemeOptionsInput } from '../../../../templates/theme/theme-options.ts';

test.each([
  [{ look: 'scholarly' }, 'columns'],
  [{ look: 'playful' }, 'split'],
  [{ look: 'civic' }, 'thirds'],
  [{ look: 'gentle', heads: 'centred' }, 'centred'],
  [{ look: 'gentle' }, 'overlap'],
  [{ look: 'rooted' }, 'bleeding'],
  [{ look: 'curated' }, 'editorial'],
] as const satisfies [ThemeOptionsInput, string][])('A feature of %o is in the form %s, with its styles', (input, form) => {
  const theme = resolveThemeOptions(input);
  expect(featureForm({}, theme)).toBe(form);
  expect(featureForm({ headingRole: 'statement' }, theme)).toBe('columns');
  const loaded = Object.entries(feature.pieces ?? {}).filter(([, isShown]) => isShown({} as never, theme));
  expect(loaded.map(([name]) => name)).toEqual(form === 'columns' ? [] : [form]);
});
