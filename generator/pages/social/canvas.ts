import sharp from 'sharp';
import { pictureSize } from './picture-theme.ts';

/** How much of each pixel of a box is covered, from 0 to 255, row by row. */
export interface Coverage {
  left: number;
  top: number;
  width: number;
  height: number;
  values: Uint8Array;
}

/** Words in their place. */
export interface InkedText {
  coverage: Coverage;
  color: string;
}

/** A picture that words are laid on. */
export interface Canvas {
  /** Covers pixels with a colour of the look. */
  ink: (coverage: Coverage, color: string) => void;
  encode: () => Promise<Uint8Array>;
}

/** Pixels of a picture as red, green and blue, row by row. */
export type Pixels = Uint8Array;

const { width, height } = pictureSize;
/** How `sharp` is told of pixels without a file around them. */
export const rawSize = { width, height, channels: 3 } as const;

/** From 0 to 255 each. */
export type Color = readonly [red: number, green: number, blue: number];

/** `#0f5c48` as numbers. */
export function toColor(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Between two values of a channel, in whole numbers. */
export const mix = (from: number, to: number, share: number) => Math.round(from + (to - from) * share);

/** Calls with the place of each pixel that is covered and lies in the picture. */
export function forEachCoveredPixel(coverage: Coverage, visit: (x: number, y: number, value: number) => void) {
  const { left, top, width: across, height: down, values } = coverage;
  for (let y = Math.max(0, -top); y < down && top + y < height; y++) {
    for (let x = 0; x < across; x++) {
      const value = values[y * across + x] ?? 0;
      if (value > 0) visit(left + x, top + y, value);
    }
  }
}

/** A photo keeps all its colours, in a JPEG. */
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
