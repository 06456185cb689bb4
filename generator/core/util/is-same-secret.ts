import { hash, timingSafeEqual } from 'node:crypto';

/** Whether two texts are equal; the time it takes does not depend on where they differ. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
