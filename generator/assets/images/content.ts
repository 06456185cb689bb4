import { hashBytes } from '../../core/util/hash.ts';
import { pictureLimits } from '../../core/util/limits.ts';
import { readRegularFile } from '../../core/util/regular-file.ts';

/** A file under `assets/` whose bytes are not in memory. */
export interface OriginalFile {
  /** Absolute path. */
  file: string;
  /** In bytes. */
  size: number;
  /** What `hashBytes` gives for its bytes. */
  hash: string;
}

/** A drawing as it is published, or the file of a picture of pixels. Plain data: worker threads are sent it. */
export type PictureContent = Uint8Array | OriginalFile;

export const hashOfContent = (content: PictureContent): string =>
  content instanceof Uint8Array ? hashBytes(content) : content.hash;

/**
 * The bytes of a picture. Others than those that were hashed are never returned: results are cached under the hash.
 * @throws Error whose message is the reason `changed`
 */
export async function readContent(content: PictureContent): Promise<Uint8Array> {
  if (content instanceof Uint8Array) return content;
  const read = readRegularFile(content.file, pictureLimits.bytes.raster);
  if (!('bytes' in read) || hashBytes(read.bytes) !== content.hash) throw new Error('changed');
  return read.bytes;
}
