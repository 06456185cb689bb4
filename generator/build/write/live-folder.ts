import { lstatSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { readFileList } from './file-list.ts';

/**
 * Folder of the output for files that other programs write while the site is online. Builds keep it, also if it is a link. In a
 * site with pages below the same address, it is an ordinary folder.
 */
export const liveFolder = 'live';

const isFolder = (place: string) => lstatSync(place, { throwIfNoEntry: false })?.isDirectory() === true;

/** Whether the output contains a live folder, as opposed to a folder with pages of that name. */
export function hasLiveFolder(outDir: string): boolean {
  const stats = lstatSync(join(outDir, liveFolder), { throwIfNoEntry: false });
  if (!stats?.isDirectory() && !stats?.isSymbolicLink()) return false;
  return readFileList(outDir)?.some((line) => line.startsWith(`${liveFolder}/`)) !== true;
}

/** Moves the contents of a folder into another. Existing files in the target are newer, and are kept. */
function moveInto(from: string, to: string): void {
  if (lstatSync(to, { throwIfNoEntry: false }) === undefined) renameSync(from, to);
  else if (isFolder(from) && isFolder(to)) for (const name of readdirSync(from)) moveInto(join(from, name), join(to, name));
}

/**
 * Moves the live folder of a replaced site into the new site. It is moved, not copied, so that programs with open files
 * continue to write to it.
 * @returns whether the replaced site can be deleted
 */
export function moveLiveFolder(previous: string, outDir: string): boolean {
  try {
    if (hasLiveFolder(previous)) moveInto(join(previous, liveFolder), join(outDir, liveFolder));
    return true;
  } catch {
    return false;
  }
}
