import { createHash } from 'node:crypto';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';

/** Makes what names a picture by the hash of its bytes and by the code that works on it: the same on every machine. */
export const createImageKey =
  ({ engine }: BuildEnvironment): ((hash: string) => string) =>
  (hash) =>
    createHash('sha256').update(engine.codeKeys.pictures).update(hash).digest('hex').slice(0, 32);
