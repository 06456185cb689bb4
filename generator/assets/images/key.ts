import { createHash } from 'node:crypto';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';

/**
 * Creates the function that computes the cache key of a picture, from its hash and the fingerprint of the picture code. The
 * same on every computer.
 */
export const createImageKey =
  ({ engine }: BuildEnvironment): ((hash: string) => string) =>
  (hash) =>
    createHash('sha256').update(engine.codeKeys.pictures).update(hash).digest('hex').slice(0, 32);
