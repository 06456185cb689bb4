import { withFontMemory } from './convert-font.ts';

/** What a cut of a font holds: a part of its axis of weights, or one weight of it. */
export type WeightAxis = { min: number; max: number } | number;

/**
 * Features are what letters need to join, to carry marks and to stand apart; fractions would keep glyphs for nothing.
 * A constant of its own, because the types of the package do not know `keepFeatures`.
 */
const options = {
  // Tables that serve programs with a menu of styles, not browsers.
  dropTables: ['MVAR', 'STAT'],
  targetFormat: 'woff2' as const,
  keepFeatures: ['calt', 'ccmp', 'fina', 'init', 'isol', 'kern', 'liga', 'locl', 'mark', 'medi', 'mkmk', 'rlig'],
};

/**
 * Takes some characters out of a font, as woff2.
 * @param wght weights that stay in a variable font. @throws Error for a font that is damaged
 */
export async function cutFont(bytes: Uint8Array, codes: readonly number[], wght?: WeightAxis): Promise<Uint8Array> {
  const text = codes.map((code) => String.fromCodePoint(code)).join('');
  const axes = wght === undefined ? {} : { variationAxes: { wght } };
  const { default: subsetFont } = await import('subset-font');
  return withFontMemory(() => subsetFont(Buffer.from(bytes), text, { ...axes, ...options }));
}
