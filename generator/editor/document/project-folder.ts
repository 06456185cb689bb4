import { lstatSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Project, stateFolderName } from '../../core/util/project.ts';

/** Folder of the history of one site file. */
export const historyFolder = ({ state, siteFile }: Project) => join(state, 'history', basename(realpathSync(siteFile)));

/**
 * Creates a folder and rejects links in its place, as projects may come from others.
 * @throws Error if the path is not a folder
 */
function makePlainFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (!lstatSync(folder).isDirectory()) throw new Error(`${folder} is no folder.`);
}

/** Creates the history folder and excludes it from git. @throws Error if it cannot be created */
export function makeHistoryFolder(folder: string): void {
  const root = dirname(dirname(folder));
  if (basename(root) === stateFolderName) {
    makePlainFolder(root);
    makePlainFolder(dirname(folder));
    try {
      writeFileSync(join(root, '.gitignore'), '*\n', { flag: 'wx' });
    } catch {
      // The file exists, or cannot be written; both are fine.
    }
  }
  makePlainFolder(folder);
}
