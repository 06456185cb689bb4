import { hash } from 'node:crypto';

/** Short name for a content: the same content has the same hash on every machine. */
export function contentHash(content: string | Uint8Array): string {
  return shortHash(hash('sha256', content, 'base64url'));
}

/** The same of a content that is known by its SHA-256 in base64url. */
export function shortHash(digest: string): string {
  return digest.replaceAll(/[-_]/g, '').slice(0, 10);
}
