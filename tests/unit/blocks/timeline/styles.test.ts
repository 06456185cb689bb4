import { expect, test } from 'vitest';
import { timeline } from '../../../../templates/blocks/timeline/block.ts';
import { resolveThemeOptions, type ThemeOptionsInput } from '../../../../templates/theme/theme-options.ts';

test.each([
  [{ look: 'scholarly' }, ['line']],
  [{ look: 'playful' }, ['sides']],
  [{ look: 'civic' }, ['parts/lists/ledger', 'dated']],
  [{ look: 'gentle', heads: 'centred' }, ['parts/lists/stack', 'dated']],
  [{ look: 'gentle' }, ['parts/lists/panel']],
  [{ look: 'rooted' }, ['board']],
  [{ look: 'curated' }, ['parts/lists/columns', 'dated']],
] as const satisfies [ThemeOptionsInput, string[]][])('A timeline of %o loads the styles %o', (input, styles) => {
  const theme = resolveThemeOptions(input);
  const all = Object.entries({ ...timeline.embeds, ...timeline.pieces });
  expect(all.filter(([, isShown]) => isShown({} as never, theme)).map(([name]) => name)).toEqual(styles);
});
