import { readFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import { aboutFamily, familyFile } from '../../../templates/theme/font-families.ts';
import { fontFaces } from '../../../templates/theme/fonts.ts';
import { readRange } from '../../../templates/theme/unicode-range.ts';
import { hashBytes } from '../../common/hash.ts';
import { packageFile } from '../../common/packages.mjs';
import { remember } from '../../common/remember.ts';
import { convertFont } from '../../files/convert-font.ts';
import { type Store, takeOrMake } from '../../machine/store.ts';
import type { Surroundings } from '../../machine/task.ts';
import type { Cut, FontFile, UsedFamily } from '../../theme/site-fonts.ts';
import { type Direction, visualRuns } from './bidi.ts';

/** A glyph in its place: outlines as SVG path data in font units (y upwards), `x` and `y` in pixels from the pen's start. */
export interface PlacedGlyph {
  outline: string;
  /** Position in the text that the glyph stands for; of a ligature, the first. */
  index: number;
  x: number;
  y: number;
}

/** Text in one size and weight. Size in pixels. */
export interface TextStyle {
  size: number;
  weight: number;
}

/** A line as it is drawn, from left to right. Width and scale (pixels a font unit) are in pixels. */
export interface ShapedLine {
  glyphs: PlacedGlyph[];
  width: number;
  scale: number;
}

export interface Typeface {
  /** Orders and shapes a text that stands in one line. */
  shape: (text: string, style: TextStyle, direction: Direction) => ShapedLine;
}

interface Face {
  has: (codePoint: number) => boolean;
  weighted: (weight: number) => { font: harfbuzz.Font; outlineOf: (glyph: number) => string };
}

/** `U+0600-06FF,U+2010` as a test. */
function rangeTest(unicodeRange: string): (codePoint: number) => boolean {
  const ranges = readRange(unicodeRange);
  return (codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to);
}

/** A font as it is worked with: unpacked once, as what unpacks takes longer to load than a picture to draw. */
function unpack(packed: Uint8Array, store: Store): Promise<Uint8Array> {
  return takeOrMake(store, `typeface/whole/${hashBytes(packed)}`, () => convertFont(packed, 'sfnt'));
}

/** Where the packages of the engine are, and what is kept of them. */
type Place = Pick<Surroundings, 'engine' | 'engineCache'>;

/** A face that is to be read: a part of a family, the weight that it has, and how much larger it is drawn. */
interface NamedFace {
  source: FontFile;
  unicodeRange: string;
  /** Absent: any. */
  weight?: number | undefined;
  scale: number;
}

/** Units of a size, whatever the units of a font are. */
const unitsOfSize = 1000;

async function readFace({ source, unicodeRange, weight: only, scale }: NamedFace, { engine, engineCache }: Place): Promise<Face> {
  const packed = 'file' in source ? await readFile(packageFile(engine.root, source.file)) : source.bytes;
  const bytes = await unpack(packed, engineCache.core);
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes).buffer));
  const isServed = rangeTest(unicodeRange);
  const drawn = new Set(face.collectUnicodes());
  return {
    has: (codePoint) => isServed(codePoint) && drawn.has(codePoint),
    weighted: remember((weight) => {
      const font = new harfbuzz.Font(face);
      const units = Math.round(unitsOfSize * scale);
      if (units !== face.upem) font.setScale(units, units);
      font.setVariations([new harfbuzz.Variation('wght', only ?? weight)]);
      return { font, outlineOf: remember((glyph) => font.glyphToPath(glyph)) };
    }),
  };
}

/** The faces of a cut of a family. */
const facesOf = ({ files, axis }: Cut, scale: number): NamedFace[] =>
  fontFaces.flatMap(({ script, unicodeRange }) => {
    const source = files[script];
    return source ? [{ source, unicodeRange, weight: typeof axis === 'number' ? axis : undefined, scale }] : [];
  });

/** Those of Readex Pro, which draw what another family lacks. */
const standIns = fontFaces.flatMap(({ script, unicodeRange }): NamedFace[] => {
  const file = familyFile(aboutFamily('readex-pro'), script, 0);
  return file === undefined ? [] : [{ source: { file }, unicodeRange, scale: 1 }];
});

/** For each position of a text its face, or undefined where no face has the character. */
function assignFaces(text: string, faces: Face[]): (Face | undefined)[] {
  return [...text].flatMap((character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    const face = faces.find(({ has }) => has(codePoint));
    return Array.from({ length: character.length }, () => face);
  });
}

/** From here on a text is in the bold cut of a family that has two, as browsers choose it. */
const boldFrom = 550;

/**
 * A typeface of the pages, read from its package or its file: no font of the machine is used, so that a picture is the same
 * everywhere. What it lacks is drawn in Readex Pro; characters that this lacks, too, are left out.
 */
export async function readTypeface({ cuts, scale: drawn, isDefault }: UsedFamily, place: Place): Promise<Typeface> {
  const others = isDefault ? [] : standIns;
  const read = (cut: Cut) => Promise.all([...facesOf(cut, drawn), ...others].map((face) => readFace(face, place)));
  const [regular = [], bold = regular] = await Promise.all(cuts.map(read));
  return {
    shape: (text, { size, weight }, direction) => {
      const faceAt = assignFaces(text, weight < boldFrom ? regular : bold);
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
    },
  };
}
