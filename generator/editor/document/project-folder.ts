import { lstatSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Project, stateFolderName } from '../../core/util/project.ts';

/** Where the history of a site file is kept, apart from those of its neighbours. */
export const historyFolder = ({ state, siteFile }: Project) => join(state, 'history', basename(realpathSync(siteFile)));

/** Makes a folder whose every part below another is none but a folder: what others give us may hold links. @throws Error */
function makePlainFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (!lstatSync(folder).isDirectory()) throw new Error(`${folder} is no folder.`);
}

/** Makes the folder of a history, and tells git that it is of nobody else. @throws Error where it cannot be made */
export function makeHistoryFolder(folder: string): void {
  const root = dirname(dirname(folder));
  if (basename(root) === stateFolderName) {
    makePlainFolder(root);
    makePlainFolder(dirname(folder));
    try {
      writeFileSync(join(root, '.gitignore'), '*\n', { flag: 'wx' });
    } catch {
      // It is there, or somebody keeps the folder otherwise.
    }
  }
  makePlainFolder(folder);
}
