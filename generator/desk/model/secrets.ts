import { hash, randomBytes } from 'node:crypto';

/** Secret of a link or a cookie: 256 random bits in base64url. Only its hash is stored. */
export const createSecret = (): string => randomBytes(32).toString('base64url');

/** Public id: 128 random bits in base64url, so that ids of others cannot be guessed. */
export const createId = (): string => randomBytes(16).toString('base64url');

/** SHA-256 of a secret, hex. A fast hash is enough for 256 random bits. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'hex');
