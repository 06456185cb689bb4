import { lstatSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { readRegularFile } from '../common/regular-file.ts';

/**
 * Folder of the output for files that other programs write while the site is online. Builds keep it whatever it holds, or where it
 * leads: it may be a link. A site that has pages below the same address has the folder to itself.
 */
export const liveFolder = 'live';

/** Lists what a build wrote, in the output folder itself, so that it goes where the site goes. Hosts serve no hidden files. */
export const recordName = '.qiyam-files';

/** The lines of the record of a folder; undefined where there is none. */
export function readRecord(outDir: string): string[] | undefined {
  const record = readRegularFile(join(outDir, recordName), 2 ** 28);
  return 'bytes' in record ? record.bytes.toString().split(/\r?\n/) : undefined;
}

const isFolder = (place: string) => lstatSync(place, { throwIfNoEntry: false })?.isDirectory() === true;

/** Whether a folder of this name is there that no build wrote. */
export function holdsLive(outDir: string): boolean {
  const stats = lstatSync(join(outDir, liveFolder), { throwIfNoEntry: false });
  if (!stats?.isDirectory() && !stats?.isSymbolicLink()) return false;
  return readRecord(outDir)?.some((line) => line.startsWith(`${liveFolder}/`)) !== true;
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
export function carryLive(previous: string, outDir: string): boolean {
  try {
    if (holdsLive(previous)) moveInto(join(previous, liveFolder), join(outDir, liveFolder));
    return true;
  } catch {
    return false;
  }
}
