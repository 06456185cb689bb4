import { lstatSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { readFileList } from './file-list.ts';

/**
 * Folder of the output for files that other programs write while the site is online. Builds keep it whatever it holds, or where it
 * leads: it may be a link. A site that has pages below the same address has the folder to itself.
 */
export const liveFolder = 'live';

const isFolder = (place: string) => lstatSync(place, { throwIfNoEntry: false })?.isDirectory() === true;

/** Whether a folder of this name is there that no build wrote. */
export function hasLiveFolder(outDir: string): boolean {
  const stats = lstatSync(join(outDir, liveFolder), { throwIfNoEntry: false });
  if (!stats?.isDirectory() && !stats?.isSymbolicLink()) return false;
  return readFileList(outDir)?.some((line) => line.startsWith(`${liveFolder}/`)) !== true;
}

/** Moves what a folder holds into another. What the other has already is newer, and stays. */
function moveInto(from: string, to: string): void {
  if (lstatSync(to, { throwIfNoEntry: false }) === undefined) renameSync(from, to);
  else if (isFolder(from) && isFolder(to)) for (const name of readdirSync(from)) moveInto(join(from, name), join(to, name));
}

/**
 * Moves the live folder of a site that was replaced into the one that replaced it. Moved, not copied: programs that hold a file
 * open go on writing to it.
 * @returns whether nothing is left that must be kept.
 */
export function moveLiveFolder(previous: string, outDir: string): boolean {
  try {
    if (hasLiveFolder(previous)) moveInto(join(previous, liveFolder), join(outDir, liveFolder));
    return true;
  } catch {
    return false;
  }
}
