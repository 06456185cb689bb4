import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { type ImageCache, imageCache, pruneImages, touchImages } from './cache.ts';
import type { Rendition, RenditionFormat } from './renditions.ts';

/** Quality by eye on photos at the size at which they are shown; effort where a step more takes thrice as long for 2 %. */
const encoders: Record<RenditionFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 52, effort: 3, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 76, effort: 4, smartSubsample: true }),
  jpeg: (image) => image.jpeg({ quality: 78, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9, palette: true, quality: 90, effort: 7 }),
};

/** A picture of pixels that comes out as several files; `key` is what `imageKey` gives for its bytes. */
export interface Encodable {
  key: string;
  bytes: Uint8Array;
  renditions: readonly Rendition[];
}

const cacheName = ({ format, width }: Rendition) => `${width}.${format}`;

/** Decodes once, at the largest size that is asked for, and makes each file from that. */
async function encodeMissing(bytes: Uint8Array, missing: Rendition[], cache: ImageCache): Promise<void> {
  const [{ default: sharp }, { decode }] = await Promise.all([import('sharp'), import('./raster.ts')]);
  const width = Math.max(...missing.map((rendition) => rendition.width));
  const { data, info } = await decode(bytes).resize({ width }).raw().toBuffer({ resolveWithObject: true });
  for (const rendition of missing) {
    const sized = sharp(data, { raw: info }).resize({ width: rendition.width });
    await cache.write(cacheName(rendition), await encoders[rendition.format](sized).toBuffer());
  }
}

/** The files that the cache holds; undefined in place of those that it lacks. */
function readAll(renditions: readonly Rendition[], cache: ImageCache): Promise<(Buffer | undefined)[]> {
  return Promise.all(renditions.map((rendition) => cache.read(cacheName(rendition))));
}

/**
 * The files of all pictures: taken from the cache, or encoded, as many pictures at a time as there are processors.
 * The same pictures give the same bytes.
 */
export async function encodePictures(pictures: readonly Encodable[]): Promise<{ path: string; content: Uint8Array }[]> {
  let isNew = false;
  const encodeOne = async ({ key, bytes, renditions }: Encodable) => {
    const cache = imageCache(key);
    let contents = await readAll(renditions, cache);
    const missing = renditions.filter((_, index) => !contents[index]);
    if (missing.length > 0) {
      isNew = true;
      await encodeMissing(bytes, missing, cache);
      contents = await readAll(renditions, cache);
    }
    return renditions.map(({ path }, index) => {
      const content = contents[index];
      if (!content) throw new Error(`The cache of pictures lost ${path} while it was used.`);
      return { path, content };
    });
  };
  const files = await pLimit(availableParallelism()).map(pictures, encodeOne);
  await touchImages(pictures.map(({ key }) => key));
  if (isNew) await pruneImages();
  return files.flat();
}
