import { createHash, hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/**
 * Short name for a content: the same content has the same hash on every machine. Of 100,000 contents, such as the social
 * pictures of a large site, two have the same once in 26 million times.
 */
export function contentHash(content: string | Uint8Array): string {
  return shortHash(hash('sha256', content, 'base64url'));
}

const length = 11;

/** For names of files that begin with that of their source: few of a site begin alike. */
export const nameHash = (content: string | Uint8Array) => contentHash(content).slice(-8);

/**
 * For names of which a site has one at a time, such as a sheet: two of them only meet in the cache of a visitor who comes back,
 * once in 78,000 million times.
 */
export const briefHash = (content: string | Uint8Array) => contentHash(content).slice(-7);

/**
 * The same of a content that is known by its SHA-256 in base64url: 56 bits of it, in digits and small letters. Capitals,
 * which a page has few of otherwise, compress worse, and file systems may take two names for one that differ in them only.
 */
export function shortHash(digest: string): string {
  const number = Buffer.from(digest.slice(0, 11), 'base64url').readBigUInt64BE();
  return number.toString(36).padStart(length, '0').slice(-length);
}

/** Names bytes: the same name, the same bytes. */
export function hashBytes(bytes: string | Uint8Array): string {
  return hash('sha256', bytes, 'base64url');
}

/** The same name for the bytes of a file, which are read piece by piece. */
export async function hashFile(file: string): Promise<string> {
  const hashing = createHash('sha256');
  await pipeline(createReadStream(file), hashing);
  return hashing.digest('base64url');
}
