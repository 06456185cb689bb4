import type { Stats } from 'node:fs';

/** Clocks of disks are coarse: a file that changed just now may change again and show the same time. Milliseconds. */
const coarse = 2000;

/**
 * What tells whether anybody has written to a file or replaced it: its size and its own time may be those of before, as with
 * what comes out of an archive, the time of the last change and its number may not.
 */
export const looksOf = ({ dev, ino, size, mtimeMs, ctimeMs }: Stats) => [dev, ino, size, mtimeMs, ctimeMs].join(' ');

/** Whether a file can no longer change without showing it. */
export const hasSettled = ({ ctimeMs }: Pick<Stats, 'ctimeMs'>) => Date.now() - ctimeMs > coarse;
