import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CustomBlocks } from '../../core/util/engine.mjs';
import { customFolders } from '../templates/custom-modules.ts';

const isFolder = (place: string) => statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;

/** Hidden files and packages are ignored. */
const isIgnored = (name: string) => name.startsWith('.') || name === 'node_modules';

/**
 * Lists the files of a folder and its subfolders.
 * @param name subfolder to list, with slashes; "" for all
 * @param stat `statSync` follows links, `lstatSync` does not
 * @returns paths relative to `folder`, with slashes
 */
export function filesBelow(folder: string, name: string, stat: typeof statSync): string[] {
  return readdirSync(join(folder, name)).flatMap((entry) => {
    if (isIgnored(entry)) return [];
    const below = name === '' ? entry : `${name}/${entry}`;
    const stats = stat(join(folder, below), { throwIfNoEntry: false });
    if (stats?.isDirectory()) return filesBelow(folder, below, stat);
    return stats?.isFile() ? [below] : [];
  });
}

/**
 * Lists a site's custom blocks and theme files; undefined if it has none.
 * @param folder folder of the site
 */
export function readCustomBlocks(folder: string): CustomBlocks | undefined {
  const folders = Object.keys(customFolders).filter((name) => isFolder(join(folder, name)));
  // Each folder is a block, except those with a leading underscore, which blocks share. Files beside the folders are ignored.
  const files = folders
    .flatMap((folderName) => filesBelow(folder, folderName, statSync))
    .filter((file) => !/^blocks\/[^/]+$/.test(file));
  if (files.length === 0) return undefined;
  const types = files.flatMap((file) => /^blocks\/([^_/][^/]*)\//.exec(file)?.[1] ?? []);
  return { folder, files: files.sort(), types: [...new Set(types)].sort() };
}
