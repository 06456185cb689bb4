import type { Sharp } from 'sharp';
import type { Store } from '../machine/store.ts';
import { type Progress, silent } from '../progress/progress.ts';
import type { Rendition, RenditionFormat } from './renditions.ts';
import { workOnEach } from './trouble.ts';

/** Quality by eye on photos at the size at which they are shown; effort where a step more takes thrice as long for 2 %. */
const encoders: Record<RenditionFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 52, effort: 3, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 76, effort: 4, smartSubsample: true }),
  jpeg: (image) => image.jpeg({ quality: 78, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9, palette: true, quality: 90, effort: 7 }),
};

/** A picture of pixels that comes out as several files; `key` is what `imageKey` gives for its bytes. */
export interface Encodable {
  /** Its name under `assets/`. */
  source: string;
  key: string;
  bytes: Uint8Array;
  renditions: readonly Rendition[];
}

interface Encoding extends Encodable {
  progress: Progress;
  store: Store;
}

/** Seconds of a processor that a picture of a thousand pixels a side takes, about. */
const workOfFormat: Record<RenditionFormat, number> = { avif: 1, webp: 0.2, jpeg: 0.1, png: 0.5 };

const workOf = ({ format, width }: Rendition) => workOfFormat[format] * (width / 1000) ** 2;

const sumOfWork = (renditions: readonly Rendition[]) => renditions.reduce((sum, one) => sum + workOf(one), 0);

const storeKey = (key: string, { format, width }: Rendition) => `image/${key}/${width}.${format}`;

/** Decodes once, at the largest size that the picture comes out at, also when only a smaller one is missing. */
async function encode(
  { key, bytes, renditions, progress, store }: Encoding,
  missing: Rendition[],
): Promise<Map<Rendition, Uint8Array>> {
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
    progress.did(workOf(rendition));
  }
  return made;
}

async function encodePicture(picture: Encoding): Promise<{ path: string; content: Uint8Array }[]> {
  const { key, renditions, progress, store } = picture;
  const kept = await Promise.all(renditions.map((rendition) => store.get(storeKey(key, rendition))));
  const missing = renditions.filter((_, index) => !kept[index]);
  progress.did(sumOfWork(renditions) - sumOfWork(missing));
  const made = await encode(picture, missing);
  return renditions.flatMap((rendition, index) => {
    const content = kept[index] ?? made.get(rendition);
    return content ? [{ path: rendition.path, content }] : [];
  });
}

/**
 * The files of all pictures: taken from the store, or encoded, as many pictures at a time as there are processors.
 * The same pictures give the same bytes. @throws PicturesError with all that cannot be encoded
 */
export async function encodePictures(
  pictures: readonly Encodable[],
  { core: store }: { core: Store },
  progress: Progress = silent,
): Promise<{ path: string; content: Uint8Array }[]> {
  progress.expect(sumOfWork(pictures.flatMap(({ renditions }) => renditions)));
  let done = 0;
  const files = await workOnEach(pictures, async (picture) => {
    const made = await encodePicture({ ...picture, progress, store });
    progress.pictures(++done, pictures.length);
    return made;
  });
  return files.flat();
}
