import { extname, join } from 'node:path';
import { isPicture, liesOutside } from '../../../content/assets.ts';
import { readRegularFile } from '../../../content/regular-file.ts';
import { mediaTypeOf } from '../../../hosts/media-types.ts';
import { limits } from '../../../images/facts.ts';
import { imageKey } from '../../../images/key.ts';
import { takeOrMake } from '../../../store.ts';
import { type Answer, notFound } from '../endpoint.ts';

/** Longest side of a picture as the library shows it, in pixels. */
const thumbnail = 480;

/** A drawing opened by itself is a document: no script in it runs, nothing else is loaded. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

async function shrink(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const image = sharp(bytes, { limitInputPixels: limits.pixels }).rotate();
  return image.resize(thumbnail, thumbnail, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 75 }).toBuffer();
}

/**
 * A picture of the assets, small; whole where the query says `size=whole`, as for cropping. Nothing else is shown, and
 * nothing that lies outside of them.
 */
export async function showPicture(folder: string, name: string, query: URLSearchParams): Promise<Answer> {
  const source = decode(name);
  const isNamed = source !== undefined && isPicture(source) && !source.split(/[/\\]/).includes('..') && !source.includes('\0');
  if (!isNamed || liesOutside(folder, join(folder, source))) return notFound();
  const found = readRegularFile(join(folder, source), limits.bytes.raster);
  if (!('bytes' in found)) return notFound();
  const { bytes } = found;
  if (extname(source).toLowerCase() === '.svg') {
    return { type: 'image/svg+xml', content: bytes, headers: { 'Content-Security-Policy': drawingPolicy } };
  }
  if (query.get('size') === 'whole') return { type: mediaTypeOf(source.toLowerCase()), content: bytes };
  const small = await takeOrMake(`thumbnail/${imageKey(bytes)}`, () => shrink(bytes)).catch(() => undefined);
  return small ? { type: 'image/webp', content: small } : notFound();
}

function decode(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}
