import sharp, { type Sharp } from 'sharp';
import { pictureLimits } from '../../core/util/limits.ts';
import { type ImageDiagnostic, imageDiagnostic, type RasterMetadata } from './image-metadata.ts';
import { toneWarnings } from './picture-warnings.ts';

// An encoder of AVIF makes other bytes with each number of threads, which by itself follows from the processors and the allocator.
sharp.concurrency(1);
// No operation comes twice: what is kept of them, up to 50 MB, is of no use.
sharp.cache(false);

/**
 * A picture ready to be worked on: upright, in sRGB, whatever its colours were (CMYK, a wide gamut, 16 bits).
 * A fault in its data is an error, and never a grey patch. Metadata stay behind.
 */
export function decode(bytes: Uint8Array): Sharp {
  return sharp(bytes, { failOn: 'warning', limitInputPixels: pictureLimits.pixels }).autoOrient().toColourspace('srgb');
}

/** Animated PNG says so in a chunk before its pixels, which decoders pass over. https://www.w3.org/TR/png-3/#acTL-chunk */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pixels = data.indexOf('IDAT');
  const animation = data.indexOf('acTL');
  return data.readUInt32BE(0) === 0x89504e47 && animation >= 0 && animation < pixels;
}

/** A sequence of AVIF pictures has a brand of its own. https://aomediacodec.github.io/av1-avif/#image-sequences */
const isAvifSequence = (bytes: Uint8Array) => Buffer.from(bytes.subarray(4, 12)).toString('latin1') === 'ftypavis';

/** Formats of which no more is decoded than a small picture of them needs. */
const readsLess = new Set(['jpeg', 'webp']);

/**
 * Goes through every pixel and lets them go again. It is cut before it is made small: a decoder that knows how small a picture is
 * to be leaves most of it unread. @throws Error for a fault in its data
 */
async function decodeAll(bytes: Uint8Array, { width, height }: { width: number; height: number }): Promise<void> {
  const image = sharp(bytes, { failOn: 'warning', limitInputPixels: pictureLimits.pixels });
  await image.extract({ left: 0, top: 0, width, height }).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
}

async function meanColour(bytes: Uint8Array): Promise<string> {
  const pixel = await decode(bytes).removeAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return pixel.subarray(0, 3).toString('hex');
}

/** Reads a picture of pixels as a whole, so that what a build would stumble over is found when it is checked. */
export async function inspectRaster(bytes: Uint8Array): Promise<RasterMetadata | ImageDiagnostic> {
  try {
    const image = sharp(bytes, { failOn: 'warning', limitInputPixels: pictureLimits.pixels });
    const { autoOrient, hasAlpha, pages = 1, format, ...stored } = await image.metadata();
    if (pages > 1 || isAnimatedPng(bytes) || isAvifSequence(bytes)) return imageDiagnostic('animated-image');
    const isOpaque = !hasAlpha || (await image.stats()).isOpaque;
    if (!hasAlpha && readsLess.has(format)) await decodeAll(bytes, stored);
    const { width, height } = autoOrient;
    const warnings = isOpaque ? [] : await toneWarnings(bytes, { width, height });
    return {
      kind: 'raster',
      width,
      height,
      isOpaque,
      ...(isOpaque && { tone: await meanColour(bytes) }),
      ...(warnings.length > 0 && { doubts: warnings }),
    };
  } catch {
    return imageDiagnostic('damaged-image');
  }
}
