import { expect, test } from 'vitest';
import { deferredStyleSetOf } from '../../../../generator/pages/plan/deferred-styles.ts';
import { tabsForm } from '../../../../templates/blocks/tabs/forms.ts';
import { resolveThemeOptions, themePresetNames } from '../../../../templates/theme/theme-options.ts';

const themes = themePresetNames.map((look) => resolveThemeOptions({ look }));

test('tabs take their form from sections, composition and heads of the theme', () => {
  expect(themes.map(tabsForm)).toEqual(['pillar', 'line', 'line', 'folder', 'folder', 'folder']);
  const [scholarly, , , , gentle] = themes;
  expect(scholarly && tabsForm({ ...scholarly, heads: 'side' })).toBe('line');
  expect(gentle && tabsForm({ ...gentle, heads: 'centred' })).toBe('card');
});

test('a page loads the styles of its form only', () => {
  const blocks = [{ type: 'tabs', tabs: [] }];
  for (const theme of themes) expect(deferredStyleSetOf({ blocks }, theme)).toBe(`tabs tabs/${tabsForm(theme)}`);
});
