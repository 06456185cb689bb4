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

/** Longest side of a picture as the library shows it, in pixels. */
const thumbnail = 480;

/** A drawing opened by itself is a document: no script in it runs, nothing else is loaded. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

async function shrink(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const image = sharp(bytes, { limitInputPixels: pictureLimits.pixels }).rotate();
  return image.resize(thumbnail, thumbnail, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 75 }).toBuffer();
}

/** Whether a browser would draw a drawing for so long that the editor would stand still. */
async function isEndless(source: string, bytes: Buffer, machine: BuildEnvironment): Promise<boolean> {
  const imageKey = createImageKey(machine);
  const facts = await inspectImage(source, bytes, imageKey(hashBytes(bytes)), machine.core);
  return facts.kind === 'vector' && (facts.trouble === 'repeats' || facts.trouble === 'time');
}

/**
 * A picture of the assets, small; whole where the query says `size=whole`, as for cropping. Nothing else is shown, and
 * nothing that lies outside of them.
 */
export async function showPicture(
  folder: string,
  name: string,
  query: URLSearchParams,
  machine: BuildEnvironment,
): Promise<Answer> {
  const source = decodedPart(name);
  const bytes = source === undefined ? undefined : pictureAt(folder, source);
  if (source === undefined || !bytes) return notFound();
  if (extname(source).toLowerCase() === '.svg') {
    if (await isEndless(source, bytes, machine)) return notFound();
    return { type: 'image/svg+xml', content: bytes, headers: { 'Content-Security-Policy': drawingPolicy } };
  }
  if (query.get('size') === 'whole') return { type: mediaTypeOf(source.toLowerCase()), content: bytes };
  const imageKey = createImageKey(machine);
  const small = await machine.take(`thumbnail/${imageKey(hashBytes(bytes))}`, () => shrink(bytes)).catch(() => undefined);
  return small ? { type: 'image/webp', content: small } : notFound();
}
