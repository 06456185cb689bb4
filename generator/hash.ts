import { hash } from 'node:crypto';

/** Short name for a content: the same content has the same hash on every machine. */
export function contentHash(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url').replaceAll(/[-_]/g, '').slice(0, 10);
}
