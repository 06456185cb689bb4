import { chmodSync, existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Lets their owner remove what is in folders that may only be read. */
function makeWritable(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) makeWritable(join(folder, entry.name));
  }
}

function tryTo(act: () => void): void {
  try {
    act();
  } catch {
    // Whether it was of use is asked afterwards.
  }
}

/**
 * Removes a file or folder, also one that may only be read. What belongs to somebody else stays, at least in part.
 * @returns whether nothing is there any more. Never throws.
 */
export function remove(place: string): boolean {
  const isThere = () => existsSync(place) || lstatSync(place, { throwIfNoEntry: false }) !== undefined;
  // At once: file by file, with other threads, tens of thousands would take several times as long.
  tryTo(() => rmSync(place, { recursive: true, force: true }));
  if (!isThere()) return true;
  tryTo(() => makeWritable(place));
  tryTo(() => rmSync(place, { recursive: true, force: true }));
  return !isThere();
}
