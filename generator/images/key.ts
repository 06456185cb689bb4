import { createHash } from 'node:crypto';
import type { Machine } from '../machine/machine.ts';

/** Makes what names a picture by its content and by the code that works on it: the same on every machine. */
export const createImageKey =
  ({ engine }: Machine): ((bytes: Uint8Array) => string) =>
  (bytes) =>
    createHash('sha256').update(engine.codeKeys.pictures).update(bytes).digest('hex').slice(0, 32);
