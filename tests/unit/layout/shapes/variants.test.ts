import { expect, test } from 'vitest';
import { shapeVariant } from '../../../../templates/layout/shapes/variants/list.ts';
import { routeLayouts } from '../../../../templates/schema/route-layouts.ts';
import { resolveThemeOptions, themePresetNames } from '../../../../templates/theme/theme-options.ts';

test('layouts have no variant in the default theme, and follow motif and corners in others', () => {
  const variants = themePresetNames.map((look) =>
    routeLayouts.map((layout) => shapeVariant(layout, resolveThemeOptions({ look })) ?? layout),
  );
  expect(routeLayouts).toEqual(['ruler', 'stair', 'conversation']);
  expect(variants).toEqual([
    ['ruler', 'stair', 'conversation'],
    ['ruler', 'outlined', 'quoted'],
    ['woven', 'outlined', 'quoted'],
    ['woven', 'terraced', 'rounded'],
    ['woven', 'stair', 'conversation'],
    ['woven', 'outlined', 'quoted'],
  ]);
});
