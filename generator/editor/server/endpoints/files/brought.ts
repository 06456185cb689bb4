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

/** Deletes a sample file that is unchanged and no longer referred to. */
async function clear({ root, assets }: Project, name: BroughtFile, text: () => Promise<string>): Promise<void> {
  const { source, content } = broughtFiles[name];
  const file = join(assets, source);
  const held = await readFile(file).catch(() => undefined);
  if (!held?.equals(content) || !isWithin(root, file)) return;
  if (!(await text()).includes(source)) await rm(file);
}

interface Bringing<Result> {
  project: Project;
  /** Sample files that the change refers to. */
  brings: readonly BroughtFile[];
  change: () => Promise<Result>;
  /** Text of the site file after the change. */
  textAfter: () => Promise<string>;
}

/**
 * Applies a change together with its sample files; they are deleted if the change is refused or undone. Existing files with
 * these names are not touched.
 */
export async function withBrought<Result>({ project, brings, change, textAfter }: Bringing<Result>): Promise<Result> {
  for (const name of brings) await put(project, name);
  try {
    return await change();
  } finally {
    for (const name of broughtNames) await clear(project, name, textAfter);
  }
}

/** Redo may need any sample file. */
export const allBrought = broughtNames;
