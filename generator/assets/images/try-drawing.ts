import { mostSeconds } from '../../core/util/limits.ts';
import { drawInto } from './draw.ts';
import { type Drawn, drawApart } from './draw-apart.ts';
import { type Frame, mostPixels, planDrawing } from './drawing-frame.ts';
import type { DrawingTrouble } from './facts.ts';

/** What drawing it may take of the memory. */
const mostMegabytes = 1536;

/** As pictures of pages show drawings, and as large as icons are. */
const frames: readonly Frame[] = [
  { width: 480, height: 360, fit: 'cover' },
  { width: 512, height: 512, fit: 'contain' },
];

/** Bytes of a drawing that takes no time where it is of plain shapes alone. */
const fewBytes = 16 * 1024;

/** Elements that are drawn once, where they stand. */
const plainElements =
  /^(?:svg|g|defs|title|desc|style|path|rect|circle|ellipse|line|polyline|polygon|linearGradient|radialGradient|stop)$/;

/** Whether a drawing can be drawn in no time: small, and without anything that is drawn many times or over a wide room. */
function isPlain(svg: string): boolean {
  if (svg.length > fewBytes || /dash|filter|mask|clip|marker|(?<![\w-])(?:width|height)\s*:/i.test(svg)) return false;
  return [...svg.matchAll(/<([a-z][\w:.-]*)/gi)].every(([, name = '']) => plainElements.test(name));
}

async function drawHere(bytes: Uint8Array): Promise<DrawingTrouble | undefined> {
  try {
    for (const frame of frames) await (await drawInto(bytes, frame)).raw().toBuffer();
    return undefined;
  } catch {
    return 'draw';
  }
}

/** What a process apart says of a drawing. Where none can be started, nothing is known of it. */
const troubles: Record<Drawn, DrawingTrouble | undefined> = { drawn: undefined, refused: 'draw', slow: 'time', none: undefined };

/** Draws in a process of its own, which is ended where it takes too long. */
async function drawElsewhere(bytes: Uint8Array, seconds: number): Promise<DrawingTrouble | undefined> {
  const { default: sharp } = await import('sharp');
  const head = await sharp(bytes, { limitInputPixels: false }).metadata();
  const plans = frames.map((frame) => {
    const { svg, density } = planDrawing(bytes, head, frame);
    return { ...frame, density, svg: Buffer.from(svg).toString('base64') };
  });
  return troubles[await drawApart({ plans, mostPixels, seconds, megabytes: mostMegabytes })];
}

/**
 * Draws as it may be needed, within limits, so that nothing that is made of it later stumbles over it.
 * @param seconds of a processor that it may take @returns why it cannot be drawn
 */
export async function tryDrawing(svg: string, seconds: number = mostSeconds): Promise<DrawingTrouble | undefined> {
  const bytes = Buffer.from(svg);
  return isPlain(svg) ? drawHere(bytes) : drawElsewhere(bytes, seconds).catch(() => 'draw');
}
