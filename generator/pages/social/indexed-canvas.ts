import sharp from 'sharp';
import { memoize } from '../../core/util/memoize.ts';
import { type Canvas, type Color, forEachCoveredPixel, type InkedText, mix, type Pixels, rawSize, toColor } from './canvas.ts';
import { encodeIndexedPng, packRows } from './indexed-png.ts';
import { pictureSize } from './picture-theme.ts';

const { width, height } = pictureSize;

/** Number of shades between a colour and its background, at the edges of letters. */
const shades = 12;

/** Number of sample rows for each text colour when the palette is chosen: enough to influence it. */
const sampleRows = 8;

/** Sample rows with shades of the text colours on a background, to be appended to the picture. */
function samplesOf(ground: Color, inks: readonly Color[]): Pixels {
  const rows = Buffer.alloc(inks.length * sampleRows * width * 3);
  for (let pixel = 0; pixel < rows.length / 3; pixel++) {
    const ink = inks[Math.floor(pixel / (sampleRows * width))] ?? ground;
    const share = ((pixel % shades) + 1) / shades;
    for (let channel = 0; channel < 3; channel++) {
      rows[pixel * 3 + channel] = mix(ground[channel] ?? 0, ink[channel] ?? 0, share);
    }
  }
  return rows;
}

/** Reduces pixels to a palette: quality 90 looks the same as 100, with a fifth of the colours. */
async function quantise(pixels: Pixels): Promise<Pixels> {
  const rows = pixels.length / 3 / width;
  const few = await sharp(pixels, { raw: { ...rawSize, height: rows } })
    .png({ palette: true, quality: 90, dither: 0, effort: 1, compressionLevel: 1 })
    .toBuffer();
  return sharp(few).removeAlpha().toColourspace('srgb').raw().toBuffer();
}

/** Palette index of each pixel, and the palette. */
function indexColors(pixels: Pixels): { rows: Uint8Array; colors: Color[] } {
  const rows = new Uint8Array((width + 1) * height);
  const numbers = new Map<number, number>();
  for (let pixel = 0; pixel < pixels.length / 3; pixel++) {
    const at = pixel * 3;
    const value = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
    const number = numbers.get(value) ?? numbers.size;
    numbers.set(value, number);
    // Each row starts with a filter byte; sample rows are cut off.
    rows[pixel + Math.floor(pixel / width) + 1] = number;
  }
  return { rows, colors: [...numbers.keys()].map((value) => [value >> 16, (value >> 8) & 255, value & 255]) };
}

function nearest(colors: readonly Color[], [red, green, blue]: Color): number {
  const distances = colors.map((color) => (color[0] - red) ** 2 + (color[1] - green) ** 2 + (color[2] - blue) ** 2);
  return distances.indexOf(Math.min(...distances));
}

/** Lookup table for a text colour: `table[coverage * 256 + covered]` is the index of the blended colour. */
function coverTable(colors: readonly Color[], ink: Color): Uint8Array {
  const table = new Uint8Array(256 * 256);
  const byShade = Array.from({ length: shades + 1 }, (_, shade) =>
    colors.map(([red, green, blue]) => {
      const share = shade / shades;
      return nearest(colors, [mix(red, ink[0], share), mix(green, ink[1], share), mix(blue, ink[2], share)]);
    }),
  );
  for (let coverage = 0; coverage < 256; coverage++) {
    const shade = Math.round((coverage * shades) / 255);
    table.set(shade === 0 ? [...colors.keys()] : (byShade[shade] ?? []), coverage * 256);
  }
  return table;
}

export interface BackdropInput {
  backdrop: Pixels;
  /** Background of most words. */
  ground: string;
  inks: readonly string[];
}

/** A backdrop with a palette: rows of colour indexes, each with a leading filter byte. */
export interface ReducedBackdrop {
  rows: Uint8Array;
  colors: Color[];
}

/** Chooses the palette of a backdrop, including the colours that words on it need. */
export async function reduceBackdrop({ backdrop, ground, inks }: BackdropInput): Promise<ReducedBackdrop> {
  const samples = samplesOf(toColor(ground), inks.map(toColor));
  return indexColors(await quantise(Buffer.concat([backdrop, samples])));
}

const stride = width + 1;

/** Bands of rows start and end at multiples of this, so that many pictures share the rows around them. */
const bandStep = 16;

/** The band of rows that contains words. */
function bandOf(inked: readonly InkedText[]): { top: number; bottom: number } {
  const tops = inked.map(({ coverage: { top } }) => Math.max(0, top));
  const bottoms = inked.map(({ coverage }) => Math.min(height, coverage.top + coverage.height));
  const top = Math.floor(Math.min(height, ...tops) / bandStep) * bandStep;
  return { top, bottom: Math.max(top, Math.min(height, Math.ceil(Math.max(0, ...bottoms) / bandStep) * bandStep)) };
}

export interface IndexedCanvasInput {
  reduced: ReducedBackdrop;
  /** Text colours. */
  inks: readonly string[];
  /** Words in every picture. */
  common: readonly InkedText[];
}

/**
 * Returns a function that creates canvases for drawings. The palette of a backdrop is chosen once, and rows without words are
 * compressed once, so a picture only looks up colours and compresses one band of rows.
 */
export function createIndexedCanvas({ reduced, inks, common }: IndexedCanvasInput): () => Canvas {
  const { colors } = reduced;
  const rows = reduced.rows.slice();
  const tables = new Map(inks.map((ink) => [ink, coverTable(colors, toColor(ink))]));
  const palette = Uint8Array.from(colors.flat());
  /** Draws on rows that start with row `top`. */
  const inkRows = (some: Uint8Array, top: number, { coverage, color }: InkedText) => {
    const table = tables.get(color);
    if (!table) throw new Error(`The palette was chosen without ${color}.`);
    forEachCoveredPixel(coverage, (x, y, value) => {
      const at = (y - top) * stride + x + 1;
      some[at] = table[value * 256 + (some[at] ?? 0)] ?? 0;
    });
  };
  for (const inked of common) inkRows(rows, 0, inked);
  const rowsOf = (from: number, to: number) => rows.subarray(from * stride, to * stride);
  const packAbove = memoize((top: number) => packRows(rowsOf(0, top)));
  const packBelow = memoize((bottom: number) => packRows(rowsOf(bottom, height)));
  return () => {
    const all: InkedText[] = [];
    return {
      ink: (coverage, color) => all.push({ coverage, color }),
      encode: async () => {
        const { top, bottom } = bandOf(all);
        const band = rowsOf(top, bottom).slice();
        for (const inked of all) inkRows(band, top, inked);
        const packed = [packAbove(top), packRows(band, rowsOf(0, top)), packBelow(bottom)];
        return encodeIndexedPng({ width, height, palette, rows: packed });
      },
    };
  };
}
