import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { store } from '../store.ts';
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

const storeKey = (key: string, { format, width }: Rendition) => `image/${key}/${width}.${format}`;

/** Decodes once, at the largest size that the picture comes out at, also when only a smaller one is missing. */
async function encode({ key, bytes, renditions }: Encodable, missing: Rendition[]): Promise<Map<Rendition, Uint8Array>> {
  const made = new Map<Rendition, Uint8Array>();
  if (missing.length === 0) return made;
  const [{ default: sharp }, { decode }] = await Promise.all([import('sharp'), import('./raster.ts')]);
  const width = Math.max(...renditions.map((rendition) => rendition.width));
  const { data, info } = await decode(bytes).resize({ width }).raw().toBuffer({ resolveWithObject: true });
  for (const rendition of missing) {
    const sized = sharp(data, { raw: info }).resize({ width: rendition.width });
    const content = await encoders[rendition.format](sized).toBuffer();
    made.set(rendition, content);
    await store.put(storeKey(key, rendition), content);
  }
  return made;
}

async function encodePicture(picture: Encodable): Promise<{ path: string; content: Uint8Array }[]> {
  const { key, renditions } = picture;
  const kept = await Promise.all(renditions.map((rendition) => store.get(storeKey(key, rendition))));
  const missing = renditions.filter((_, index) => !kept[index]);
  const made = await encode(picture, missing);
  return renditions.flatMap((rendition, index) => {
    const content = kept[index] ?? made.get(rendition);
    return content ? [{ path: rendition.path, content }] : [];
  });
}

/**
 * The files of all pictures: taken from the store, or encoded, as many pictures at a time as there are processors.
 * The same pictures give the same bytes.
 */
export async function encodePictures(pictures: readonly Encodable[]): Promise<{ path: string; content: Uint8Array }[]> {
  return (await pLimit(availableParallelism()).map(pictures, encodePicture)).flat();
}
