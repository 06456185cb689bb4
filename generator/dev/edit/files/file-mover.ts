import { randomUUID } from 'node:crypto';
import { existsSync, lstatSync } from 'node:fs';
import { link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { hashFile } from '../../../common/hash.ts';
import type { Project } from '../../../common/project.ts';
import type { FileMove, FileMover, FilePlace, Moving } from '../../../edit/file-moves.ts';
import { historyFolder, makeHistoryFolder } from '../../../edit/project-folder.ts';
import { isFile, isPicture } from '../../../site/assets.ts';
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

/** Moves files within a site's assets and to a bin beside what was done to its file, which outlives the server. */
export function createFileMover(project: Project): FileMover & { putInBin: (bytes: Uint8Array) => Promise<string> } {
  // Asked for when it is needed: a preview may have no file.
  const bin = () => join(historyFolder(project), 'bin');

  /** A journal may come from others: what is no place for a file is none. */
  async function fileAt(place: FilePlace): Promise<string | undefined> {
    if ('bin' in place) {
      if (!/^[\da-f-]{1,40}$/.test(place.bin)) return undefined;
      makeHistoryFolder(historyFolder(project));
      await mkdir(bin(), { recursive: true });
      return isWithin(historyFolder(project), bin()) ? join(bin(), place.bin) : undefined;
    }
    if (!isAssetName(place.asset)) return undefined;
    const folder = await openAssetFolder(project, dirname(place.asset));
    return folder && join(folder, basename(place.asset));
  }

  async function start({ from: start, to: end }: FileMove, going: readonly OnTheWay[]): Promise<OnTheWay | 'gone' | undefined> {
    const [from, to] = [await fileAt(start), await fileAt(end)];
    if (from === undefined || to === undefined) return undefined;
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

  async function begin(moves: readonly FileMove[]): Promise<Moving | undefined> {
    const going: OnTheWay[] = [];
    const moving: Moving = {
      end: async () => {
        const targets = new Set(going.map(({ to }) => to));
        for (const { from } of going) if (!targets.has(from)) await remove(from);
      },
      cancel: async () => {
        for (const { to, isFormer, replaced } of going.toReversed())
          if (replaced !== undefined) await putWhole(replaced, to, rename);
          else if (!isFormer) await remove(to);
      },
    };
    for (const move of moves) {
      const started = await start(move, going);
      if (started === undefined) {
        await moving.cancel();
        return undefined;
      }
      if (started !== 'gone') going.push(started);
    }
    return moving;
  }

  async function clear(bins: ReadonlySet<string>): Promise<void> {
    if (!isWithin(historyFolder(project), bin())) return;
    const names = await readdir(bin());
    await Promise.all(names.filter((name) => !bins.has(name)).map((name) => remove(join(bin(), name))));
  }

  async function putInBin(bytes: Uint8Array): Promise<string> {
    const name = randomUUID();
    const file = await fileAt({ bin: name });
    if (file !== undefined) await writeFile(file, bytes, { flag: 'wx' });
    return name;
  }

  return { putInBin, begin, keepOnly: (bins) => void clear(bins).catch(() => undefined) };
}
