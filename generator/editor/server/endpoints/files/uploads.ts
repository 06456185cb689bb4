import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { decodedPart } from '../../../../../templates/model/addresses/decode.ts';
import { hashFile } from '../../../../core/util/hash.ts';
import type { Project } from '../../../../core/util/project.ts';
import { historyFolder, makeHistoryFolder } from '../../../document/project-folder.ts';
import { isThere, isWithin, openAssetFolder } from './asset-folder.ts';
import { namesOf, otherContent } from './other-content.ts';

/** Files that the editor has brought into the assets: where the change that names one is undone, it goes, and comes back with it. */
export interface Uploads {
  /** A file was put into the assets just now. */
  note: (source: string) => Promise<void>;
  /** Whether a name belongs to other bytes, which come back when what was undone is done again. */
  isHeld: (source: string, file: string) => Promise<boolean>;
  /** Takes away what the content named before it was undone and does not name now. */
  takeAway: (before: string, after: string) => Promise<void>;
  /** Puts back what was taken away, before it is done again. */
  putBack: () => Promise<void>;
  /** Takes away again what was put back and is not named by what was done again. */
  settle: (after: string) => Promise<void>;
  /** Nothing can be done again any longer. */
  forget: () => Promise<void>;
}

/** A file that stays where it could go is no reason to say that what was done was not. */
const ifPossible = (task: Promise<void>) => task.catch(() => undefined);

/** Copies a file beside its place first: what is there under the name is always whole. */
export async function putWhole(from: string, to: string, place: (from: string, to: string) => Promise<void>): Promise<void> {
  const unfinished = join(dirname(to), `.upload-${randomUUID()}`);
  try {
    await copyFile(from, unfinished);
    await place(unfinished, to);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Gives a file its name, never over another. */
export async function placeNew(unfinished: string, to: string): Promise<void> {
  await link(unfinished, to).catch(async (error) => {
    // Some disks know no links.
    if (!isThere(error) && !existsSync(to)) await rename(unfinished, to);
  });
}

/** Files that were taken out of the assets, beside what was done to the site file. */
function openUndone(project: Project) {
  // Asked for when it is needed: a preview may have no file.
  const folder = () => join(historyFolder(project), 'undone');
  const at = (source: string) => join(folder(), encodeURIComponent(source));
  return {
    at,
    sources: async () => (await readdir(folder()).catch(() => [])).flatMap((name) => decodedPart(name) ?? []),
    take: async (source: string, file: string) => {
      makeHistoryFolder(historyFolder(project));
      await mkdir(folder(), { recursive: true });
      await putWhole(file, at(source), rename);
      await rm(file);
    },
    clear: () => rm(folder(), { recursive: true, force: true }),
  };
}

const unnamedIn = (sources: readonly string[], text: string): string[] => {
  const isNamed = namesOf(text);
  return sources.filter((source) => !isNamed(source));
};

/** What of some files a text of content named before and does not name now, nor other content of the project. */
async function noLongerNamed(sources: readonly string[], [before, after]: [string, string], project: Project): Promise<string[]> {
  if (sources.length === 0) return [];
  const gone = unnamedIn(sources.filter(namesOf(before)), after);
  if (gone.length === 0) return [];
  const others = (await otherContent(project)).map(({ text }) => namesOf(text));
  return gone.filter((source) => !others.some((names) => names(source)));
}

/** What is brought into the assets of a site from now on; what was taken away is kept beside what was done to its file. */
export function createUploads(project: Project): Uploads {
  /** The hash of each file as it came, by its name. */
  const brought = new Map<string, string>();
  const undone = openUndone(project);
  const assetAt = (source: string) => join(project.assets, source);
  const hashOf = (file: string) => hashFile(file).catch(() => undefined);

  async function takeAll(sources: readonly string[]): Promise<void> {
    for (const source of sources) {
      const file = assetAt(source);
      const isSame = isWithin(project.root, file) && (await hashOf(file)) === brought.get(source);
      if (isSame) await undone.take(source, file);
    }
  }

  return {
    note: async (source) => {
      brought.set(source, await hashFile(assetAt(source)));
    },
    isHeld: async (source, file) => {
      const kept = await hashOf(undone.at(source));
      return kept !== undefined && kept !== (await hashFile(file));
    },
    takeAway: (before, after) =>
      ifPossible(noLongerNamed([...brought.keys()], [before, after], project).then((sources) => takeAll(sources))),
    putBack: async () => {
      for (const source of await undone.sources()) {
        const folder = await openAssetFolder(project, dirname(source));
        if (folder === undefined) continue;
        await putWhole(undone.at(source), join(folder, basename(source)), placeNew);
        brought.set(source, await hashFile(undone.at(source)));
      }
    },
    settle: (after) => ifPossible(undone.sources().then((sources) => takeAll(unnamedIn(sources, after)))),
    forget: () => ifPossible(undone.clear()),
  };
}
