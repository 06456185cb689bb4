import { maxDrawingSeconds } from '../../core/util/limits.ts';
import { drawInto } from './draw.ts';
import { type Frame, maxDrawnPixels, planDrawing } from './drawing-frame.ts';
import { type DrawingResult, drawInChildProcess } from './drawing-process.ts';
import type { DrawingFailure } from './image-metadata.ts';

/** Memory limit for rendering a drawing. */
const maxMegabytes = 1536;

/** The sizes at which social pictures and icons use drawings. */
const frames: readonly Frame[] = [
  { width: 480, height: 360, fit: 'cover' },
  { width: 512, height: 512, fit: 'contain' },
];

/** Below this size in bytes, a drawing of plain shapes renders quickly. */
const smallBytes = 16 * 1024;

/** Elements that are rendered once, in place. */
const plainElements =
  /^(?:svg|g|defs|title|desc|style|path|rect|circle|ellipse|line|polyline|polygon|linearGradient|radialGradient|stop)$/;

/** Whether a drawing surely renders quickly: it is small and has no repeated elements, filters or large areas. */
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

/** Failure by the answer of the child process. If none could be started, the result is unknown and not a failure. */
const failureByResult: Record<DrawingResult, DrawingFailure | undefined> = {
  drawn: undefined,
  refused: 'draw',
  slow: 'time',
  none: undefined,
};

/** Renders in a child process, which is killed if it takes too long. */
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
 * Renders a drawing within limits, so that later steps do not fail on it.
 * @param seconds limit of CPU time
 * @returns why it cannot be rendered
 */
export async function tryDrawing(svg: string, seconds: number = maxDrawingSeconds): Promise<DrawingFailure | undefined> {
  const bytes = Buffer.from(svg);
  return isPlain(svg) ? drawInThisProcess(bytes) : drawWithLimits(bytes, seconds).catch(() => 'draw');
}
