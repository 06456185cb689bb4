import { existsSync, linkSync, lstatSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashBytes } from '../common/hash.ts';
import { readRegularFile } from '../common/regular-file.ts';
import { asideName } from './recover.ts';

/**
 * The site that was replaced last is kept out of sight, one for each output folder: nearly all of it are links to files
 * that the new one has, too. The next site is made of it by exchanging what differs, instead of tens of thousands of links
 * for one page that changed. Nothing relies on it: what it holds is looked at file by file, and without it, or on another
 * disk than the output, a site is made from nothing.
 */
const sparesIn = (folder: string) => join(folder, 'spares');

/** Names the output folder, in the folder of its spare. */
const ownerName = 'of';

/** Where the spare of an output folder is. @param folder of the cache */
export const sparePlace = (folder: string, outDir: string) => join(sparesIn(folder), hashBytes(outDir), 'site');

/** Spares that no build has used for so long go. Milliseconds. */
const keptTime = 60 * 24 * 60 * 60 * 1000;

/**
 * While another build swaps its site in, its output folder is not there, nor is the name of the owner before it is written:
 * what was touched so lately stays. Milliseconds.
 */
const swapTime = 60_000;

/** A spare of whose files more than this part are other ones than those of the site saves no work, and takes room. */
const mostOther = 0.25;

export interface TakeSpareInput {
  /** Of the cache. */
  folder: string;
  outDir: string;
  /** Where the new site is made; nothing is there yet. */
  finished: string;
}

/**
 * Brings the spare to where the new site is made. Another build that asks at the same time finds none.
 * @returns whether there was one that could be used; otherwise nothing stands there.
 */
export function takeSpare({ folder, outDir, finished }: TakeSpareInput): boolean {
  try {
    renameSync(sparePlace(folder, outDir), finished);
  } catch {
    return false;
  }
  if (lstatSync(finished, { throwIfNoEntry: false })?.isDirectory()) return true;
  // Somebody has damaged it, or it is another's.
  try {
    rmSync(finished, { recursive: true, force: true });
  } catch {
    renameSync(finished, asideName(outDir, 'gone'));
  }
  return false;
}

/** Puts the spare back: no site came of it. Nothing relies on what is in it. @returns whether it could. */
export function giveSpareBack({ folder, outDir, finished }: TakeSpareInput): boolean {
  try {
    renameSync(finished, sparePlace(folder, outDir));
    return true;
  } catch {
    return false;
  }
}

/** Comes before the spare itself: another build removes what belongs to nobody. @throws what the machine says. */
function nameOwner(place: string, outDir: string): void {
  const folder = dirname(place);
  mkdirSync(folder, { recursive: true });
  // Who writes into a pipe waits for somebody to read from it.
  rmSync(join(folder, ownerName), { recursive: true, force: true });
  writeFileSync(join(folder, ownerName), outDir, { flag: 'wx' });
}

/** Paths are shorter. Bytes. */
const longestPath = 1 << 16;

/** The output folder of a spare; undefined where nothing, or no file, says it. */
function ownerOf(named: string): string | undefined {
  const read = readRegularFile(named, longestPath);
  return 'bytes' in read ? read.bytes.toString() : undefined;
}

export interface KeepSpareInput {
  /** Of the cache. */
  folder: string;
  outDir: string;
  /** The site that was replaced. */
  previous: string;
  /** Files of the new site, and how many of them the replaced one has not. */
  files: number;
  written: number;
}

/** Keeps a site that was replaced for the next build. @returns whether it could; it is then no longer where it was. */
export async function keepSpare({ folder, outDir, previous, files, written }: KeepSpareInput): Promise<boolean> {
  if (written > files * mostOther) return false;
  if (!existsSync(previous)) return false;
  const place = sparePlace(folder, outDir);
  try {
    nameOwner(place, outDir);
    await rename(previous, place);
    return true;
  } catch {
    if (!existsSync(place)) await rm(dirname(place), { recursive: true, force: true }).catch(() => undefined);
    return false;
  }
}

/** Nothing relies on a spare: one that cannot be removed is looked at file by file like any other. */
function removeQuietly(place: string): void {
  try {
    rmSync(place, { recursive: true, force: true });
  } catch {
    // A folder that may be read alone.
  }
}

export interface MakeSpareInput {
  /** Of the cache. */
  folder: string;
  outDir: string;
  /** Every folder of the site and then every file, relative. */
  folders: Iterable<string>;
  paths: Iterable<string>;
}

/**
 * Makes a spare of links to the site that has just been written: a build that wrote most of it took so long that this does not
 * count, but for the edit after it, it would. Where there can be no links, there is none.
 */
export function makeSpare({ folder, outDir, folders, paths }: MakeSpareInput): void {
  const place = sparePlace(folder, outDir);
  try {
    rmSync(place, { recursive: true, force: true });
    nameOwner(place, outDir);
    mkdirSync(place);
    if (statSync(place).dev !== statSync(outDir).dev) throw new Error('There are no links from disk to disk.');
    for (const folder of folders) mkdirSync(`${place}/${folder}`, { recursive: true });
    for (const path of paths) linkSync(`${outDir}/${path}`, `${place}/${path}`);
  } catch {
    // On another disk, or another build has taken it.
    removeQuietly(dirname(place));
  }
}

/** Whether the output folder of a spare is still built now and then, as far as this can be told. @throws what the machine says. */
async function isOfUse(place: string): Promise<boolean> {
  const named = join(place, ownerName);
  const owner = ownerOf(named);
  const { mtimeMs } = await stat(owner === undefined ? place : named);
  const age = Date.now() - mtimeMs;
  // A time to come says nothing of now: a clock was wrong, or is.
  if (Math.abs(age) < swapTime) return true;
  return owner !== undefined && age < keptTime && (await stat(owner)).isDirectory();
}

/** Removes the spares of output folders that are no more, and of those that nobody has built for long. Never throws. */
export async function tidySpares(cache: string): Promise<void> {
  const folder = sparesIn(cache);
  for (const name of await readdir(folder).catch(() => [])) {
    const place = join(folder, name);
    if (await isOfUse(place).catch(() => false)) continue;
    await rm(place, { recursive: true, force: true }).catch(() => undefined);
  }
}
