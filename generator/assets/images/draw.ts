import type { Sharp } from 'sharp';
import { type Frame, maxDrawnPixels, planDrawing } from './drawing-frame.ts';

/**
 * Prepares a picture at the size of its frame: drawings are rendered for it, raster pictures are turned upright. The rest of
 * the frame is transparent.
 * @throws Error for what is not a picture, and for a drawing that cannot be rendered
 */
export async function drawInto(bytes: Uint8Array, frame: Frame): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  const { width, height, fit } = frame;
  const size = { fit, background: '#0000' } as const;
  const head = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (head.format !== 'svg') return sharp(bytes, { autoOrient: true }).resize(width, height, size);
  const { svg, density } = planDrawing(bytes, head, frame);
  return sharp(svg, { density, limitInputPixels: maxDrawnPixels }).resize(width, height, size);
}

/** Fits a picture into a square with sides of `side` pixels; the rest is transparent. */
export async function drawMark(bytes: Uint8Array, side: number): Promise<Buffer> {
  const drawn = await drawInto(bytes, { width: side, height: side, fit: 'contain' });
  return drawn.png().toBuffer();
}
