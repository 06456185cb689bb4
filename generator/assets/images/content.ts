import { hashBytes } from '../../core/util/hash.ts';
import { pictureLimits } from '../../core/util/limits.ts';
import { readRegularFile } from '../../core/util/regular-file.ts';

/** A file under `assets/` whose bytes are not in memory. */
export interface OriginalFile {
  /** Absolute path. */
  file: string;
  /** In bytes. */
  size: number;
  /** Result of `hashBytes` for its bytes. */
  hash: string;
}

/** The published drawing, or the file of a raster picture. Plain data, so it can be sent to worker threads. */
export type PictureContent = Uint8Array | OriginalFile;

export const hashOfContent = (content: PictureContent): string =>
  content instanceof Uint8Array ? hashBytes(content) : content.hash;

/**
 * Reads the bytes of a picture and checks them against the hash: results are cached under it.
 * @throws Error with the message `changed` if the file has changed
 */
export async function readContent(content: PictureContent): Promise<Uint8Array> {
  if (content instanceof Uint8Array) return content;
  const read = readRegularFile(content.file, pictureLimits.bytes.raster);
  if (!('bytes' in read) || hashBytes(read.bytes) !== content.hash) throw new Error('changed');
  return read.bytes;
}
