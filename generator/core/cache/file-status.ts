import type { Stats } from 'node:fs';

/** File timestamps are coarse; a file modified this recently may change again without a new timestamp. Milliseconds. */
const timestampResolution = 2000;

/**
 * File status as text: device, inode, size in bytes, mtime and ctime. Programs can reset all of these but ctime, so the same
 * status means the same bytes.
 */
export const fileStatusOf = ({ dev, ino, size, mtimeMs, ctimeMs }: Stats) => [dev, ino, size, mtimeMs, ctimeMs].join(' ');

/** Result of reading a file, with its file status. */
export interface StatusRecord<Found> {
  status: string;
  value: Found;
}

/** Whether any change to a file after a moment would change its ctime. The moment is in milliseconds since 1970. */
export const hasSettled = ({ ctimeMs }: Pick<Stats, 'ctimeMs'>, moment = Date.now()) => moment - ctimeMs > timestampResolution;

/**
 * Computes a value from a file, or reuses the previous one if the file status is unchanged.
 * @param stats file status from before the file was read
 * @param former record of the previous run
 * @returns the value, and whether it may be reused next time
 */
export async function reuseIfUnchanged<Found>(stats: Stats, former: StatusRecord<Found> | undefined, read: () => Promise<Found>) {
  const status = fileStatusOf(stats);
  if (former?.status === status) return { seen: former, isLasting: true };
  const record: StatusRecord<Found> = { status, value: await read() };
  return { seen: record, isLasting: hasSettled(stats) };
}
