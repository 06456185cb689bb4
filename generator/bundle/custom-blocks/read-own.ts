import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnParts } from '../../core/util/engine.mjs';
import { ownFolders } from '../templates/own-modules.ts';

const isFolder = (place: string) => statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;

/** Hidden files and packages are not looked at. */
const isLeft = (name: string) => name.startsWith('.') || name === 'node_modules';

/**
 * Files of a folder, and all below it.
 * @param name of a folder in it, with slashes; "" for itself
 * @param lookAt follows links, or does not
 * @returns paths from there, with slashes
 */
export function filesBelow(folder: string, name: string, lookAt: typeof statSync): string[] {
  return readdirSync(join(folder, name)).flatMap((entry) => {
    if (isLeft(entry)) return [];
    const below = name === '' ? entry : `${name}/${entry}`;
    const stats = lookAt(join(folder, below), { throwIfNoEntry: false });
    if (stats?.isDirectory()) return filesBelow(folder, below, lookAt);
    return stats?.isFile() ? [below] : [];
  });
}

/** What a site has of its own; undefined where it has nothing. @param folder of the site */
export function readOwn(folder: string): OwnParts | undefined {
  const rooms = Object.keys(ownFolders).filter((name) => isFolder(join(folder, name)));
  // A folder by itself is a block; what begins with an underscore is shared by blocks.
  const files = rooms.flatMap((room) => filesBelow(folder, room, statSync)).filter((file) => !/^blocks\/[^/]+$/.test(file));
  if (files.length === 0) return undefined;
  const types = files.flatMap((file) => /^blocks\/([^_/][^/]*)\//.exec(file)?.[1] ?? []);
  return { folder, files: files.sort(), types: [...new Set(types)].sort() };
}
