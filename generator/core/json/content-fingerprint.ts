import { hashBytes } from '../util/hash.ts';
import { memoizeByObject } from '../util/memoize.ts';

const fingerprintOf = (value: unknown) => hashBytes(JSON.stringify(value));
const fingerprintOfObject = memoizeByObject(fingerprintOf);

/** Names a value of JSON by its content: the same name, the same content. Computed once per object, which must not change. */
export const contentFingerprint = (value: unknown): string =>
  typeof value === 'object' && value !== null ? fingerprintOfObject(value) : fingerprintOf(value);
