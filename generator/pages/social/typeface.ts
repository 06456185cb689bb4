import * as harfbuzz from 'harfbuzzjs';
import type { FontFamilyName } from '../../../templates/theme/font-families.ts';
import { familiesWith } from '../../content/theme/font-coverage.ts';
import { familyNamed, isInstalled, type UsedFamily } from '../../content/theme/site-fonts.ts';
import { graphemesOf } from '../../core/util/graphemes.ts';
import { memoize } from '../../core/util/memoize.ts';
import { type Direction, visualRuns } from './bidi.ts';
import { type Face, type FamilyFaces, type FontContext, readFamily, readStandIns, unitsOfSize } from './faces.ts';

/**
 * A positioned glyph: outlines as SVG path data in font units (y upwards); `x` and `y` in pixels from the start of the line.
 */
export interface PlacedGlyph {
  outline: string;
  /** Position in the text of the glyph's first character. */
  index: number;
  x: number;
  y: number;
}

/** Font size in pixels, and weight. */
export interface TextStyle {
  size: number;
  weight: number;
}

/** A shaped line, from left to right. Width in pixels, scale in pixels per font unit. */
export interface ShapedLine {
  glyphs: PlacedGlyph[];
  width: number;
  scale: number;
}

export interface Typeface {
  /** Line height with room for all marks, in em. */
  lineHeight: number;
  /** Reorders and shapes one line of text. All of its characters must be loaded with `load` first. */
  shape: (text: string, style: TextStyle, direction: Direction) => ShapedLine;
  /** Loads the fonts for a text. Returns the characters that no installed font draws. */
  load: (text: string) => Promise<string[]>;
}

/** Characters without a glyph, such as joiners, direction marks and isolates. Shaping hides them. */
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zl}\p{Zp}]*$/u;
const invisibleCharacters = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zl}\p{Zp}]/gu;

/** Other spaces are drawn as the space of the font. */
const visiblePartOf = (cluster: string) => cluster.replace(invisibleCharacters, '').replaceAll(/\p{Zs}/gu, ' ');

/** The first font with all characters of a cluster: a mark never comes from another font than its letter. */
function faceWith(faces: readonly Face[], seen: string): Face | undefined {
  const codes = Array.from(seen, (character) => character.codePointAt(0) ?? 0);
  return faces.find(({ has }) => codes.every(has));
}

/** Font for each position of a text; undefined if no font has the cluster. Invisible characters use the previous font. */
function assignFaces(text: string, faceOf: (seen: string) => Face | undefined): (Face | undefined)[] {
  const assigned: (Face | undefined)[] = [];
  for (const { segment } of graphemesOf(text)) {
    const face = invisible.test(segment) ? assigned.at(-1) : faceOf(visiblePartOf(segment));
    for (let unit = 0; unit < segment.length; unit++) assigned.push(face);
  }
  const first = assigned.find((face) => face !== undefined);
  return assigned.map((face, index) => (invisible.test(text[index] ?? '') ? (face ?? first) : face));
}

/** From this weight on texts use the bold cut of a family that has two, as in browsers. */
const boldFrom = 550;

/** The first installed family that has a character which neither the site's family nor Readex Pro has. */
const otherFamily = (seen: string, root: string): FontFamilyName | undefined =>
  familiesWith(seen).find((name) => isInstalled(name, root));

type FaceAt = readonly (Face | undefined)[];

/** Shapes a line, each run in the font of its characters. */
function shapeLine(text: string, { size, weight }: TextStyle, direction: Direction, faceAt: FaceAt): ShapedLine {
  const scale = size / unitsOfSize;
  const glyphs: PlacedGlyph[] = [];
  let pen = 0;
  for (const { start, end, isRightToLeft, key: face } of visualRuns(text, direction, faceAt)) {
    if (!face) continue;
    const { font, outlineOf } = face.weighted(weight);
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text, start, end - start);
    buffer.setDirection(isRightToLeft ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    for (const [i, { codepoint, cluster }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
      glyphs.push({ outline: outlineOf(codepoint), index: cluster, x: pen + xOffset * scale, y: -yOffset * scale });
      pen += xAdvance * scale;
    }
  }
  return { glyphs, width: pen, scale };
}

/**
 * Opens a typeface of the pages from its package or file. No system font is used, so pictures are the same everywhere. Missing
 * characters are drawn in Readex Pro or another installed family.
 */
export async function readTypeface(family: UsedFamily, context: FontContext): Promise<Typeface> {
  const { root } = context.engine;
  const [own, standIns] = await Promise.all([readFamily(family, context), readStandIns(context)]);
  const ofFamily: FamilyFaces = family.isDefault
    ? standIns
    : { regular: [...own.regular, ...standIns.regular], bold: [...own.bold, ...standIns.bold] };
  const others = new Map<FontFamilyName, FamilyFaces>();
  const cutOf = ({ regular, bold }: FamilyFaces, weight: number) => (weight < boldFrom ? regular : bold);
  const otherOf = memoize((seen: string) => otherFamily(seen, root), { maxKeys: 256 });
  const faceIn = (seen: string, weight: number): Face | undefined => {
    const face = faceWith(cutOf(ofFamily, weight), seen);
    if (face) return face;
    const other = others.get(otherOf(seen) ?? 'readex-pro');
    return other && faceWith(cutOf(other, weight), seen);
  };
  return {
    lineHeight: (family.ascent + family.descent) * family.scale,
    load: async (text) => {
      const lacking: string[] = [];
      for (const { segment } of graphemesOf(text)) {
        const seen = visiblePartOf(segment);
        if (invisible.test(segment) || faceWith(ofFamily.regular, seen)) continue;
        const name = otherOf(seen);
        if (name === undefined) lacking.push(segment);
        else if (!others.has(name)) others.set(name, await readFamily(familyNamed(name), context));
      }
      return [...new Set(lacking)];
    },
    shape: (text, style, direction) =>
      shapeLine(
        text,
        style,
        direction,
        assignFaces(text, (seen) => faceIn(seen, style.weight)),
      ),
  };
}
