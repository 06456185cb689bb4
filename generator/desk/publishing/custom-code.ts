import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of a site that the build runs as code. `customFolders` lists them, and imports the templates. */
const codeFolders = ['blocks', 'theme'];

/** Whether a folder of a site has code of its own. Any file in the folders counts. */
export const hasCustomCode = (folder: string): boolean =>
  codeFolders.some((name) => {
    try {
      return readdirSync(join(folder, name), { recursive: true, withFileTypes: true }).some((entry) => !entry.isDirectory());
    } catch {
      return false;
    }
  });
