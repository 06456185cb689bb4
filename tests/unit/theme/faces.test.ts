import postcss from 'postcss';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createPalette } from '../../../generator/content/theme/palette.ts';
import { drawGround } from '../../../generator/pages/social/composition.ts';
import { drawFrame, drawIllustration } from '../../../generator/pages/social/illustration.ts';
import { pictureColors } from '../../../generator/pages/social/picture-theme.ts';
import { pageWidth } from '../../../templates/components/picture-sizes.ts';
import { blockRule, blockTokens } from '../../../templates/theme/faces/blocks.ts';
import { buttonRule } from '../../../templates/theme/faces/buttons.ts';
import { columnRules } from '../../../templates/theme/faces/column.ts';
import { headingRules } from '../../../templates/theme/faces/headings.ts';
import { heroRule } from '../../../templates/theme/faces/hero.ts';
import { themeTokens } from '../../../templates/theme/faces/tokens.ts';
import {
  type MotifName,
  resolveBackground,
  resolveThemeOptions,
  type ThemeOptions,
  themeOptionValues,
  themePresetNames,
  themePresets,
} from '../../../templates/theme/theme-options.ts';
import { allThemeOptions } from '../../support/all-theme-options.ts';
import { pairwise } from '../../support/pairwise.ts';

/** The custom properties of a theme. */
function declared(tokens: string): Map<string, string> {
  const values = new Map<string, string>();
  postcss.parse(`:root{${tokens}}`).walkDecls(({ prop, value }) => {
    expect(prop).toMatch(/^--[a-z]+(-[a-z]+)*$/);
    values.set(prop, value);
  });
  return values;
}

/** Whether the brackets of a value are balanced outside strings. */
function isBalanced(value: string): boolean {
  let depth = 0;
  for (const sign of value.replaceAll(/"[^"]*"/g, '')) {
    if (sign === '(') depth++;
    if (sign === ')' && depth-- === 0) return false;
  }
  return depth === 0;
}

describe('theme options', () => {
  test('default to the scholarly preset', () => {
    expect(resolveThemeOptions()).toEqual(themePresets.scholarly);
    const first = Object.fromEntries(Object.entries(themeOptionValues).map(([key, [name]]) => [key, name]));
    expect(resolveThemeOptions({})).toEqual(first);
  });

  test.each(themePresetNames)('are all set by preset %s and can be overridden one by one', (pictureTheme) => {
    expect(resolveThemeOptions({ look: pictureTheme })).toEqual(themePresets[pictureTheme]);
    for (const [key, names] of Object.entries(themeOptionValues)) {
      expect(Object.keys(themePresets[pictureTheme])).toContain(key);
      for (const name of names)
        expect(resolveThemeOptions({ look: pictureTheme, [key]: name })).toEqual({ ...themePresets[pictureTheme], [key]: name });
    }
  });

  test('differ between presets in most choices', () => {
    for (const one of themePresetNames) {
      for (const other of themePresetNames.filter((name) => name > one)) {
        const alike = Object.entries(themePresets[one]).filter(([key, value]) =>
          Object.entries(themePresets[other]).some(([k, v]) => k === key && v === value),
        );
        expect(alike.length, `${one} and ${other}`).toBeLessThanOrEqual(5);
      }
    }
  });

  test('resolve the background even from invalid values', () => {
    expect(resolveBackground('civic', undefined)).toBe('white');
    expect(resolveBackground('civic', 'tinted')).toBe('tinted');
    for (const wrong of [7, null, 'gold', {}, ['white']]) expect(resolveBackground(wrong, wrong)).toBe('warm');
  });
});

describe('theme rules', () => {
  test.each(allThemeOptions)('are complete custom properties: %j', (face) => {
    const tokens = declared(themeTokens(face));
    expect(tokens.size).toBeGreaterThan(10);
    for (const [name, value] of tokens) expect(isBalanced(value), `${name}: ${value}`).toBe(true);
    // A drawing that does not parse is no mask: its box would be filled.
    for (const value of tokens.values()) {
      const [, drawing] = /^url\("data:image\/svg\+xml,([^"]*)"\)/.exec(value) ?? [];
      if (drawing === undefined) continue;
      expect(drawing).not.toMatch(/[<>#"]/);
      const tags = decodeURIComponent(drawing).match(/<[^>]*>/g) ?? [];
      for (const tag of tags) {
        const names = [...tag.matchAll(/\s([\w:-]+)=/g)].map(([, attribute]) => attribute);
        expect(new Set(names).size, tag).toBe(names.length);
      }
    }
  });

  test('position the motif in either direction and fade only khatam', () => {
    const placeOf = (motif: MotifName, direction?: 'ltr') => {
      const [, place = ''] = (declared(themeTokens(resolveThemeOptions({ motif }), direction)).get('--motif-tile') ?? '').split(
        /(?<=")\)/,
      );
      return place.replace(/-\d+px/g, '-n');
    };
    const uncut = ',linear-gradient(#0000,#0000)';
    expect(placeOf('khatam')).toBe('');
    expect(placeOf('grid')).toBe(uncut);
    expect(placeOf('sadu')).toBe(` repeat-x${uncut}`);
    for (const motif of ['arcade', 'wave'] as const) expect(placeOf(motif)).toBe(` bottom repeat-x${uncut}`);
    for (const motif of ['contours', 'dots'] as const) {
      expect(placeOf(motif)).toBe(` -n -n no-repeat${uncut}`);
      expect(placeOf(motif, 'ltr')).toBe(` right -n top -n no-repeat${uncut}`);
    }
  });

  test('contain the tokens that components require', () => {
    for (const face of allThemeOptions) {
      const tokens = declared(themeTokens(face));
      for (const name of ['mark', 'motif-tile', 'edge', 'frame', 'panel', 'portrait', 'radius-lg', 'section-space', 'page']) {
        expect(tokens.get(`--${name}`), name).toBeTruthy();
      }
    }
  });

  test('limit page widths to the sizes of pictures, different for each composition', () => {
    const widths = themeOptionValues.composition.map((composition) => {
      const rules = columnRules({ composition, header: 'masthead' }).matchAll(/--content:(?:min\()?([\d.]+)(rem|vw)/g);
      const [width = Number.parseFloat(pageWidth), vast = width] = [...rules].map(([, value]) => Number(value));
      expect(width).toBeLessThanOrEqual(Number.parseFloat(pageWidth));
      expect(vast).toBeLessThanOrEqual(78);
      return width;
    });
    expect(new Set(widths).size).toBe(widths.length);
    // The header row of logo, links and action keeps its width.
    for (const header of ['bar', 'floating'] as const) {
      expect(columnRules({ composition: 'centred', header })).not.toMatch(/:root|header/);
    }
  });

  test('set leads by headings and arrows by buttons, and nothing for defaults', () => {
    const leads = themeOptionValues.headings.map(
      (headings) => /\+p[^{}]*\{(font-size[^}]*)\}/.exec(headingRules({ headings }))?.[1],
    );
    expect(leads[0]).toBeUndefined();
    expect(new Set(leads).size).toBe(themeOptionValues.headings.length);
    const arrows = themeOptionValues.buttons.map((buttons) =>
      declared(themeTokens(resolveThemeOptions({ buttons }))).get('--button-arrow'),
    );
    expect(arrows).toEqual([undefined, 'none', 'none', 'none']);
    expect(columnRules(resolveThemeOptions()) + headingRules(resolveThemeOptions()) + buttonRule(resolveThemeOptions())).toBe('');
  });

  test('give blocks another form for each kind of icons and sections, only where a style sheet shows them', () => {
    const formOf = (options: Partial<ThemeOptions>) => JSON.stringify(blockTokens({ ...themePresets.scholarly, ...options }));
    const forms = themeOptionValues.icons.flatMap((icons) =>
      themeOptionValues.sections.map((sections) => formOf({ icons, sections })),
    );
    expect(new Set(forms).size).toBe(forms.length);
    expect(formOf({})).toBe('{}');
    const css = 'p{border:var(--box-line, var(--line))}';
    expect(blockRule(themePresets.scholarly, css)).toBe('');
    expect(blockRule(themePresets.civic, css)).toBe(':root{--box-line:0}');
    expect(blockRule(themePresets.civic, 'p{color:red}')).toBe('');
  });

  test('set only colour roles for other openings than deep ones', () => {
    expect(heroRule(resolveThemeOptions(), true)).toBe('');
    const rule = /^section\[data-opening\],div\[data-part=title\]\{(--[a-z-]+:var\(--[a-z-]+\);?)+\}$/;
    for (const opening of ['paper', 'tint'] as const) expect(heroRule(resolveThemeOptions({ opening }), false)).toMatch(rule);
    // Light text would be invisible on paper.
    const [, inner] = /^@media screen\{(.*)\}$/.exec(heroRule(resolveThemeOptions({ opening: 'brand' }), false)) ?? [];
    expect(inner).toMatch(rule);
    expect(heroRule(resolveThemeOptions({ opening: 'brand' }), true)).toMatch(
      /^@media screen and \(prefers-color-scheme:light\)\{/,
    );
  });
});

test('draws a different social background for each preset and the shape of each frame', async () => {
  const colors = pictureColors(createPalette({ brand: '#1b5e7d', accent: '#f0b199' }).light);
  const grounds = themePresetNames.map((name) => drawGround({ direction: 'rtl', colors, face: themePresets[name] }, true));
  expect(new Set(grounds).size).toBe(themePresetNames.length);
  const drawn = await Promise.all(grounds.map((svg) => sharp(Buffer.from(svg)).resize(120).raw().toBuffer()));
  expect(new Set(drawn.map((pixels) => pixels.toString('base64'))).size).toBe(themePresetNames.length);
  const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><rect width="8" height="6" fill="#808080"/></svg>';
  for (const frame of themeOptionValues.frame) {
    const pictureTheme = { direction: 'rtl' as const, colors, face: { ...themePresets.scholarly, frame } };
    const { pixels, width } = await drawIllustration(new TextEncoder().encode(blank), pictureTheme);
    const opacity = (x: number, y: number) => pixels[(y * width + x) * 4 + 3];
    expect([opacity(0, 0) === 255, opacity(width / 2, 180)], frame).toEqual([frame === 'square' || frame === 'bleed', 255]);
    expect(
      (await drawFrame(pictureTheme)).pixels.some((value) => value > 0),
      frame,
    ).toBe(frame === 'chamfer' || frame === 'arch');
  }
});

test('covers every pair of theme options with few cases', () => {
  const cases = pairwise(themeOptionValues);
  const names = Object.entries(themeOptionValues).flatMap(([key, all]) => all.map((name) => [key, name] as const));
  const uncovered = names.flatMap(([key, name]) =>
    names.filter(([other, second]) => other !== key && !cases.some((one) => one[key] === name && one[other] === second)),
  );
  expect(uncovered).toEqual([]);
  expect(cases.length).toBeLessThan(60);
});
