import { randomUUID } from 'node:crypto';
import { existsSync, lstatSync } from 'node:fs';
import { link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isFile, isPicture } from '../../../../content/site/assets.ts';
import { hashFile } from '../../../../core/util/hash.ts';
import type { Project } from '../../../../core/util/project.ts';
import type { FileMove, FileMover, FilePlace, Moving } from '../../../document/file-moves.ts';
import { historyFolder, makeHistoryFolder } from '../../../document/project-folder.ts';
import { isThere, isWithin, openAssetFolder } from './asset-folder.ts';
import { placeNew, putWhole } from './uploads.ts';

/** Whether a name is one that content may give to a file, and leads nowhere else. */
export const isAssetName = (source: string) =>
  (isPicture(source) || isFile(source)) && !source.split(/[/\\]/).includes('..') && !/[\0\\]/.test(source);

/** Whether a file is there that is no link. */
export const isPlainFile = (file: string) => lstatSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** Puts a file at another place, too, without a copy where the disk can. @returns whether another file was there first */
async function putBeside(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
  } catch (error) {
    if (isThere(error)) return false;
    // Some disks know no links, and none leads from one disk to another.
    await putWhole(from, to, placeNew);
  }
  return true;
}

interface OnTheWay {
  from: string;
  to: string;
  /** It was there already, with the same bytes. */
  isFormer: boolean;
  /** Where what had the place is by now. */
  replaced?: string | undefined;
}

const remove = (file: string) => rm(file, { force: true });

// Asked for when it is needed: a preview may have no file.
const binOf = (project: Project) => join(historyFolder(project), 'bin');

/** A journal may come from others: what is no place for a file is none. */
async function fileAt(project: Project, place: FilePlace): Promise<string | undefined> {
  if ('bin' in place) {
    if (!/^[\da-f-]{1,40}$/.test(place.bin)) return undefined;
    const bin = binOf(project);
    makeHistoryFolder(historyFolder(project));
    await mkdir(bin, { recursive: true });
    return isWithin(historyFolder(project), bin) ? join(bin, place.bin) : undefined;
  }
  if (!isAssetName(place.asset)) return undefined;
  const folder = await openAssetFolder(project, dirname(place.asset));
  return folder && join(folder, basename(place.asset));
}

/** Puts one file at its new place; it stays at the former one until all have moved. */
async function startMove(from: string, to: string, going: readonly OnTheWay[]): Promise<OnTheWay | 'gone' | undefined> {
  if (!isPlainFile(from)) return 'gone';
  if (!existsSync(to) && (await putBeside(from, to))) return { from, to, isFormer: false };
  const isSame = isPlainFile(to) && (await hashFile(to)) === (await hashFile(from));
  if (isSame) return { from, to, isFormer: true };
  // What has the place may be on its way already.
  const replaced = going.find((other) => other.from === to)?.to;
  if (replaced === undefined) return undefined;
  await putWhole(from, to, rename);
  return { from, to, isFormer: false, replaced };
}

async function endMoves(going: readonly OnTheWay[]): Promise<void> {
  const targets = new Set(going.map(({ to }) => to));
  for (const { from } of going) if (!targets.has(from)) await remove(from);
}

async function cancelMoves(going: readonly OnTheWay[]): Promise<void> {
  for (const { to, isFormer, replaced } of going.toReversed())
    if (replaced !== undefined) await putWhole(replaced, to, rename);
    else if (!isFormer) await remove(to);
}

async function beginMoves(project: Project, moves: readonly FileMove[]): Promise<Moving | undefined> {
  const going: OnTheWay[] = [];
  for (const move of moves) {
    const [from, to] = [await fileAt(project, move.from), await fileAt(project, move.to)];
    const started = from === undefined || to === undefined ? undefined : await startMove(from, to, going);
    if (started === undefined) {
      await cancelMoves(going);
      return undefined;
    }
    if (started !== 'gone') going.push(started);
  }
  return { end: () => endMoves(going), cancel: () => cancelMoves(going) };
}

async function clearBin(project: Project, kept: ReadonlySet<string>): Promise<void> {
  const bin = binOf(project);
  if (!isWithin(historyFolder(project), bin)) return;
  const names = await readdir(bin);
  await Promise.all(names.filter((name) => !kept.has(name)).map((name) => remove(join(bin, name))));
}

/** Moves files within a site's assets and to a bin beside what was done to its file, which outlives the server. */
export function createFileMover(project: Project): FileMover & { putInBin: (bytes: Uint8Array) => Promise<string> } {
  return {
    putInBin: async (bytes) => {
      const name = randomUUID();
      const file = await fileAt(project, { bin: name });
      if (file !== undefined) await writeFile(file, bytes, { flag: 'wx' });
      return name;
    },
    begin: (moves) => beginMoves(project, moves),
    keepOnly: (bins) => void clearBin(project, bins).catch(() => undefined),
  };
}
