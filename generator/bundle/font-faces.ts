import { readFile } from 'node:fs/promises';
import { aboutFamily, familyFile, type Script } from '../../templates/theme/font-families.ts';
import { type FontFace, fontFaces, fontWeights, latinFontFaces } from '../../templates/theme/fonts.ts';
import { codesOf, toRange } from '../../templates/theme/unicode-range.ts';
import { packageFile } from '../common/packages.mjs';
import { remember } from '../common/remember.ts';
import { convertFont } from '../files/convert-font.ts';
import { cutFont, type WeightAxis } from '../files/font-subset.ts';
import { openFace } from '../files/font-widths.ts';
import type { Cut, FontFile, UsedFamily } from '../theme/site-fonts.ts';

/** A face as a page has it: what is cut out of a file, and when it is loaded. */
export interface PlannedFace {
  name: string;
  weight: string;
  source: FontFile;
  /** Absent: the whole file goes to visitors. */
  codes?: readonly number[];
  axis?: WeightAxis | undefined;
  unicodeRange: string;
  scale: number;
  /** Where its lines are placed, where not as its file says. */
  placed?: { ascent: number; descent: number };
  /** Its lines break as those of no other font: never swapped in late. */
  isSteady: boolean;
  /** Loaded with the page. */
  isPreloaded: boolean;
}

/** No font draws these: shaping takes them for spaces, or for a hyphen, or hides them. */
const needsNoGlyph = /[\p{Zs}\p{Default_Ignorable_Code_Point}\u2011]/u;

const bytesOf = (source: FontFile, root: string): Promise<Uint8Array> =>
  'file' in source ? readFile(packageFile(root, source.file)) : Promise.resolve(source.bytes);

/** The characters that a font draws. */
async function readCharacters(source: FontFile, root: string): Promise<ReadonlySet<number>> {
  const face = openFace(await import('harfbuzzjs'), await convertFont(await bytesOf(source, root), 'sfnt'));
  return new Set(face.collectUnicodes());
}

/** Weights as Readex Pro has them. */
function withinReadex(axis: WeightAxis): WeightAxis {
  const most = aboutFamily('readex-pro').headings.heavy;
  return typeof axis === 'number' ? Math.min(axis, most) : { ...axis, max: Math.min(axis.max, most) };
}

/** What Readex Pro draws in the place of a family: at the same weights. */
function standIn(script: Script, axis: WeightAxis | undefined, isBold: boolean): Pick<PlannedFace, 'source' | 'axis'> {
  const file = familyFile(aboutFamily('readex-pro'), script, 0) ?? '';
  return { source: { file }, axis: withinReadex(axis ?? (isBold ? fontWeights.heaviest : fontWeights.lightest)) };
}

/** Whether visitors get a face with every page: letters of its language in each weight, digits and signs of the texts. */
const isWithPage = ({ isEssential, script }: FontFace, { suffix }: Cut, { isOfText, family }: Planning) =>
  isEssential && (script === (family.isLatin ? 'latin' : 'arabic') || (isOfText && suffix === ''));

interface Planning {
  family: UsedFamily;
  cut: Cut;
  isOfText: boolean;
  charactersOf: (source: FontFile) => Promise<ReadonlySet<number>>;
}

/** A face of a family, and one of Readex Pro with what the family lacks of it. */
async function planFace(face: FontFace, planning: Planning): Promise<PlannedFace[]> {
  const { family, cut, isOfText, charactersOf } = planning;
  const name = `${isOfText ? '' : 'heading-'}${face.name}${cut.suffix}`;
  const common = { weight: cut.weight, isSteady: face.isEssential, isPreloaded: isWithPage(face, cut, planning) };
  const source = cut.files[face.script];
  const codes = codesOf(face.unicodeRange);
  if (source && family.isDefault) {
    return [{ ...common, name, source, codes, axis: cut.axis, unicodeRange: face.unicodeRange, scale: 1 }];
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
    const whole = { ...common, name, source, axis: cut.axis, unicodeRange: toRange(own), scale: family.scale, ...placed };
    faces.push(family.isWhole ? whole : { ...whole, codes: own });
  }
  if (others.length > 0) {
    const late = own.length > 0 && { isSteady: false, isPreloaded: false };
    const rest = { ...standIn(face.script, cut.axis, isBold), codes: others, unicodeRange: toRange(others), scale: 1 };
    faces.push({ ...common, name: `${name}-rest`, ...rest, ...late });
  }
  return faces;
}

/** The faces of a family, in the order of `fontFaces`, weight by weight; for pages in other letters, of `latinFontFaces`. @param root of the code of the engine */
export async function planFaces(family: UsedFamily, isOfText: boolean, root: string): Promise<PlannedFace[]> {
  const charactersOf = remember((source: FontFile) => readCharacters(source, root), {
    keyOf: (source) => ('file' in source ? source.file : source.hash),
  });
  const faces = family.isLatin ? latinFontFaces : fontFaces;
  const planned = family.cuts.flatMap((cut) => faces.map((face) => planFace(face, { family, cut, isOfText, charactersOf })));
  return (await Promise.all(planned)).flat();
}

/** The file of a face, as woff2. @throws Error for a font that is damaged */
export async function makeFace({ source, codes, axis }: PlannedFace, root: string): Promise<Uint8Array> {
  const bytes = await bytesOf(source, root);
  return codes ? cutFont(bytes, codes, axis) : convertFont(bytes, 'woff2');
}
