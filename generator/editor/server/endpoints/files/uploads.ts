import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { decodedPart } from '../../../../../templates/model/addresses/decode.ts';
import { hashFile } from '../../../../core/util/hash.ts';
import { isWithin } from '../../../../core/util/is-within.ts';
import type { Project } from '../../../../core/util/project.ts';
import { historyFolder, makeHistoryFolder } from '../../../document/project-folder.ts';
import { isFileExistsError, openAssetFolder } from './asset-folder.ts';
import { namesOf, otherContent } from './other-content.ts';

/** Uploaded files: undoing the change that refers to a file removes it, redoing restores it. */
export interface Uploads {
  /** Registers a file that was added to the assets. */
  register: (source: string) => Promise<void>;
  /** Whether the name is reserved by a removed file with other content, which redo may restore. */
  isReserved: (source: string, file: string) => Promise<boolean>;
  /** Removes uploads that the content referred to before an undo and no longer does. */
  removeUndone: (before: string, after: string) => Promise<void>;
  /** Restores removed files before a redo. */
  restoreUndone: () => Promise<void>;
  /** Removes restored files that the redone content does not refer to. */
  removeUnnamed: (after: string) => Promise<void>;
  /** Discards removed files, as nothing can be redone. */
  clearUndone: () => Promise<void>;
}

/** Failing to remove a file must not fail the action. */
const ifPossible = (task: Promise<void>) => task.catch(() => undefined);

/** Copies a file atomically: to a temporary name first. */
export async function putWhole(from: string, to: string, place: (from: string, to: string) => Promise<void>): Promise<void> {
  const unfinished = join(dirname(to), `.upload-${randomUUID()}`);
  try {
    await copyFile(from, unfinished);
    await place(unfinished, to);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Names a file without replacing an existing one. */
export async function placeNew(unfinished: string, to: string): Promise<void> {
  await link(unfinished, to).catch(async (error) => {
    // Some file systems have no hard links.
    if (!isFileExistsError(error) && !existsSync(to)) await rename(unfinished, to);
  });
}

/** Folder of removed files, in the history folder. */
function openUndone(project: Project) {
  // Lazy, as `historyFolder` needs an existing site file.
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

/** Files that a text referred to before and no longer does, and no other content file does. */
async function noLongerNamed(sources: readonly string[], [before, after]: [string, string], project: Project): Promise<string[]> {
  if (sources.length === 0) return [];
  const gone = unnamedIn(sources.filter(namesOf(before)), after);
  if (gone.length === 0) return [];
  const others = (await otherContent(project)).map(({ text }) => namesOf(text));
  return gone.filter((source) => !others.some((names) => names(source)));
}

/** Manages uploads of this session; removed files are kept in the history folder. */
export function createUploads(project: Project): Uploads {
  /** Hash of each uploaded file by name. */
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
    register: async (source) => {
      brought.set(source, await hashFile(assetAt(source)));
    },
    isReserved: async (source, file) => {
      const kept = await hashOf(undone.at(source));
      return kept !== undefined && kept !== (await hashFile(file));
    },
    removeUndone: (before, after) =>
      ifPossible(noLongerNamed([...brought.keys()], [before, after], project).then((sources) => takeAll(sources))),
    restoreUndone: async () => {
      for (const source of await undone.sources()) {
        const folder = await openAssetFolder(project, dirname(source));
        if (folder === undefined) continue;
        await putWhole(undone.at(source), join(folder, basename(source)), placeNew);
        brought.set(source, await hashFile(undone.at(source)));
      }
    },
    removeUnnamed: (after) => ifPossible(undone.sources().then((sources) => takeAll(unnamedIn(sources, after)))),
    clearUndone: () => ifPossible(undone.clear()),
  };
}
