import { createHash, hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/**
 * Short hash of a content, the same on every machine. The chance of a collision among 100,000 contents, such as the social
 * images of a large site, is one in 26 million.
 */
export function contentHash(content: string | Uint8Array): string {
  return shortHash(hash('sha256', content, 'base64url'));
}

const length = 11;

/** For file names that start with the name of their source: few of a site start alike. */
export const nameHash = (content: string | Uint8Array) => contentHash(content).slice(-8);

/**
 * For names with one current value per site, such as a style sheet: a collision only matters in the cache of a returning
 * visitor; its chance is one in 78,000 million.
 */
export const briefHash = (content: string | Uint8Array) => contentHash(content).slice(-7);

/**
 * Short hash from a SHA-256 in base64url: 56 bits in digits and lower-case letters. Upper-case letters, otherwise rare on a
 * page, compress worse, and some file systems ignore case.
 */
export function shortHash(digest: string): string {
  const number = Buffer.from(digest.slice(0, 11), 'base64url').readBigUInt64BE();
  return number.toString(36).padStart(length, '0').slice(-length);
}

/** Hash that identifies bytes. */
export function hashBytes(bytes: string | Uint8Array): string {
  return hash('sha256', bytes, 'base64url');
}

/** Same as `hashBytes` for a file, which is read as a stream. */
export async function hashFile(file: string): Promise<string> {
  const hashing = createHash('sha256');
  await pipeline(createReadStream(file), hashing);
  return hashing.digest('base64url');
}
