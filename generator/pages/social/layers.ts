import sharp from 'sharp';
import type { Pixels } from './canvas.ts';
import { pictureSize } from './picture-theme.ts';

/** A box of a picture, in whole pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A layer over a picture: red, green, blue and alpha of each pixel, row by row. */
export interface Layer extends Box {
  pixels: Uint8Array;
}

/** Renders the part of a drawing inside a box. `content` is SVG in picture coordinates. */
export async function layerOf(box: Box, content: string): Promise<Layer> {
  const { left, top, width, height } = box;
  const size = `width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;
  return { ...box, pixels: await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer() };
}

/** Blends a layer into a picture. Implemented here because `sharp` processes the whole picture. */
export function blendLayer(picture: Pixels, { left, top, width, height, pixels }: Layer): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      const to = ((top + y) * pictureSize.width + left + x) * 3;
      const share = (pixels[from + 3] ?? 0) / 255;
      for (let channel = 0; share > 0 && channel < 3; channel++) {
        const below = picture[to + channel] ?? 0;
        picture[to + channel] = Math.round(below + ((pixels[from + channel] ?? 0) - below) * share);
      }
    }
  }
}
