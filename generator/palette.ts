import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';
import { type ContrastPair, contrastPairs } from './palette-contrast.ts';
import { type Given, type Origin, type Role, roles, type Scheme, type Tone, tones } from './palette-roles.ts';

/** A colour for each role, `#rrggbb`. */
export type Colors = Record<Role, string>;
export type Palette = Record<Scheme, Colors>;

const schemes: Scheme[] = ['light', 'dark'];

/** The red of error messages. */
const danger = '#a3261b';

/** How much of the chroma of a given colour its grounds and texts follow. */
const mostChroma = 0.12;

/** Steps in which lightness is searched. */
const step = 0.005;

const toOklch = converter('oklch');

/** A colour that screens show, with less chroma where they cannot show that much. */
function toHex(color: Oklch): string {
  return formatHex(clampChroma({ ...color, l: Math.min(1, Math.max(0, color.l)) }, 'oklch'));
}

/** A given colour in OKLCH. Greys have no hue; then any does. */
function readColor(hex: string): Oklch {
  const color = toOklch(hex);
  if (!color) throw new Error(`The check let the colour ${hex} pass.`);
  return { ...color, h: color.h ?? 0 };
}

type Origins = Record<Origin, Oklch>;

function toneColor({ of, lightness, chroma }: Extract<Tone, { of: Origin }>, origins: Origins): Oklch {
  const own = origins[of];
  const limit = of === 'danger' ? own.c : Math.min(own.c, mostChroma);
  return {
    ...own,
    l: typeof lightness === 'number' ? lightness : lightness(own.l),
    c: chroma === undefined ? own.c : limit * chroma,
  };
}

/** The nearest lightness, away from the grounds, with which a colour is told apart from all of them. */
function seekContrast(color: Oklch, grounds: { color: string; minimum: number }[]): string {
  const start = toHex(color);
  const isLighter = grounds.some((ground) => color.l > readColor(ground.color).l);
  let found = start;
  for (let l = color.l; l >= 0 && l <= 1; l += isLighter ? step : -step) {
    found = toHex({ ...color, l });
    if (grounds.every((ground) => wcagContrast(found, ground.color) >= ground.minimum)) return found;
  }
  return found;
}

function createColors(scheme: Scheme, given: Given): Colors {
  const origins: Origins = { brand: readColor(given.brand), accent: readColor(given.accent), danger: readColor(danger) };
  const colors: Partial<Colors> = {};
  const colorOf = (role: Role): string => {
    colors[role] ??= derive(role);
    return colors[role];
  };
  const derive = (role: Role): string => {
    const tone = tones[scheme][role];
    if ('given' in tone) return formatHex(origins[tone.given]);
    if ('like' in tone) return colorOf(tone.like);
    const grounds = contrastPairs.filter(({ foreground }) => foreground === role);
    return seekContrast(
      toneColor(tone, origins),
      grounds.map(({ background, minimum }) => ({ color: colorOf(background), minimum })),
    );
  };
  for (const role of roles) colorOf(role);
  return colors as Colors;
}

/**
 * Every colour of a site from the two that it gives: their hues, with fixed lightness and chroma in OKLCH. What is read
 * or has to be seen moves away from its grounds until it is told apart. The given colours themselves stay as they are
 * in the light scheme: whether they can is what `findFaults` says.
 */
export function createPalette(given: Given): Palette {
  return { light: createColors('light', given), dark: createColors('dark', given) };
}

/** A pair of colours that is not told apart well enough. */
export interface ContrastFault extends ContrastPair {
  scheme: Scheme;
  ratio: number;
}

/** The pairs of a palette that miss their contrast. */
export function findFaults(palette: Palette): ContrastFault[] {
  return schemes.flatMap((scheme) =>
    contrastPairs
      .map((pair) => ({
        ...pair,
        scheme,
        ratio: wcagContrast(palette[scheme][pair.foreground], palette[scheme][pair.background]),
      }))
      .filter(({ ratio, minimum }) => ratio < minimum),
  );
}

/** Which of the given colours a fault comes from. */
export function causeOf({ foreground, background }: ContrastPair): keyof Given {
  return /accent/.test(`${foreground} ${background}`) ? 'accent' : 'brand';
}

/** The colour of the same hue, and the nearest lightness, with which a given colour has no fault. */
export function nearestPassing(given: Given, key: keyof Given): string | undefined {
  const color = readColor(given[key]);
  for (let distance = step; distance <= 1; distance += step) {
    for (const l of [color.l - distance, color.l + distance]) {
      if (l < 0 || l > 1) continue;
      const candidate = toHex({ ...color, l });
      const faults = findFaults(createPalette({ ...given, [key]: candidate }));
      if (faults.every((fault) => causeOf(fault) !== key)) return candidate;
    }
  }
  return undefined;
}
