import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import subsetFont from 'subset-font';
import { type FallbackFont, fallbackFonts } from '../../templates/theme/font-fallback.ts';
import { ascent, descent, type FontFace, fontFaces, fontFamily, fontWeights } from '../../templates/theme/fonts.ts';
import { readRange } from '../../templates/theme/unicode-range.ts';
import { briefHash } from '../common/hash.ts';
import { packageFile } from '../common/packages.mjs';

/**
 * Features are what letters need to join, to carry marks and to stand apart; fractions would keep glyphs for nothing.
 * A constant of its own, because the types of the package do not know `keepFeatures`.
 */
const options = {
  variationAxes: { wght: { min: fontWeights.lightest, max: fontWeights.heaviest } },
  // Tables that serve programs with a menu of styles, not browsers.
  dropTables: ['MVAR', 'STAT'],
  targetFormat: 'woff2' as const,
  keepFeatures: ['calt', 'ccmp', 'fina', 'init', 'isol', 'kern', 'liga', 'locl', 'mark', 'medi', 'mkmk', 'rlig'],
};

function charactersOf(unicodeRange: string): string {
  return readRange(unicodeRange)
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)))
    .join('');
}

/** The file of a face (woff2, the weights of `fontWeights`) with its name relative to `out/`. */
export async function makeFont(
  root: string,
  { name, file, unicodeRange }: FontFace,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const whole = await readFile(packageFile(root, file));
  const bytes = await subsetFont(whole, charactersOf(unicodeRange), options);
  return { fileName: `assets/${name}.${briefHash(bytes)}.woff2`, bytes };
}

function faceRule({ unicodeRange, isEssential }: FontFace, fileName: string): string {
  return (
    `@font-face{font-family:"${fontFamily}";font-weight:${fontWeights.lightest} ${fontWeights.heaviest};` +
    `font-display:${isEssential ? 'optional' : 'swap'};` +
    `src:url(${basename(fileName)}) format("woff2");unicode-range:${unicodeRange}}`
  );
}

const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`;

/** A face of a fallback font. Overrides are relative to the adjusted size, so they are divided by it. */
function fallbackRule({ family, unicodeRange }: FallbackFont, names: string[], weight: string, width: number): string {
  const sources = names.map((name) => `local("${name}")`).join();
  return (
    `@font-face{font-family:"${family}";font-weight:${weight};src:${sources};` +
    `${width === 1 ? '' : `size-adjust:${percent(width)};`}ascent-override:${percent(ascent / width)};` +
    `descent-override:${percent(descent / width)};line-gap-override:0%` +
    `${unicodeRange ? `;unicode-range:${unicodeRange}` : ''}}`
  );
}

/** Rules of the fallback fonts: the typeface's weights up to 599 in the regular face, the others in the bold. */
export function fallbackRules(): string[] {
  return fallbackFonts.flatMap((font) => [
    fallbackRule(font, font.regular, '1 599', font.widths?.regular ?? 1),
    fallbackRule(font, font.bold, '600 1000', font.widths?.bold ?? 1),
  ]);
}

/**
 * All faces: their files, what to preload, and the @font-face rules, whose addresses are relative to the style sheet.
 * The rules of the faces that are swapped in come with the sheet of what stands below the opening.
 */
export async function makeFonts(root: string) {
  const fonts = await Promise.all(fontFaces.map(async (face) => ({ ...face, ...(await makeFont(root, face)) })));
  const essential = fonts.filter(({ isEssential }) => isEssential);
  const others = fonts.filter(({ isEssential }) => !isEssential);
  const rulesOf = (faces: typeof fonts) => faces.map((face) => faceRule(face, face.fileName));
  return {
    files: fonts.map(({ fileName, bytes }) => ({ fileName, bytes })),
    rules: { first: [...rulesOf(essential), ...fallbackRules()].join(''), below: rulesOf(others).join('') },
    preloadFonts: essential.map(({ fileName }) => fileName),
  };
}
