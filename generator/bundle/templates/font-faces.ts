import { readFile } from 'node:fs/promises';
import { aboutFamily, familyFile, type Script } from '../../../templates/theme/font-families.ts';
import { type FontFace, fontFaces, fontWeights, latinFontFaces } from '../../../templates/theme/fonts.ts';
import { codesOf, toRange } from '../../../templates/theme/unicode-range.ts';
import { convertFont } from '../../assets/files/convert-font.ts';
import { cutFont, type WeightAxis } from '../../assets/files/font-subset.ts';
import { openFace } from '../../assets/files/font-widths.ts';
import { riyalFont } from '../../assets/files/riyal-sign.ts';
import { riyalSign } from '../../content/theme/font-coverage.ts';
import type { FontCut, FontFile, UsedFamily } from '../../content/theme/site-fonts.ts';
import { hashBytes } from '../../core/util/hash.ts';
import { memoize } from '../../core/util/memoize.ts';
import { packageFile } from '../../core/util/packages.mjs';

/** Font face as planned for a page: which characters are cut out of which file, and when it is loaded. */
export interface PlannedFace {
  name: string;
  weight: string;
  source: FontFile;
  /** Characters to keep; absent: the whole file is sent. */
  codes?: readonly number[];
  axis?: WeightAxis | undefined;
  unicodeRange: string;
  scale: number;
  /** Overrides of the file's ascent and descent. */
  placed?: { ascent: number; descent: number };
  /** Whether the text wraps differently in a fallback font: such a face is never swapped in late. */
  isSteady: boolean;
  /** Preloaded with the page. */
  isPreloaded: boolean;
}

/** Characters without a glyph: shaping replaces them with a space or a hyphen, or hides them. */
const needsNoGlyph = /[\p{Zs}\p{Default_Ignorable_Code_Point}\u2011]/u;

const bytesOf = (source: FontFile, root: string): Promise<Uint8Array> =>
  'file' in source ? readFile(packageFile(root, source.file)) : Promise.resolve(source.bytes);

/** Code points that a font has glyphs for. */
async function readCharacters(source: FontFile, root: string): Promise<ReadonlySet<number>> {
  const face = openFace(await import('harfbuzzjs'), await convertFont(await bytesOf(source, root), 'sfnt'));
  return new Set(face.collectUnicodes());
}

/** Limits weights to those that Readex Pro has. */
function withinReadex(axis: WeightAxis): WeightAxis {
  const most = aboutFamily('readex-pro').headings.heavy;
  return typeof axis === 'number' ? Math.min(axis, most) : { ...axis, max: Math.min(axis.max, most) };
}

/** Readex Pro as the source for characters that a family lacks, at the same weights. */
function fallbackSource(script: Script, axis: WeightAxis | undefined, isBold: boolean): Pick<PlannedFace, 'source' | 'axis'> {
  const file = familyFile(aboutFamily('readex-pro'), script, 0) ?? '';
  return { source: { file }, axis: withinReadex(axis ?? (isBold ? fontWeights.heaviest : fontWeights.lightest)) };
}

/**
 * Whether a face is preloaded on every page: letters of the site's language in each weight; for text, the regular weight of the
 * other essential characters too.
 */
const isWithPage = ({ isEssential, script }: FontFace, { suffix }: FontCut, { isOfText, family }: FacePlanContext) =>
  isEssential && (script === (family.isLatin ? 'latin' : 'arabic') || (isOfText && suffix === ''));

interface FacePlanContext {
  family: UsedFamily;
  cut: FontCut;
  isOfText: boolean;
  charactersOf: (source: FontFile) => Promise<ReadonlySet<number>>;
}

const isArabic = (code: number) => /\p{scx=Arabic}/u.test(String.fromCodePoint(code));

/** Face to which a rare character of the content is added: one whose file is loaded for such text anyway. */
async function faceOfRare(code: number, { family, cut, charactersOf }: FacePlanContext): Promise<FontFace['name'] | undefined> {
  const parts = isArabic(code) ? rareParts : rareParts.toReversed();
  const ofReadex = (script: Script) => fallbackSource(script, undefined, false).source;
  const sourcesOf = family.isDefault ? [ofReadex] : [(script: Script) => cut.files[script], ofReadex];
  for (const sourceOf of sourcesOf) {
    for (const { script, name } of parts) {
      const source = sourceOf(script);
      if (source && (await charactersOf(source)).has(code)) return name;
    }
  }
  return undefined;
}

const rareParts = [
  { script: 'arabic', name: 'arabic' },
  { script: 'latin-ext', name: 'latin-extended' },
  { script: 'latin', name: 'latin-accents' },
] as const;

/** Extends a face by the rare characters that the content uses, so that marks are in the same file as their letters. */
async function withRare(face: FontFace, planning: FacePlanContext): Promise<FontFace> {
  const rare = planning.family.rare ?? [];
  const names = await Promise.all(rare.map((code) => faceOfRare(code, planning)));
  const own = rare.filter((_, index) => names[index] === face.name);
  return own.length === 0 ? face : { ...face, unicodeRange: `${face.unicodeRange},${toRange(own)}` };
}

/** Plans a face of a family, and a face of Readex Pro for the characters that the family lacks. */
async function planFace(common: FontFace, planning: FacePlanContext): Promise<PlannedFace[]> {
  const { family, cut, isOfText, charactersOf } = planning;
  const face = await withRare(common, planning);
  const name = `${isOfText ? '' : 'heading-'}${face.name}${cut.suffix}`;
  const shared = { weight: cut.weight, isSteady: face.isEssential, isPreloaded: isWithPage(face, cut, planning) };
  const source = cut.files[face.script];
  const codes = codesOf(face.unicodeRange);
  if (source && family.isDefault) {
    return [{ ...shared, name, source, codes, axis: cut.axis, unicodeRange: face.unicodeRange, scale: 1 }];
  }
  const drawn: ReadonlySet<number> = source ? await charactersOf(source) : new Set();
  const isSign = (code: number) => needsNoGlyph.test(String.fromCodePoint(code));
  const has = codes.some((code) => drawn.has(code) && !isSign(code));
  const own = has ? codes.filter((code) => drawn.has(code) || isSign(code)) : [];
  const others = codes.filter((code) => !own.includes(code));
  const { ascent, descent, isPlaced } = family;
  const placed = isPlaced && { placed: { ascent, descent } };
  const isBold = cut.suffix !== '' || !(isOfText || family.isLight);
  const faces: PlannedFace[] = [];
  if (source && own.length > 0) {
    const whole = { ...shared, name, source, axis: cut.axis, unicodeRange: toRange(own), scale: family.scale, ...placed };
    faces.push(family.isWhole ? whole : { ...whole, codes: own });
  }
  if (others.length > 0) {
    const late = own.length > 0 && { isSteady: false, isPreloaded: false };
    const rest = { ...fallbackSource(face.script, cut.axis, isBold), codes: others, unicodeRange: toRange(others), scale: 1 };
    faces.push({ ...shared, name: `${name}-rest`, ...rest, ...late });
  }
  return faces;
}

/** The riyal sign, if the content uses it and the family lacks it. */
async function planSign(planning: FacePlanContext): Promise<PlannedFace[]> {
  const { family, cut, isOfText } = planning;
  if (!family.rare?.includes(riyalSign) || (await faceOfRare(riyalSign, planning))) return [];
  const bytes = riyalFont();
  const name = `${isOfText ? '' : 'heading-'}riyal${cut.suffix}`;
  const source = { bytes, hash: hashBytes(bytes) };
  const unicodeRange = toRange([riyalSign]);
  return [{ name, source, weight: cut.weight, unicodeRange, scale: 1, isSteady: false, isPreloaded: false }];
}

/**
 * Plans the faces of a family in the order of `fontFaces` (`latinFontFaces` for pages in Latin script), weight by weight.
 * @param root source folder of the engine
 */
export async function planFaces(family: UsedFamily, isOfText: boolean, root: string): Promise<PlannedFace[]> {
  const charactersOf = memoize((source: FontFile) => readCharacters(source, root), {
    keyOf: (source) => ('file' in source ? source.file : source.hash),
  });
  const faces = family.isLatin ? latinFontFaces : fontFaces;
  const planned = family.cuts.flatMap((cut) => {
    const planning = { family, cut, isOfText, charactersOf };
    return [...faces.map((face) => planFace(face, planning)), planSign(planning)];
  });
  return (await Promise.all(planned)).flat();
}

/**
 * Creates the woff2 file of a face.
 * @throws Error if the font is damaged
 */
export async function makeFace({ source, codes, axis }: PlannedFace, root: string): Promise<Uint8Array> {
  const bytes = await bytesOf(source, root);
  return codes ? cutFont(bytes, codes, axis) : convertFont(bytes, 'woff2');
}
