import { describe, expect, test } from 'vitest';
import { leadBlocksOf } from '../../../../generator/pages/plan/deferred-styles.ts';
import { isBreadcrumbFirst, isOverviewBelow, openingForm } from '../../../../templates/components/openings/forms.ts';
import { resolveThemeOptions, themeOptionValues, themePresetNames } from '../../../../templates/theme/theme-options.ts';

describe('openings of inner pages', () => {
  test('differ between all presets, and are the default of the first', () => {
    const forms = themePresetNames.map((look) => openingForm(resolveThemeOptions({ look })));
    expect(forms).toEqual([undefined, 'nameplate', 'headline', 'field', 'letter', 'poster']);
  });

  test('follow composition and ground together', () => {
    const formsOf = (composition: (typeof themeOptionValues.composition)[number]) =>
      themeOptionValues.opening.map((opening) => openingForm({ composition, opening }));
    expect(formsOf('beside')).toEqual([undefined, 'split', 'split', 'margin']);
    expect(formsOf('centred')).toEqual(['field', 'field', 'field', 'letter']);
    expect(formsOf('cover')).toEqual(['poster', 'nameplate', 'nameplate', 'nameplate']);
    expect(new Set(formsOf('editorial'))).toEqual(new Set(['headline']));
  });

  test('have the overview of an intro below the breadcrumb if that follows them, but for the default form', () => {
    const presets = themePresetNames.map((look) => isOverviewBelow(resolveThemeOptions({ look })));
    expect(presets).toEqual([false, false, true, true, false, true]);
  });

  test('place the breadcrumb of banners and intros, never of heroes', () => {
    const civic = resolveThemeOptions({ look: 'civic' });
    const rooted = resolveThemeOptions({ look: 'rooted' });
    expect(isBreadcrumbFirst(civic)).toBe(true);
    for (const type of ['banner', 'intro']) {
      expect(leadBlocksOf([{ type }], civic)).toMatchObject({ isAboveBreadcrumb: true, isBreadcrumbFirst: true });
      expect(leadBlocksOf([{ type }], rooted)).toEqual({ count: 1, isAboveBreadcrumb: true });
    }
    expect(leadBlocksOf([{ type: 'hero' }], civic)).not.toHaveProperty('isBreadcrumbFirst');
    expect(leadBlocksOf([{ type: 'prose' }], civic)).toEqual({ count: 0, isAboveBreadcrumb: false });
  });
});
