import sharp, { type Sharp } from 'sharp';
import { pictureLimits } from '../../core/util/limits.ts';
import { type ImageDiagnostic, imageDiagnostic, type RasterMetadata } from './image-metadata.ts';
import { toneWarnings } from './picture-warnings.ts';

// The bytes of AVIF depend on the number of threads, which by default depends on the processors and the allocator.
sharp.concurrency(1);
// No operation is repeated, so the cache of up to 50 MB is useless.
sharp.cache(false);

/**
 * Decodes a picture: upright, in sRGB whatever its colour space (CMYK, wide gamut, 16 bits), without metadata. Damaged data is
 * an error, never a grey area.
 */
export function decode(bytes: Uint8Array): Sharp {
  return sharp(bytes, { failOn: 'warning', limitInputPixels: pictureLimits.pixels }).autoOrient().toColourspace('srgb');
}

/** Animated PNG has an `acTL` chunk before its pixels, which decoders ignore. https://www.w3.org/TR/png-3/#acTL-chunk */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pixels = data.indexOf('IDAT');
  const animation = data.indexOf('acTL');
  return data.readUInt32BE(0) === 0x89504e47 && animation >= 0 && animation < pixels;
}

/** AVIF image sequences have a separate brand. https://aomediacodec.github.io/av1-avif/#image-sequences */
const isAvifSequence = (bytes: Uint8Array) => Buffer.from(bytes.subarray(4, 12)).toString('latin1') === 'ftypavis';

/** Formats whose decoders skip data when the output is small. */
const readsLess = new Set(['jpeg', 'webp']);

/**
 * Decodes every pixel and discards the result. Extracts before resizing: a decoder that knows the small output size skips most
 * of the data.
 * @throws Error for damaged data
 */
async function decodeAll(bytes: Uint8Array, { width, height }: { width: number; height: number }): Promise<void> {
  const image = sharp(bytes, { failOn: 'warning', limitInputPixels: pictureLimits.pixels });
  await image.extract({ left: 0, top: 0, width, height }).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
}

async function meanColour(bytes: Uint8Array): Promise<string> {
  const pixel = await decode(bytes).removeAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return pixel.subarray(0, 3).toString('hex');
}

/** Decodes a raster picture completely, so that damage is found by the check and not by the build. */
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
      ...(warnings.length > 0 && { warnings }),
    };
  } catch {
    return imageDiagnostic('damaged-image');
  }
}
