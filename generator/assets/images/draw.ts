import type { Sharp } from 'sharp';
import { type Frame, maxDrawnPixels, planDrawing } from './drawing-frame.ts';

/**
 * A picture at the size of its frame, ready to be worked on: a drawing is drawn for it, pixels are upright. What remains of a
 * frame that it does not fill is transparent. @throws Error for what is no picture, and for a drawing that cannot be drawn
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

/** A picture within a square, as large as fits; what remains is transparent. `side` is in pixels. */
export async function drawMark(bytes: Uint8Array, side: number): Promise<Buffer> {
  const drawn = await drawInto(bytes, { width: side, height: side, fit: 'contain' });
  return drawn.png().toBuffer();
}
