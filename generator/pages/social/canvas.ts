import sharp from 'sharp';
import { pictureSize } from './picture-theme.ts';

/** Coverage of each pixel of a box, from 0 to 255, row by row. */
export interface Coverage {
  left: number;
  top: number;
  width: number;
  height: number;
  values: Uint8Array;
}

/** Rendered text with its position and colour. */
export interface InkedText {
  coverage: Coverage;
  color: string;
}

/** A picture that text is drawn on. */
export interface Canvas {
  /** Draws pixels in a colour of the theme. */
  ink: (coverage: Coverage, color: string) => void;
  encode: () => Promise<Uint8Array>;
}

/** Pixels as red, green and blue, row by row. */
export type Pixels = Uint8Array;

const { width, height } = pictureSize;
/** `sharp` options for raw pixels. */
export const rawSize = { width, height, channels: 3 } as const;

/** From 0 to 255 each. */
export type Color = readonly [red: number, green: number, blue: number];

/** Parses a colour such as `#0f5c48`. */
export function toColor(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Interpolates between two channel values, rounded. */
export const mix = (from: number, to: number, share: number) => Math.round(from + (to - from) * share);

/** Calls `visit` for each covered pixel inside the picture. */
export function forEachCoveredPixel(coverage: Coverage, visit: (x: number, y: number, value: number) => void) {
  const { left, top, width: across, height: down, values } = coverage;
  for (let y = Math.max(0, -top); y < down && top + y < height; y++) {
    for (let x = 0; x < across; x++) {
      const value = values[y * across + x] ?? 0;
      if (value > 0) visit(left + x, top + y, value);
    }
  }
}

/** A canvas that keeps all colours of a photo, encoded as JPEG. */
export function photoCanvas(backdrop: Pixels, common: readonly InkedText[]): Canvas {
  const pixels = Buffer.from(backdrop);
  const canvas: Canvas = {
    ink: (coverage, color) => {
      const to = toColor(color);
      forEachCoveredPixel(coverage, (x, y, value) => {
        for (let channel = 0; channel < 3; channel++) {
          const at = (y * width + x) * 3 + channel;
          pixels[at] = mix(pixels[at] ?? 0, to[channel] ?? 0, value / 255);
        }
      });
    },
    encode: () => sharp(pixels, { raw: rawSize }).jpeg({ quality: 78 }).toBuffer(),
  };
  for (const { coverage, color } of common) canvas.ink(coverage, color);
  return canvas;
}
