import { realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';

/** Whether a path is inside a folder after following all links; false if it does not exist. */
export function isWithin(folder: string, place: string): boolean {
  try {
    const way = relative(realpathSync(folder), realpathSync(place));
    return way !== '..' && !way.startsWith(`..${sep}`);
  } catch {
    return false;
  }
}
