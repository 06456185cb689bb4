import { extname } from 'node:path';
import { imageSize } from 'image-size';
import { getOrCreateValue } from '../../core/cache/cached-value.ts';
import type { Store } from '../../core/cache/store.ts';
import { pictureLimits } from '../../core/util/limits.ts';
import { type ImageDiagnostic, type ImageMetadata, imageDiagnostic } from './image-metadata.ts';
import { reasonOf } from './picture-failures.ts';

/** What a file name says that its content is, in the words of `image-size`. */
const typeOfExtension: Record<string, string> = {
  '.svg': 'svg',
  '.png': 'png',
  '.jpg': 'jpg',
  '.jpeg': 'jpg',
  '.webp': 'webp',
  '.avif': 'avif',
};

/** What a file says of itself before its pixels; a drawing may say its size where only all of it tells. */
interface Header {
  width?: number;
  height?: number;
  type?: string;
}

const isDrawing = (source: string, bytes: Uint8Array) =>
  extname(source).toLowerCase() === '.svg' && /<svg[\s>]/.test(Buffer.from(bytes.subarray(0, 1000)).toString());

/** What needs no decoding: whether the file is what its name says, and not larger than a build can bear. */
function checkHeader(source: string, bytes: Uint8Array): ImageDiagnostic | Header {
  let header: Header;
  try {
    header = imageSize(bytes);
  } catch {
    if (!isDrawing(source, bytes)) return imageDiagnostic('unreadable-image');
    // Of a drawing no more is asked than its size, which it may say elsewhere.
    header = { type: 'svg' };
  }
  const { width = 0, height = 0, type = '' } = header;
  if (type !== typeOfExtension[extname(source).toLowerCase()]) return imageDiagnostic('image-format', type);
  const megabytes = `${(bytes.length / 1024 / 1024).toFixed(1)} MB`;
  if (bytes.length > pictureLimits.bytes[type === 'svg' ? 'vector' : 'raster']) return imageDiagnostic('huge-image', megabytes);
  if (type === 'svg') return header;
  if (!(width > 0 && height > 0)) return imageDiagnostic('unreadable-image');
  if (width * height > pictureLimits.pixels) return imageDiagnostic('huge-image', `${width} × ${height}`);
  if (Math.max(width, height) > pictureLimits.ratio * Math.min(width, height))
    return imageDiagnostic('elongated-image', `${width} × ${height}`);
  return { width, height, type };
}

/** Decoders and the parser of drawings are loaded only for files that were not seen before. */
async function inspect(source: string, bytes: Uint8Array): Promise<ImageMetadata> {
  const header = checkHeader(source, bytes);
  if ('kind' in header) return header;
  if (header.type === 'svg') {
    const { inspectVector } = await import('./vector.ts');
    return inspectVector(bytes, header);
  }
  const { inspectRaster } = await import('./raster.ts');
  return inspectRaster(bytes);
}

const parseMetadata = (bytes: Uint8Array): ImageMetadata => JSON.parse(Buffer.from(bytes).toString());

const metadataKey = (source: string, key: string) => `image/${key}/facts${extname(source).toLowerCase()}`;

/** What earlier commands have found of a picture, whose bytes need not be read for it. @param key as of `inspectImage` */
export async function cachedMetadata(source: string, key: string, store: Store): Promise<ImageMetadata | undefined> {
  const bytes = await store.get(metadataKey(source, key));
  return bytes && parseMetadata(bytes);
}

/**
 * What a build has to know of a picture, or why it is refused. Known files are answered from the cache. Never throws.
 * @param source name of the file under `assets/`; its ending says what the content should be.
 * @param key what `imageKey` gives for the hash of the bytes.
 */
export async function inspectImage(source: string, bytes: Uint8Array, key: string, store: Store): Promise<ImageMetadata> {
  try {
    return await getOrCreateValue(store, metadataKey(source, key), {
      make: () => inspect(source, bytes),
      read: parseMetadata,
      write: (metadata) => Buffer.from(JSON.stringify(metadata)),
    });
  } catch (error) {
    // What a machine lacks today it may have tomorrow: nothing of it is kept.
    return imageDiagnostic('unusable-image', reasonOf(error));
  }
}
