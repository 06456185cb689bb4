import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { decodedPart } from '../../../../templates/addresses/decode.ts';
import { hashFile } from '../../../common/hash.ts';
import type { Project } from '../../../common/project.ts';
import { historyFolder, makeHistoryFolder } from '../../../edit/project-folder.ts';
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

/** What is brought into the assets of a site from now on; what was taken away is kept beside what was done to its file. */
export function createUploads(project: Project): Uploads {
  /** The hash of each file as it came, by its name. */
  const brought = new Map<string, string>();
  const assetAt = (source: string) => join(project.assets, source);
  // Asked for when it is needed: a preview may have no file.
  const held = () => join(historyFolder(project), 'undone');
  const heldAt = (source: string) => join(held(), encodeURIComponent(source));
  const heldSources = async () => (await readdir(held()).catch(() => [])).flatMap((name) => decodedPart(name) ?? []);
  const hashOf = (file: string) => hashFile(file).catch(() => undefined);

  async function takeOne(source: string): Promise<void> {
    const file = assetAt(source);
    const isSame = isWithin(project.root, file) && (await hashOf(file)) === brought.get(source);
    if (!isSame) return;
    makeHistoryFolder(historyFolder(project));
    await mkdir(held(), { recursive: true });
    await putWhole(file, heldAt(source), rename);
    await rm(file);
  }

  async function takeNamed(before: string, after: string): Promise<void> {
    if (brought.size === 0) return;
    const [wasNamed, isNamed] = [namesOf(before), namesOf(after)];
    const gone = [...brought.keys()].filter((source) => wasNamed(source) && !isNamed(source));
    if (gone.length === 0) return;
    const others = (await otherContent(project)).map(({ text }) => namesOf(text));
    for (const source of gone) if (!others.some((names) => names(source))) await takeOne(source);
  }

  async function takeUnnamed(text: string): Promise<void> {
    const isNamed = namesOf(text);
    for (const source of await heldSources()) if (!isNamed(source)) await takeOne(source);
  }

  return {
    note: async (source) => {
      brought.set(source, await hashFile(assetAt(source)));
    },
    isHeld: async (source, file) => {
      const kept = await hashOf(heldAt(source));
      return kept !== undefined && kept !== (await hashFile(file));
    },
    takeAway: (before, after) => ifPossible(takeNamed(before, after)),
    putBack: async () => {
      for (const source of await heldSources()) {
        const folder = await openAssetFolder(project, dirname(source));
        if (folder === undefined) continue;
        await putWhole(heldAt(source), join(folder, basename(source)), placeNew);
        brought.set(source, await hashFile(heldAt(source)));
      }
    },
    settle: (after) => ifPossible(takeUnnamed(after)),
    forget: () => ifPossible(rm(held(), { recursive: true, force: true })),
  };
}
