import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Project } from '../../../../core/util/project.ts';
import type { BroughtFile } from '../../../document/protocol-changes.ts';
import { broughtFiles, broughtNames } from '../../../document/tasks/brought.ts';
import { isThere, isWithin, openAssetFolder } from './asset-folder.ts';

async function put(project: Project, name: BroughtFile): Promise<void> {
  const { source, content } = broughtFiles[name];
  const folder = await openAssetFolder(project, dirname(source));
  if (folder === undefined) return;
  await writeFile(join(folder, basename(source)), content, { flag: 'wx' }).catch((error) => {
    if (!isThere(error)) throw error;
  });
}

/** Takes a file away that came with a change, as long as it is what came, and the content does not name it. */
async function clear({ root, assets }: Project, name: BroughtFile, text: () => Promise<string>): Promise<void> {
  const { source, content } = broughtFiles[name];
  const file = join(assets, source);
  const held = await readFile(file).catch(() => undefined);
  if (!held?.equals(content) || !isWithin(root, file)) return;
  if (!(await text()).includes(source)) await rm(file);
}

interface Bringing<Result> {
  project: Project;
  /** Files that the change names. */
  brings: readonly BroughtFile[];
  change: () => Promise<Result>;
  /** What the site file says afterwards. */
  textAfter: () => Promise<string>;
}

/**
 * Makes a change with the files that come with it: where it is not made, or taken back, they go with it. Files that a site
 * has under these names stay as they are.
 */
export async function withBrought<Result>({ project, brings, change, textAfter }: Bringing<Result>): Promise<Result> {
  for (const name of brings) await put(project, name);
  try {
    return await change();
  } finally {
    for (const name of broughtNames) await clear(project, name, textAfter);
  }
}

/** All of them: what is done again may need any. */
export const allBrought = broughtNames;
