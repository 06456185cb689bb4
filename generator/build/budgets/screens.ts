import { calc } from '@csstools/css-calc';

/** Screen for which a page is measured: width of the window in CSS pixels, device pixels per CSS pixel. */
export interface Screen {
  width: number;
  density: number;
}

/** A typical phone, and a desktop. */
export const screens: readonly Screen[] = [
  { width: 412, density: 2.6 },
  { width: 1920, density: 1 },
];

/** CSS pixels of a `rem` at the default text size. */
const rem = 16;

/** Converts a length of `sizes` to CSS pixels. */
function toPixels(length: string, { width }: Screen): number {
  const factors: Record<string, number> = { vw: width / 100, rem, em: rem };
  const inPixels = length.replaceAll(/([\d.]+)(vw|rem|em)\b/g, (_, value: string, unit: string) => {
    return `${Number(value) * (factors[unit] ?? 1)}px`;
  });
  return Number.parseFloat(calc(inPixels));
}

/** Evaluates a media query of widths, such as `(min-width: 64rem) and (max-width: 1200px)`. */
export function matchesMedia(media: string, screen: Screen): boolean {
  return [...media.matchAll(/\((min|max)-width:\s*([^)]+)\)/g)].every(([, bound, length = '']) => {
    const limit = toPixels(length, screen);
    return bound === 'min' ? screen.width >= limit : screen.width <= limit;
  });
}

/** Splits a list at commas outside brackets. */
function splitList(list: string): string[] {
  let depth = 0;
  const entries = [''];
  for (const character of list) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (character === ',' && depth === 0) entries.push('');
    else entries[entries.length - 1] += character;
  }
  return entries.map((entry) => entry.trim());
}

/** Width in CSS pixels from a `sizes` attribute; the width of the window if no entry matches. */
export function sizeOn(sizes: string, screen: Screen): number {
  for (const entry of splitList(sizes)) {
    const [, media = '', length = ''] = /^((?:\([a-z-]+:[^)]*\)(?:\s*and\s*)?)*)\s*(.*)$/.exec(entry) ?? [];
    if (length !== '' && length !== 'auto' && matchesMedia(media, screen)) return toPixels(length, screen);
  }
  return screen.width;
}

/**
 * Candidate of a `srcset` for a screen: the smallest with enough pixels, or else the largest. Browsers may choose a smaller
 * one, never a larger.
 */
export function chooseCandidate(srcset: string, sizes: string, screen: Screen): string | undefined {
  const candidates = srcset
    .split(', ')
    .map((candidate) => candidate.split(' '))
    .map(([url = '', width = '']) => ({ url, width: Number.parseInt(width, 10) || 0 }))
    .sort((a, b) => a.width - b.width);
  const neededWidth = sizeOn(sizes, screen) * screen.density;
  return (candidates.find(({ width }) => width >= neededWidth) ?? candidates.at(-1))?.url;
}
