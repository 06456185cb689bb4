import postcss from 'postcss';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createPalette } from '../../../generator/content/theme/palette.ts';
import { drawGround } from '../../../generator/pages/social/composition.ts';
import { drawFrame, drawIllustration } from '../../../generator/pages/social/illustration.ts';
import { pictureColors } from '../../../generator/pages/social/picture-theme.ts';
import { pageWidth } from '../../../templates/components/picture-sizes.ts';
import { buttonRule } from '../../../templates/theme/faces/buttons.ts';
import { columnRules } from '../../../templates/theme/faces/column.ts';
import { headingRules } from '../../../templates/theme/faces/headings.ts';
import { heroRule } from '../../../templates/theme/faces/hero.ts';
import { themeTokens } from '../../../templates/theme/faces/tokens.ts';
import {
  type MotifName,
  resolveBackground,
  resolveThemeOptions,
  themeOptionValues,
  themePresetNames,
  themePresets,
} from '../../../templates/theme/theme-options.ts';
import { allThemeOptions } from '../../support/all-theme-options.ts';
import { pairwise } from '../../support/pairwise.ts';

/** The custom properties of a face. */
function declared(tokens: string): Map<string, string> {
  const values = new Map<string, string>();
  postcss.parse(`:root{${tokens}}`).walkDecls(({ prop, value }) => {
    expect(prop).toMatch(/^--[a-z]+(-[a-z]+)*$/);
    values.set(prop, value);
  });
  return values;
}

/** Whether each bracket of a value is closed, outside of its strings. */
function isBalanced(value: string): boolean {
  let depth = 0;
  for (const sign of value.replaceAll(/"[^"]*"/g, '')) {
    if (sign === '(') depth++;
    if (sign === ')' && depth-- === 0) return false;
  }
  return depth === 0;
}

describe('the face of a site', () => {
  test('is scholarly where the theme says nothing of it', () => {
    expect(resolveThemeOptions()).toEqual(themePresets.scholarly);
    const first = Object.fromEntries(Object.entries(themeOptionValues).map(([key, [name]]) => [key, name]));
    expect(resolveThemeOptions({})).toEqual(first);
  });

  test.each(themePresetNames)('the look %s chooses all, and each of it can be chosen anew', (look) => {
    expect(resolveThemeOptions({ look })).toEqual(themePresets[look]);
    for (const [key, names] of Object.entries(themeOptionValues)) {
      expect(Object.keys(themePresets[look])).toContain(key);
      for (const name of names)
        expect(resolveThemeOptions({ look, [key]: name })).toEqual({ ...themePresets[look], [key]: name });
    }
  });

  test('looks differ from one another in most of their choices', () => {
    for (const one of themePresetNames) {
      for (const other of themePresetNames.filter((name) => name > one)) {
        const alike = Object.entries(themePresets[one]).filter(([key, value]) =>
          Object.entries(themePresets[other]).some(([k, v]) => k === key && v === value),
        );
        expect(alike.length, `${one} and ${other}`).toBeLessThanOrEqual(5);
      }
    }
  });

  test('the paper of a theme is found before anybody has checked it', () => {
    expect(resolveBackground('civic', undefined)).toBe('white');
    expect(resolveBackground('civic', 'tinted')).toBe('tinted');
    for (const wrong of [7, null, 'gold', {}, ['white']]) expect(resolveBackground(wrong, wrong)).toBe('warm');
  });
});

describe('what the choices of a face come to', () => {
  test.each(allThemeOptions)('is a list of custom properties, each whole: %j', (face) => {
    const tokens = declared(themeTokens(face));
    expect(tokens.size).toBeGreaterThan(10);
    for (const [name, value] of tokens) expect(isBalanced(value), `${name}: ${value}`).toBe(true);
    // A drawing that does not parse is no mask, and the box beneath it would be filled.
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

  test('a drawing stands where its motif has its place, in either direction, and only that of the khatam fades', () => {
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

  test('every part of it has the shapes that components cannot do without', () => {
    for (const face of allThemeOptions) {
      const tokens = declared(themeTokens(face));
      for (const name of ['mark', 'motif-tile', 'edge', 'frame', 'panel', 'portrait', 'radius-lg', 'section-space', 'page']) {
        expect(tokens.get(`--${name}`), name).toBeTruthy();
      }
    }
  });

  test('a page is never wider than the sizes of its pictures say, and each composition has a width of its own', () => {
    const widths = themeOptionValues.composition.map((composition) => {
      const said = columnRules({ composition, header: 'masthead' }).matchAll(/--content:(?:min\()?([\d.]+)(rem|vw)/g);
      const [width = Number.parseFloat(pageWidth), vast = width] = [...said].map(([, value]) => Number(value));
      expect(width).toBeLessThanOrEqual(Number.parseFloat(pageWidth));
      expect(vast).toBeLessThanOrEqual(78);
      return width;
    });
    expect(new Set(widths).size).toBe(widths.length);
    // The row that logo, links and button share stays as wide as it is.
    for (const header of ['bar', 'floating'] as const) {
      expect(columnRules({ composition: 'centred', header })).not.toMatch(/:root|header/);
    }
  });

  test('leads follow the headings, pointing is for regular buttons, and what says nothing pays for none of it', () => {
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

  test('nothing but names of roles stands in the rule of other openings than deep ones', () => {
    expect(heroRule(resolveThemeOptions(), true)).toBe('');
    for (const opening of ['brand', 'paper', 'tint'] as const) {
      expect(heroRule(resolveThemeOptions({ opening }), false)).toMatch(
        /^section\[data-opening\]\{(--[a-z-]+:var\(--[a-z-]+\);?)+\}$/,
      );
    }
  });
});

test('every look gives social pictures of its own, in which no star is left but where the khatam is chosen', async () => {
  const colors = pictureColors(createPalette({ brand: '#1b5e7d', accent: '#f0b199' }).light);
  const grounds = themePresetNames.map((name) => drawGround({ direction: 'rtl', colors, face: themePresets[name] }, true));
  expect(new Set(grounds).size).toBe(themePresetNames.length);
  const drawn = await Promise.all(grounds.map((svg) => sharp(Buffer.from(svg)).resize(120).raw().toBuffer()));
  expect(new Set(drawn.map((pixels) => pixels.toString('base64'))).size).toBe(themePresetNames.length);
  const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><rect width="8" height="6" fill="#808080"/></svg>';
  for (const frame of themeOptionValues.frame) {
    const look = { direction: 'rtl' as const, colors, face: { ...themePresets.scholarly, frame } };
    const { pixels, width } = await drawIllustration(new TextEncoder().encode(blank), look);
    const opacity = (x: number, y: number) => pixels[(y * width + x) * 4 + 3];
    expect([opacity(0, 0) === 255, opacity(width / 2, 180)], frame).toEqual([frame === 'square' || frame === 'bleed', 255]);
    expect(
      (await drawFrame(look)).pixels.some((value) => value > 0),
      frame,
    ).toBe(frame === 'chamfer' || frame === 'arch');
  }
});

test('every two choices of a face meet in one of the pairwise cases, which are few', () => {
  const cases = pairwise(themeOptionValues);
  const names = Object.entries(themeOptionValues).flatMap(([key, all]) => all.map((name) => [key, name] as const));
  const apart = names.flatMap(([key, name]) =>
    names.filter(([other, second]) => other !== key && !cases.some((one) => one[key] === name && one[other] === second)),
  );
  expect(apart).toEqual([]);
  expect(cases.length).toBeLessThan(60);
});
