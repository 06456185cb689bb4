import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CustomBlocks } from '../../core/util/engine.mjs';
import { customFolders } from '../templates/custom-modules.ts';

const isFolder = (place: string) => statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;

/** Hidden files and packages are not looked at. */
const isIgnored = (name: string) => name.startsWith('.') || name === 'node_modules';

/**
 * Files of a folder, and all below it.
 * @param name of a folder in it, with slashes; "" for itself
 * @param stat follows links, or does not
 * @returns paths from there, with slashes
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

/** What a site has of its own; undefined where it has nothing. @param folder of the site */
export function readCustomBlocks(folder: string): CustomBlocks | undefined {
  const folders = Object.keys(customFolders).filter((name) => isFolder(join(folder, name)));
  // A folder by itself is a block; what begins with an underscore is shared by blocks.
  const files = folders
    .flatMap((folderName) => filesBelow(folder, folderName, statSync))
    .filter((file) => !/^blocks\/[^/]+$/.test(file));
  if (files.length === 0) return undefined;
  const types = files.flatMap((file) => /^blocks\/([^_/][^/]*)\//.exec(file)?.[1] ?? []);
  return { folder, files: files.sort(), types: [...new Set(types)].sort() };
}
