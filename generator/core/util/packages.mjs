import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Folder of a package, where Node would find it too. Plain JavaScript, as commands begin with it.
 * @param {string} from a folder of code that needs it
 * @param {string} name
 * @returns {string | undefined} undefined where it is not installed
 */
export function findPackage(from, name) {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(place)) return place;
    if (dirname(folder) === folder) return undefined;
  }
}

/**
 * The same of a package that has to be there.
 * @param {string} from
 * @param {string} name
 * @throws Error where it is not installed
 */
export function packageFolder(from, name) {
  const folder = findPackage(from, name);
  if (folder === undefined) throw new Error(`${name} is not installed.`);
  return folder;
}

/**
 * A file of a package.
 * @param {string} from
 * @param {string} file the name of the package, and the way to the file in it
 * @throws Error where the package is not installed
 */
export function packageFile(from, file) {
  const parts = file.split('/');
  const name = parts.splice(0, file.startsWith('@') ? 2 : 1).join('/');
  return join(packageFolder(from, name), ...parts);
}

/**
 * The version of a package that one of some folders of code finds.
 * @param {readonly string[]} folders
 * @param {string} name
 * @returns {string | undefined} undefined where it is not installed
 */
export function installedVersion(folders, name) {
  const place = folders.map((folder) => findPackage(folder, name)).find((one) => one !== undefined);
  return place && JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')).version;
}
