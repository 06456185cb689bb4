import { createHash } from 'node:crypto';

/** Short name for a content: the same content has the same hash on every machine. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 10);
}
