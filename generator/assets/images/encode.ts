import type { Sharp } from 'sharp';
import { getOrCreateValue } from '../../core/cache/cached-value.ts';
import type { Store } from '../../core/cache/store.ts';
import type { FileMetadata } from '../../core/cache/task.ts';
import { type Progress, silent } from '../../core/progress/progress.ts';
import { hashBytes } from '../../core/util/hash.ts';
import type { StoredFile } from '../../core/util/output-file.ts';
import { type PictureContent, readContent } from './content.ts';
import { forEachPicture } from './picture-failures.ts';
import type { Rendition, RenditionFormat } from './renditions.ts';

/**
 * Qualities were chosen by eye on photos at their displayed size. Efforts: one step more takes three times as long and saves 2
 * %.
 */
const encoders: Record<RenditionFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 52, effort: 3, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 76, effort: 4, smartSubsample: true }),
  jpeg: (image) => image.jpeg({ quality: 78, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9, palette: true, quality: 90, effort: 7 }),
};

/** A raster picture that is encoded into several files; `key` is the result of `imageKey` for its hash. */
export interface Encodable {
  /** Name under `assets/`. */
  source: string;
  key: string;
  content: PictureContent;
  renditions: readonly Rendition[];
}

interface Encoding extends Encodable {
  progress: Progress;
  store: Store;
}

/** Approximate CPU seconds for a picture of 1000 by 1000 pixels. */
const secondsPerFormat: Record<RenditionFormat, number> = { avif: 1, webp: 0.2, jpeg: 0.1, png: 0.5 };

const workOf = ({ format, width }: Rendition) => secondsPerFormat[format] * (width / 1000) ** 2;

const sumOfWork = (renditions: readonly Rendition[]) => renditions.reduce((sum, one) => sum + workOf(one), 0);

const nameOf = ({ format, width }: Rendition) => `${width}.${format}`;

const storeKey = (key: string, rendition: Rendition) => `image/${key}/${nameOf(rendition)}`;

/**
 * Decodes once, at the largest size of the picture, even if only a smaller one is missing: the bytes must not depend on the
 * cache.
 */
async function encode(
  { key, content: original, renditions, progress, store }: Encoding,
  missing: Rendition[],
): Promise<Map<Rendition, Uint8Array>> {
  const encodedFiles = new Map<Rendition, Uint8Array>();
  if (missing.length === 0) return encodedFiles;
  const [{ default: sharp }, { decode }] = await Promise.all([import('sharp'), import('./raster.ts')]);
  const width = Math.max(...renditions.map((rendition) => rendition.width));
  const { data, info } = await decode(await readContent(original))
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const rendition of missing) {
    const sized = sharp(data, { raw: info }).resize({ width: rendition.width });
    const content = await encoders[rendition.format](sized).toBuffer();
    encodedFiles.set(rendition, content);
    await store.put(storeKey(key, rendition), content);
    progress.did(workOf(rendition));
  }
  return encodedFiles;
}

const metadataOf = (bytes: Uint8Array): FileMetadata => ({ size: bytes.byteLength, hash: hashBytes(bytes) });

/** Cached files are not read here: if a site has not changed, nothing needs their bytes. */
async function encodePicture(picture: Encoding): Promise<StoredFile[]> {
  const { key, renditions, progress, store } = picture;
  const isKept = (rendition: Rendition) => store.has(storeKey(key, rendition));
  const missing = renditions.filter((rendition) => !isKept(rendition));
  progress.did(sumOfWork(renditions) - sumOfWork(missing));
  const encodedFiles = await encode(picture, missing);
  const bytesOf = async (rendition: Rendition): Promise<Uint8Array> => {
    const bytes =
      encodedFiles.get(rendition) ??
      (await store.get(storeKey(key, rendition))) ??
      (await encode(picture, [rendition])).get(rendition);
    if (!bytes) throw new Error(`${rendition.path} was not encoded.`);
    return bytes;
  };
  const metadata = await getOrCreateValue(store, `images/${key} ${renditions.map(nameOf).join(' ')}`, {
    make: async () => (await Promise.all(renditions.map(bytesOf))).map(metadataOf),
  });
  // If the cache stores nothing, the bytes stay in memory.
  for (const rendition of missing) if (isKept(rendition)) encodedFiles.delete(rendition);
  return renditions.map((rendition, index) => {
    const { size, hash } = metadata[index] ?? { size: 0, hash: '' };
    return { path: rendition.path, content: { size, hash, location: undefined, read: () => bytesOf(rendition) } };
  });
}

/**
 * The files of all pictures, cached or encoded, as many pictures at a time as there are processors. The same pictures give the
 * same bytes.
 * @throws PicturesError with every picture that cannot be encoded
 */
export async function encodePictures(
  pictures: readonly Encodable[],
  { core: store }: { core: Store },
  progress: Progress = silent,
): Promise<StoredFile[]> {
  progress.expect(sumOfWork(pictures.flatMap(({ renditions }) => renditions)));
  let done = 0;
  const files = await forEachPicture(pictures, async (picture) => {
    const encodedFiles = await encodePicture({ ...picture, progress, store });
    progress.pictures(++done, pictures.length);
    return encodedFiles;
  });
  return files.flat();
}
