import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isWithin } from '../../../../core/util/is-within.ts';
import type { Project } from '../../../../core/util/project.ts';
import type { PlaceholderFile } from '../../../document/protocol-changes.ts';
import { placeholderFileNames, placeholderFiles } from '../../../document/tasks/placeholder-files.ts';
import { isFileExistsError, openAssetFolder } from './asset-folder.ts';

async function writePlaceholder(project: Project, name: PlaceholderFile): Promise<void> {
  const { source, content } = placeholderFiles[name];
  const folder = await openAssetFolder(project, dirname(source));
  if (folder === undefined) return;
  await writeFile(join(folder, basename(source)), content, { flag: 'wx' }).catch((error) => {
    if (!isFileExistsError(error)) throw error;
  });
}

/** Deletes a sample file that is unchanged and no longer referred to. */
async function removeUnusedPlaceholder(
  { root, assets }: Project,
  name: PlaceholderFile,
  text: () => Promise<string>,
): Promise<void> {
  const { source, content } = placeholderFiles[name];
  const file = join(assets, source);
  const current = await readFile(file).catch(() => undefined);
  if (!current?.equals(content) || !isWithin(root, file)) return;
  if (!(await text()).includes(source)) await rm(file);
}

interface ChangeWithPlaceholders<Result> {
  project: Project;
  /** Sample files that the change refers to. */
  brings: readonly PlaceholderFile[];
  change: () => Promise<Result>;
  /** Text of the site file after the change. */
  textAfter: () => Promise<string>;
}

/**
 * Applies a change together with its sample files; they are deleted if the change is refused or undone. Existing files with
 * these names are not touched.
 */
export async function withPlaceholderFiles<Result>({
  project,
  brings,
  change,
  textAfter,
}: ChangeWithPlaceholders<Result>): Promise<Result> {
  for (const name of brings) await writePlaceholder(project, name);
  try {
    return await change();
  } finally {
    for (const name of placeholderFileNames) await removeUnusedPlaceholder(project, name, textAfter);
  }
}

/** An earlier or later version may need any sample file. */
export const allPlaceholderFiles = placeholderFileNames;
