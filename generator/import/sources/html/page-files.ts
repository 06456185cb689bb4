import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Folders beyond what an honest source has. */
const maxDepth = 64;
const maxFiles = 200_000;

const ignored = /^(?:node_modules|\..*|__MACOSX)$/;

export const isPageFile = (file: string): boolean => /\.x?html?$/i.test(file);

/** Files of the parts of a page that a browser saved beside it. */
export const isSavedPart = (file: string): boolean => /(?:_files|\.files|_ملفات|-Dateien|_fichiers|_archivos)\//i.test(file);

/** Files of a folder with saved pages. */
export interface PageFiles {
  root: string;
  /** Paths with `/`, sorted. */
  files: string[];
  /** Folder that mirrors a whole host, with a slash at its end; empty if the folder itself does. */
  hostFolder: string;
}

function walk(root: string, folder: string, depth: number, files: string[]): void {
  for (const name of readdirSync(join(root, folder)).toSorted()) {
    const file = folder === '' ? name : `${folder}/${name}`;
    const stats = lstatSync(join(root, file), { throwIfNoEntry: false });
    if (!stats || ignored.test(name) || files.length >= maxFiles) continue;
    // Links may lead out of the folder.
    if (stats.isDirectory() && depth < maxDepth) walk(root, file, depth + 1, files);
    else if (stats.isFile()) files.push(file);
  }
}

/** Folder named like a host, if it has all pages. */
function hostFolderOf(files: readonly string[]): string {
  const pages = files.filter(isPageFile);
  const first = pages[0]?.split('/', 1)[0] ?? '';
  const isHost = /^(?:[\w-]+\.)+[a-z]{2,24}$/i.test(first) && !isPageFile(first);
  return isHost && pages.every((file) => file.startsWith(`${first}/`)) ? `${first}/` : '';
}

/** Lists a folder, or the folder around one page with that page only. */
export function listPageFiles(path: string): PageFiles {
  if (lstatSync(path).isFile()) return { root: realpathSync(dirname(path)), files: [basename(path)], hostFolder: '' };
  const root = realpathSync(path);
  const files: string[] = [];
  walk(root, '', 0, files);
  return { root, files, hostFolder: hostFolderOf(files) };
}
