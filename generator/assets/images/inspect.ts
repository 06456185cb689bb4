import { extname } from 'node:path';
import { imageSize } from 'image-size';
import { getOrCreateValue } from '../../core/cache/cached-value.ts';
import type { Store } from '../../core/cache/store.ts';
import { pictureLimits } from '../../core/util/limits.ts';
import { type ImageDiagnostic, type ImageMetadata, imageDiagnostic } from './image-metadata.ts';
import { reasonOf } from './picture-failures.ts';

/** Content type by extension, in the names of `image-size`. */
const typeOfExtension: Record<string, string> = {
  '.svg': 'svg',
  '.png': 'png',
  '.jpg': 'jpg',
  '.jpeg': 'jpg',
  '.webp': 'webp',
  '.avif': 'avif',
};

/** Metadata at the start of a file. The size of a drawing may be missing here and follow from the whole file. */
interface Header {
  width?: number;
  height?: number;
  type?: string;
}

const isDrawing = (source: string, bytes: Uint8Array) =>
  extname(source).toLowerCase() === '.svg' && /<svg[\s>]/.test(Buffer.from(bytes.subarray(0, 1000)).toString());

/** Checks that need no decoding: whether the content matches the extension, and the size limits. */
function checkHeader(source: string, bytes: Uint8Array): ImageDiagnostic | Header {
  let header: Header;
  try {
    header = imageSize(bytes);
  } catch {
    if (!isDrawing(source, bytes)) return imageDiagnostic('unreadable-image');
    // Only the size of a drawing is read here, and it may be given elsewhere in the file.
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

/** Loads decoders and the SVG parser only for files that are not cached. */
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

/**
 * Cached metadata of a picture; its bytes need not be read.
 * @param key as of `inspectImage`
 */
export async function cachedMetadata(source: string, key: string, store: Store): Promise<ImageMetadata | undefined> {
  const bytes = await store.get(metadataKey(source, key));
  return bytes && parseMetadata(bytes);
}

/**
 * Inspects a picture: its metadata, or why it is rejected. Cached. Never throws.
 * @param source name under `assets/`; its extension sets the expected type
 * @param key result of `imageKey` for the hash of the bytes
 */
export async function inspectImage(source: string, bytes: Uint8Array, key: string, store: Store): Promise<ImageMetadata> {
  try {
    return await getOrCreateValue(store, metadataKey(source, key), {
      make: () => inspect(source, bytes),
      read: parseMetadata,
      write: (metadata) => Buffer.from(JSON.stringify(metadata)),
    });
  } catch (error) {
    // The failure may be due to this computer, such as missing memory, so it is not cached.
    return imageDiagnostic('unusable-image', reasonOf(error));
  }
}
