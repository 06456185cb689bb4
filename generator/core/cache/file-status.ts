import type { Stats } from 'node:fs';

/** Clocks of disks are coarse: a file that changed just now may change again and show the same time. Milliseconds. */
const timestampResolution = 2000;

/**
 * The status of a file, as text: device, inode, size in bytes, and the times of its last modification and status change. Whoever
 * changes a file can restore all of them but the last: the same status means the same bytes.
 */
export const fileStatusOf = ({ dev, ino, size, mtimeMs, ctimeMs }: Stats) => [dev, ino, size, mtimeMs, ctimeMs].join(' ');

/** What was found of a file, and what the system said of it then. */
export interface StatusRecord<Found> {
  looks: string;
  found: Found;
}

/** Whether a file that was read after a moment, in milliseconds since 1970, cannot have changed since without showing it. */
export const hasSettled = ({ ctimeMs }: Pick<Stats, 'ctimeMs'>, moment = Date.now()) => moment - ctimeMs > timestampResolution;

/**
 * Finds something of a file, but where the system says that nobody has written to it since it was found.
 * @param stats what the system says of the file, asked before anything is read of it
 * @param former what was found the last time
 * @returns it, and whether it may be taken for what is found the next time
 */
export async function reuseIfUnchanged<Found>(stats: Stats, former: StatusRecord<Found> | undefined, read: () => Promise<Found>) {
  const status = fileStatusOf(stats);
  if (former?.looks === status) return { seen: former, isLasting: true };
  const record: StatusRecord<Found> = { looks: status, found: await read() };
  return { seen: record, isLasting: hasSettled(stats) };
}
