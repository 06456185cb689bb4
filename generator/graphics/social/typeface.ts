import { readFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import pLimit from 'p-limit';
import { type FontFace, fontFaces } from '../../../templates/theme/fonts.ts';
import { hashBytes } from '../../common/hash.ts';
import { packageFile } from '../../common/packages.mjs';
import { remember } from '../../common/remember.ts';
import { type Store, takeOrMake } from '../../machine/store.ts';
import type { Surroundings } from '../../machine/task.ts';
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
  const ranges = unicodeRange.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to);
}

/** What unpacks has one memory for all: one font after another, and each is copied before the next. */
const oneAtATime = pLimit(1);

/** A font as it is worked with: unpacked once, as what unpacks takes longer to load than a picture to draw. */
function unpack(packed: Uint8Array, store: Store): Promise<Uint8Array> {
  return takeOrMake(store, `typeface/whole/${hashBytes(packed)}`, () =>
    oneAtATime(async () => {
      const { convert } = await import('fontverter');
      return new Uint8Array(await convert(Buffer.from(packed), 'sfnt'));
    }),
  );
}

/** Where the packages of the engine are, and what is kept of them. */
type Place = Pick<Surroundings, 'engine' | 'engineCache'>;

async function readFace({ file, unicodeRange }: FontFace, { engine, engineCache }: Place): Promise<Face> {
  const bytes = await unpack(await readFile(packageFile(engine.root, file)), engineCache.store);
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes).buffer));
  const isServed = rangeTest(unicodeRange);
  const drawn = new Set(face.collectUnicodes());
  return {
    has: (codePoint) => isServed(codePoint) && drawn.has(codePoint),
    weighted: remember((weight) => {
      const font = new harfbuzz.Font(face);
      font.setVariations([new harfbuzz.Variation('wght', weight)]);
      return { font, outlineOf: remember((glyph) => font.glyphToPath(glyph)) };
    }),
  };
}

/** For each position of a text its face, or undefined where no face has the character. */
function assignFaces(text: string, faces: Face[]): (Face | undefined)[] {
  return [...text].flatMap((character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    const face = faces.find(({ has }) => has(codePoint));
    return Array.from({ length: character.length }, () => face);
  });
}

/**
 * The typeface of the pages, read from its package: no font of the machine is used, so that a picture is the same
 * everywhere. Characters that the typeface lacks are left out.
 */
export async function readTypeface(place: Place): Promise<Typeface> {
  const faces = await Promise.all(fontFaces.map((face) => readFace(face, place)));
  return {
    shape: (text, { size, weight }, direction) => {
      const faceAt = assignFaces(text, faces);
      const scale = size / 1000;
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
