import { clampChroma, converter, formatHex, type Oklch, wcagContrast, wcagLuminance } from 'culori';
import type { BackgroundName } from '../../../templates/theme/theme-options.ts';
import { type ContrastPair, contrastPairs } from './palette-contrast.ts';
import { type BaseColors, type ColorRole, type HueSource, roles, type Scheme, type Tone, tonesOf } from './palette-roles.ts';

/** A colour for each role, `#rrggbb`. */
export type Colors = Record<ColorRole, string>;
export type Palette = Record<Scheme, Colors>;

const schemes: Scheme[] = ['light', 'dark'];

/** The red of error messages. */
const danger = '#a3261b';

/** Cap on the chroma of the source that derived colours use. */
const mostChroma = 0.12;

/** Step of the search for a lightness. */
const step = 0.005;

const toOklch = converter('oklch');

/** Converts to sRGB, reducing chroma if necessary. */
function toHex(color: Oklch): string {
  return formatHex(clampChroma({ ...color, l: Math.min(1, Math.max(0, color.l)) }, 'oklch'));
}

/** A given colour in OKLCH. Greys have no hue and get 0. */
export function readColor(hex: string): Oklch {
  const color = toOklch(hex);
  if (!color) throw new Error(`The check let the colour ${hex} pass.`);
  return { ...color, h: color.h ?? 0 };
}

type Origins = Record<HueSource, Oklch>;

function toneColor({ of, lightness, chroma }: Extract<Tone, { of: HueSource }>, origins: Origins): Oklch {
  const own = origins[of];
  const limit = of === 'danger' ? own.c : Math.min(own.c, mostChroma);
  return {
    ...own,
    l: typeof lightness === 'number' ? lightness : lightness(own.l),
    c: chroma === undefined ? own.c : limit * chroma,
  };
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
const ratioOfLights = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Changes the lightness of a colour, away from its backgrounds, until the contrast with all of them is sufficient. */
export function adjustForContrast(color: Oklch, grounds: { color: string; minimum: number }[]): string {
  const isLighter = grounds.some((ground) => color.l > readColor(ground.color).l);
  const lights = grounds.map((ground) => ({ light: wcagLuminance(ground.color), minimum: ground.minimum }));
  let found = toHex(color);
  for (let l = color.l; l >= 0 && l <= 1; l += isLighter ? step : -step) {
    found = toHex({ ...color, l });
    const own = wcagLuminance(found);
    if (lights.every(({ light, minimum }) => ratioOfLights(own, light) >= minimum)) return found;
  }
  return found;
}

/** The colours of some roles, and of those that they depend on. */
function createColors(
  scheme: Scheme,
  baseColors: BaseColors,
  paper: BackgroundName,
  neededRoles: readonly ColorRole[] = roles,
): Colors {
  const tones = tonesOf(paper)[scheme];
  const origins: Origins = {
    brand: readColor(baseColors.brand),
    accent: readColor(baseColors.accent),
    danger: readColor(danger),
  };
  const colors: Partial<Colors> = {};
  const colorOf = (role: ColorRole): string => {
    colors[role] ??= derive(role);
    return colors[role];
  };
  const derive = (role: ColorRole): string => {
    const tone = tones[role];
    if ('given' in tone) return formatHex(origins[tone.given]);
    if ('like' in tone) return colorOf(tone.like);
    const grounds = contrastPairs.filter(({ foreground }) => foreground === role);
    return adjustForContrast(
      toneColor(tone, origins),
      grounds.map(({ background, minimum }) => ({ color: colorOf(background), minimum })),
    );
  };
  for (const role of neededRoles) colorOf(role);
  return colors as Colors;
}

/**
 * Derives all colours of a site from the two that it sets: their hues, with fixed lightness and chroma in OKLCH, adjusted until
 * the contrast with each background is sufficient. In the light scheme the given colours stay as they are; `diagnoseColors`
 * checks whether they work.
 */
export function createPalette(baseColors: BaseColors, paper: BackgroundName = 'warm'): Palette {
  return { light: createColors('light', baseColors, paper), dark: createColors('dark', baseColors, paper) };
}

/** A pair of colours with insufficient contrast. */
export interface ContrastFailure extends ContrastPair {
  scheme: Scheme;
  ratio: number;
}

/** The given colour to change if a pair lacks contrast. */
export const responsibleColor = ({ foreground, background }: ContrastPair): keyof BaseColors =>
  /accent/.test(foreground + background) ? 'accent' : 'brand';

/** The pairs of a palette with insufficient contrast, the worst first. */
export function findContrastFailures(palette: Palette): ContrastFailure[] {
  return schemes
    .flatMap((scheme) => contrastPairs.map((pair) => ({ ...pair, scheme, ratio: ratioOf(palette[scheme], pair) })))
    .filter(({ ratio, minimum }) => ratio < minimum)
    .toSorted((a, b) => a.ratio / a.minimum - b.ratio / b.minimum);
}

/** Contrast ratio of a pair, 1 to 21. */
export function ratioOf(colors: Colors, { foreground, background }: ContrastPair): number {
  return wcagContrast(colors[foreground], colors[background]);
}

/** Extra contrast of a suggested colour, so that it stays valid when the other colour changes too. */
const contrastMargin = 0.05;

/** The colour of the same hue, and the closest lightness, that has sufficient contrast; undefined if there is none. */
function nearestPassing(baseColors: BaseColors, key: keyof BaseColors, paper: BackgroundName): string | undefined {
  const color = readColor(baseColors[key]);
  const pairs = contrastPairs.filter(({ foreground, background }) => [foreground, background].includes(key));
  const neededRoles = pairs.flatMap(({ foreground, background }) => [foreground, background]);
  const passes = (candidate: string) => {
    const light = createColors('light', { ...baseColors, [key]: candidate }, paper, neededRoles);
    return pairs.every((pair) => ratioOf(light, pair) >= pair.minimum + contrastMargin);
  };
  for (let distance = step; distance <= 1; distance += step) {
    for (const l of [color.l - distance, color.l + distance]) {
      if (l < 0 || l > 1) continue;
      const candidate = toHex({ ...color, l });
      if (passes(candidate)) return candidate;
    }
  }
  return undefined;
}

/** A given colour with insufficient contrast. */
export interface ColorDiagnosis {
  key: keyof BaseColors;
  /** The colours of the worst pair. */
  colors: [foreground: string, background: string];
  worst: ContrastFailure;
  nearest: string | undefined;
}

/**
 * Checks the given colours and suggests replacements. The backgrounds of the accent depend on the brand, so the accent is
 * checked with the corrected brand.
 */
export function diagnoseColors(baseColors: BaseColors, paper: BackgroundName = 'warm'): ColorDiagnosis[] {
  const corrected = { ...baseColors };
  return (['brand', 'accent'] as const).flatMap((key) => {
    const palette = createPalette(corrected, paper);
    const worst = findContrastFailures(palette).find((pair) => responsibleColor(pair) === key);
    if (!worst) return [];
    const nearest = nearestPassing(corrected, key, paper);
    corrected[key] = nearest ?? baseColors[key];
    const { [worst.foreground]: foreground, [worst.background]: background } = palette[worst.scheme];
    return [{ key, colors: [foreground, background], worst, nearest }];
  });
}
