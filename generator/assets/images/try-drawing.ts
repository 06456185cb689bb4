import { maxDrawingSeconds } from '../../core/util/limits.ts';
import { drawInto } from './draw.ts';
import { type Frame, maxDrawnPixels, planDrawing } from './drawing-frame.ts';
import { type DrawingResult, drawInChildProcess } from './drawing-process.ts';
import type { DrawingFailure } from './image-metadata.ts';

/** What drawing it may take of the memory. */
const maxMegabytes = 1536;

/** As pictures of pages show drawings, and as large as icons are. */
const frames: readonly Frame[] = [
  { width: 480, height: 360, fit: 'cover' },
  { width: 512, height: 512, fit: 'contain' },
];

/** Bytes of a drawing that takes no time where it is of plain shapes alone. */
const smallBytes = 16 * 1024;

/** Elements that are drawn once, where they stand. */
const plainElements =
  /^(?:svg|g|defs|title|desc|style|path|rect|circle|ellipse|line|polyline|polygon|linearGradient|radialGradient|stop)$/;

/** Whether a drawing can be drawn in no time: small, and without anything that is drawn many times or over a wide room. */
function isPlain(svg: string): boolean {
  if (svg.length > smallBytes || /dash|filter|mask|clip|marker|(?<![\w-])(?:width|height)\s*:/i.test(svg)) return false;
  return [...svg.matchAll(/<([a-z][\w:.-]*)/gi)].every(([, name = '']) => plainElements.test(name));
}

async function drawInThisProcess(bytes: Uint8Array): Promise<DrawingFailure | undefined> {
  try {
    for (const frame of frames) await (await drawInto(bytes, frame)).raw().toBuffer();
    return undefined;
  } catch {
    return 'draw';
  }
}

/** What a process apart says of a drawing. Where none can be started, nothing is known of it. */
const failureByResult: Record<DrawingResult, DrawingFailure | undefined> = {
  drawn: undefined,
  refused: 'draw',
  slow: 'time',
  none: undefined,
};

/** Draws in a process of its own, which is ended where it takes too long. */
async function drawWithLimits(bytes: Uint8Array, seconds: number): Promise<DrawingFailure | undefined> {
  const { default: sharp } = await import('sharp');
  const head = await sharp(bytes, { limitInputPixels: false }).metadata();
  const plans = frames.map((frame) => {
    const { svg, density } = planDrawing(bytes, head, frame);
    return { ...frame, density, svg: Buffer.from(svg).toString('base64') };
  });
  return failureByResult[await drawInChildProcess({ plans, mostPixels: maxDrawnPixels, seconds, megabytes: maxMegabytes })];
}

/**
 * Draws as it may be needed, within limits, so that nothing that is made of it later stumbles over it.
 * @param seconds of a processor that it may take @returns why it cannot be drawn
 */
export async function tryDrawing(svg: string, seconds: number = maxDrawingSeconds): Promise<DrawingFailure | undefined> {
  const bytes = Buffer.from(svg);
  return isPlain(svg) ? drawInThisProcess(bytes) : drawWithLimits(bytes, seconds).catch(() => 'draw');
}
