import { randomUUID } from 'node:crypto';
import { existsSync, lstatSync } from 'node:fs';
import { link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isFile, isPicture } from '../../../../content/site/assets.ts';
import { hashFile } from '../../../../core/util/hash.ts';
import { isWithin } from '../../../../core/util/is-within.ts';
import type { Project } from '../../../../core/util/project.ts';
import type { FileMove, FileMover, FilePlace, MoveTransaction } from '../../../document/file-moves.ts';
import { historyFolder, makeHistoryFolder } from '../../../document/project-folder.ts';
import { isFileExistsError, openAssetFolder } from './asset-folder.ts';
import { placeNew, putWhole } from './uploads.ts';

/** Whether a name is a valid asset path without `..`. */
export const isAssetName = (source: string) =>
  (isPicture(source) || isFile(source)) && !source.split(/[/\\]/).includes('..') && !/[\0\\]/.test(source);

/** Whether a path is a regular file and not a link. */
export const isPlainFile = (file: string) => lstatSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** Hard-links a file to another place, or copies it. @returns false if a file exists there */
async function putBeside(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
  } catch (error) {
    if (isFileExistsError(error)) return false;
    // Some file systems have no hard links, and links cannot cross devices.
    await putWhole(from, to, placeNew);
  }
  return true;
}

interface StartedMove {
  from: string;
  to: string;
  /** An identical file existed at the target. */
  isAlreadyThere: boolean;
  /** Present place of the file that had the target's name. */
  replaced?: string | undefined;
}

const remove = (file: string) => rm(file, { force: true });

// Lazy, as `historyFolder` needs an existing site file.
const binOf = (project: Project) => join(historyFolder(project), 'bin');

/** Path of a file place; undefined if invalid, as a journal may come from others. */
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

/** Puts a file at its new place; the old one is kept until all files have moved. */
async function startMove(
  from: string,
  to: string,
  startedMoves: readonly StartedMove[],
): Promise<StartedMove | 'gone' | undefined> {
  if (!isPlainFile(from)) return 'gone';
  if (!existsSync(to) && (await putBeside(from, to))) return { from, to, isAlreadyThere: false };
  const isSame = isPlainFile(to) && (await hashFile(to)) === (await hashFile(from));
  if (isSame) return { from, to, isAlreadyThere: true };
  // The file at the target may be moved by the same step.
  const replaced = startedMoves.find((other) => other.from === to)?.to;
  if (replaced === undefined) return undefined;
  await putWhole(from, to, rename);
  return { from, to, isAlreadyThere: false, replaced };
}

async function endMoves(startedMoves: readonly StartedMove[]): Promise<void> {
  const targets = new Set(startedMoves.map(({ to }) => to));
  for (const { from } of startedMoves) if (!targets.has(from)) await remove(from);
}

async function cancelMoves(startedMoves: readonly StartedMove[]): Promise<void> {
  for (const { to, isAlreadyThere: isFormer, replaced } of startedMoves.toReversed())
    if (replaced !== undefined) await putWhole(replaced, to, rename);
    else if (!isFormer) await remove(to);
}

async function beginMoves(project: Project, moves: readonly FileMove[]): Promise<MoveTransaction | undefined> {
  const startedMoves: StartedMove[] = [];
  for (const move of moves) {
    const [from, to] = [await fileAt(project, move.from), await fileAt(project, move.to)];
    const started = from === undefined || to === undefined ? undefined : await startMove(from, to, startedMoves);
    if (started === undefined) {
      await cancelMoves(startedMoves);
      return undefined;
    }
    if (started !== 'gone') startedMoves.push(started);
  }
  return { end: () => endMoves(startedMoves), cancel: () => cancelMoves(startedMoves) };
}

async function clearBin(project: Project, kept: ReadonlySet<string>): Promise<void> {
  const bin = binOf(project);
  if (!isWithin(historyFolder(project), bin)) return;
  const names = await readdir(bin);
  await Promise.all(names.filter((name) => !kept.has(name)).map((name) => remove(join(bin, name))));
}

/** Moves files within the assets and to a trash folder in the history folder, which persists over restarts. */
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
