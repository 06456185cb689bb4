import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Folder of a package, resolved as Node does. Plain JavaScript, as commands run it before the build.
 * @param {string} from folder of the importing code
 * @param {string} name
 * @returns {string | undefined} undefined if it is not installed
 */
export function findPackage(from, name) {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(place)) return place;
    if (dirname(folder) === folder) return undefined;
  }
}

/**
 * Folder of a required package.
 * @param {string} from
 * @param {string} name
 * @throws Error if it is not installed
 */
export function packageFolder(from, name) {
  const folder = findPackage(from, name);
  if (folder === undefined) throw new Error(`${name} is not installed.`);
  return folder;
}

/**
 * Path of a file in a package.
 * @param {string} from
 * @param {string} file name of the package and path in it
 * @throws Error if the package is not installed
 */
export function packageFile(from, file) {
  const parts = file.split('/');
  const name = parts.splice(0, file.startsWith('@') ? 2 : 1).join('/');
  return join(packageFolder(from, name), ...parts);
}

/**
 * Version of a package, resolved from the first of some folders that finds it.
 * @param {readonly string[]} folders
 * @param {string} name
 * @returns {string | undefined} undefined if it is not installed
 */
export function installedVersion(folders, name) {
  const place = folders.map((folder) => findPackage(folder, name)).find((one) => one !== undefined);
  return place && JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')).version;
}
