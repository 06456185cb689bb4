import { chmodSync, existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Makes read-only folders writable, so that their owner can delete their contents. */
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
    // The caller checks the result.
  }
}

/**
 * Deletes a file or folder, even if it is read-only. Files of another user remain, at least in part.
 * @returns whether nothing is left. Never throws.
 */
export function remove(place: string): boolean {
  const isThere = () => existsSync(place) || lstatSync(place, { throwIfNoEntry: false }) !== undefined;
  // Synchronous: with the thread pool, file by file, tens of thousands would take several times as long.
  tryTo(() => rmSync(place, { recursive: true, force: true }));
  if (!isThere()) return true;
  tryTo(() => makeWritable(place));
  tryTo(() => rmSync(place, { recursive: true, force: true }));
  return !isThere();
}
