import { withFontMemory } from './convert-font.ts';

/** Weights in a font subset: a range of the weight axis, or one fixed weight. */
export type WeightAxis = { min: number; max: number } | number;

/**
 * Keeps the features that letters need for joining, marks and kerning; `frac` would keep glyphs that nothing uses. A separate
 * constant, because the types of the package do not know `keepFeatures`.
 */
const options = {
  // Tables for style menus of desktop programs; browsers do not use them.
  dropTables: ['MVAR', 'STAT'],
  targetFormat: 'woff2' as const,
  keepFeatures: ['calt', 'ccmp', 'fina', 'init', 'isol', 'kern', 'liga', 'locl', 'mark', 'medi', 'mkmk', 'rlig'],
};

/**
 * Subsets a font to some characters, as woff2.
 * @param wght weights that stay in a variable font
 * @throws Error for a damaged font
 */
export async function cutFont(bytes: Uint8Array, codes: readonly number[], wght?: WeightAxis): Promise<Uint8Array> {
  const text = codes.map((code) => String.fromCodePoint(code)).join('');
  const axes = wght === undefined ? {} : { variationAxes: { wght } };
  const { default: subsetFont } = await import('subset-font');
  return withFontMemory(() => subsetFont(Buffer.from(bytes), text, { ...axes, ...options }));
}
