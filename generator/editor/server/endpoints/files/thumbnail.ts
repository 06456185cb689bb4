import { extname } from 'node:path';
import { decodedPart } from '../../../../../templates/model/addresses/decode.ts';
import { inspectImage } from '../../../../assets/images/inspect.ts';
import { createImageKey } from '../../../../assets/images/key.ts';
import { mediaTypeOf } from '../../../../build/hosting/media-types.ts';
import type { BuildEnvironment } from '../../../../core/cache/build-environment.ts';
import { hashBytes } from '../../../../core/util/hash.ts';
import { pictureLimits } from '../../../../core/util/limits.ts';
import { type Answer, notFound } from '../endpoint.ts';
import { pictureAt } from './asset-folder.ts';

/** Maximum side length of a thumbnail in pixels. */
const thumbnail = 480;

/** An SVG opened directly is a document: scripts are blocked, and nothing is loaded. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

async function shrink(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const image = sharp(bytes, { limitInputPixels: pictureLimits.pixels }).rotate();
  return image.resize(thumbnail, thumbnail, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 75 }).toBuffer();
}

/** Whether an SVG would take so long to render that the editor freezes. */
async function isEndless(source: string, bytes: Buffer, environment: BuildEnvironment): Promise<boolean> {
  const imageKey = createImageKey(environment);
  const facts = await inspectImage(source, bytes, imageKey(hashBytes(bytes)), environment.core);
  return facts.kind === 'vector' && (facts.drawingFailure === 'repeats' || facts.drawingFailure === 'time');
}

/**
 * Thumbnail of a picture in the assets; the whole picture with `size=whole`, e.g. for cropping. 404 for other files and paths
 * outside.
 */
export async function showPicture(
  folder: string,
  name: string,
  query: URLSearchParams,
  environment: BuildEnvironment,
): Promise<Answer> {
  const source = decodedPart(name);
  const bytes = source === undefined ? undefined : pictureAt(folder, source);
  if (source === undefined || !bytes) return notFound();
  if (extname(source).toLowerCase() === '.svg') {
    if (await isEndless(source, bytes, environment)) return notFound();
    return { type: 'image/svg+xml', content: bytes, headers: { 'Content-Security-Policy': drawingPolicy } };
  }
  if (query.get('size') === 'whole') return { type: mediaTypeOf(source.toLowerCase()), content: bytes };
  const imageKey = createImageKey(environment);
  const small = await environment
    .getOrCreate(`thumbnail/${imageKey(hashBytes(bytes))}`, () => shrink(bytes))
    .catch(() => undefined);
  return small ? { type: 'image/webp', content: small } : notFound();
}
