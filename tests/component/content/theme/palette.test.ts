import { converter, differenceCiede2000 } from 'culori';
import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPalette, diagnoseColors, findContrastFailures } from '../../../../generator/content/theme/palette.ts';
import { contrastPairs } from '../../../../generator/content/theme/palette-contrast.ts';
import { type BaseColors, type ColorRole, roles } from '../../../../generator/content/theme/palette-roles.ts';
import { type BackgroundName, themeOptionValues } from '../../../../templates/theme/theme-options.ts';

const shipped: BaseColors = { brand: '#0f5c48', accent: '#e0b25f' };
const schemes = ['light', 'dark'] as const;
const distance = differenceCiede2000();

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance, implemented independently of the tested code. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Pairs of a palette below their required contrast. */
function missed(given: BaseColors, paper: BackgroundName = 'warm') {
  const palette = createPalette(given, paper);
  return schemes.flatMap((scheme) =>
    contrastPairs.flatMap(({ foreground, background, minimum }) => {
      const ratio = contrast(palette[scheme][foreground], palette[scheme][background]);
      return ratio < minimum ? [`${scheme}: ${foreground} on ${background}: ${ratio}`] : [];
    }),
  );
}

/** The given colours, with failing ones replaced by the proposals of their diagnostics. */
function corrected(given: BaseColors, paper: BackgroundName = 'warm'): BaseColors {
  const proposed = diagnoseColors(given, paper).map(({ key, nearest }) => [key, nearest]);
  return { ...given, ...Object.fromEntries(proposed) };
}

const color = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const givenColors = tuple(color, color).map(([brand, accent]): BaseColors => ({ brand, accent }));
const papers = constantFrom(...themeOptionValues.paper);
/** The same colours in every run. */
const run = (numRuns: number) => ({ seed: 2026, numRuns });

describe('contrast', () => {
  test('passes for every pair in both schemes with any colours, given or corrected', () => {
    assert(
      property(givenColors, papers, (given, paper) => {
        const fit = corrected(given, paper);
        expect(missed(fit, paper)).toEqual([]);
        expect(diagnoseColors(fit, paper)).toEqual([]);
      }),
      run(300),
    );
  });

  test('fails only for given colours, never for derived ones', () => {
    const own = new Set<ColorRole>(['brand', 'on-brand', 'accent', 'on-accent']);
    assert(
      property(givenColors, papers, (given, paper) => {
        const faults = findContrastFailures(createPalette(given, paper));
        expect(faults.filter(({ foreground, scheme }) => scheme === 'dark' || !own.has(foreground))).toEqual([]);
      }),
      run(300),
    );
  });

  test('is measured as WCAG defines it', () => {
    const faults = findContrastFailures(createPalette({ brand: '#f2c94c', accent: '#1d6a55' }));
    const palette = createPalette({ brand: '#f2c94c', accent: '#1d6a55' });
    expect(faults.length).toBeGreaterThan(1);
    for (const { scheme, foreground, background, ratio } of faults) {
      expect(ratio).toBeCloseTo(contrast(palette[scheme][foreground], palette[scheme][background]), 6);
    }
  });

  test.each(['text', 'ring'] as const)('is checked on every background of a page for %s', (kind) => {
    const foreground = kind === 'text' ? 'ink' : 'focus';
    const grounds = contrastPairs.filter((pair) => pair.foreground === foreground).map(({ background }) => background);
    expect(grounds).toEqual(['paper', 'surface', 'band', 'band-strong', 'strip', 'tint', 'tint-soft']);
  });
});

describe('given colours', () => {
  test('are used unchanged in the light scheme', () => {
    const { light } = createPalette({ brand: '#0F5C48', accent: '#E0B25F' });
    expect([light.brand, light.accent]).toEqual(['#0f5c48', '#e0b25f']);
  });

  test.each([
    ['yellow', '#ffd400'],
    ['lime', '#7cff00'],
    ['cyan', '#00e5ff'],
    ['white', '#ffffff'],
    ['pale grey', '#cccccc'],
  ])('fail for a %s brand, with the nearest passing colour of its hue proposed', (_, brand) => {
    const given = { ...shipped, brand };
    expect(diagnoseColors(given).map(({ key }) => key)).toEqual(['brand']);
    const { brand: proposed } = corrected(given);
    expect(missed({ ...given, brand: proposed })).toEqual([]);
    const toOklch = converter('oklch');
    const [before, after] = [toOklch(brand), toOklch(proposed)];
    if ((before?.c ?? 0) > 0.01) expect(Math.abs((before?.h ?? 0) - (after?.h ?? 0))).toBeLessThan(4);
    expect(contrast(proposed, createPalette(given).light.paper)).toBeLessThan(4.75);
  });

  test('fail for an accent that is lost on dark panels, with a passing colour proposed', () => {
    const given = { ...shipped, accent: '#14503f' };
    expect(diagnoseColors(given).map(({ key }) => key)).toEqual(['accent']);
    expect(missed(corrected(given))).toEqual([]);
  });

  test.each(['#000000', '#3a3a3a', '#666666'])('give a grey palette for the grey brand %s', (brand) => {
    expect(missed({ brand, accent: '#bbbbbb' })).toEqual([]);
    const palette = createPalette({ brand, accent: '#bbbbbb' });
    const colors = schemes.flatMap((scheme) => roles.filter((role) => role !== 'danger').map((role) => palette[scheme][role]));
    for (const one of colors) expect(one).toMatch(/^#(..)\1\1$/);
  });

  test.each(['#0000ff', '#8b0000', '#4b0082', '#5a4300', '#001a10'])('pass for brand %s', (brand) => {
    expect(missed({ ...shipped, brand })).toEqual([]);
  });
});

/** Colours of the original design, from which the relations of lightness and chroma were derived. */
const designColors: Partial<Record<ColorRole, string>> = {
  paper: '#fffdf8',
  surface: '#ffffff',
  band: '#fbf6ec',
  'band-strong': '#f4ecdd',
  rule: '#e7dbc3',
  control: '#8b7b5c',
  strip: '#f1f0ee',
  ink: '#0b2e26',
  'ink-soft': '#37534a',
  'brand-ink': '#0f5c48',
  tint: '#dceee5',
  'tint-soft': '#eff7f2',
  'tint-line': '#9ccdb7',
  ground: '#0b4638',
  'ground-deep': '#08352b',
  'ground-line': '#1d6a55',
  'accent-ink': '#74500f',
  'accent-mark': '#c58f36',
  danger: '#a3261b',
};

describe('the palette of the shipped site', () => {
  const { light, dark } = createPalette(shipped);

  test.each(Object.entries(designColors) as [ColorRole, string][])('has %s close to %s', (role, expected) => {
    expect(distance(light[role], expected)).toBeLessThan(3.5);
  });

  test('has dark but not black backgrounds, bright but not white text, and distinct panels', () => {
    for (const role of ['paper', 'surface', 'band', 'band-strong', 'strip', 'tint', 'ground', 'ground-deep'] as const) {
      expect(luminance(dark[role])).toBeGreaterThan(0.005);
      expect(luminance(dark[role])).toBeLessThan(0.05);
    }
    expect(luminance(dark.ink)).toBeLessThan(0.9);
    expect(distance(dark.ground, dark.paper)).toBeGreaterThan(10);
    expect(distance(dark.surface, dark.paper)).toBeGreaterThan(2);
    expect(luminance(dark['ground-deep'])).toBeLessThan(luminance(dark.ground));
  });
});
