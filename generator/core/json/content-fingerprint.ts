import { hashBytes } from '../util/hash.ts';
import { memoizeByObject } from '../util/memoize.ts';

const fingerprintOf = (value: unknown) => hashBytes(JSON.stringify(value));
const fingerprintOfObject = memoizeByObject(fingerprintOf);

/** Fingerprint of a JSON value: equal fingerprints mean equal content. Computed once per object, which must not be modified. */
export const contentFingerprint = (value: unknown): string =>
  typeof value === 'object' && value !== null ? fingerprintOfObject(value) : fingerprintOf(value);
