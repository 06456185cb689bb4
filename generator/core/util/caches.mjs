import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';

/** Name of the cache folder; tests that corrupt it use another one. */
const name = () => process.env.QIYAM_CACHE || 'qiyam';

/**
 * Whether a folder, which may not exist yet, is writable. For root, too, one without write permission is not.
 * @param {string} folder
 */
function isWritable(folder) {
  let place = folder;
  while (!existsSync(place) && dirname(place) !== place) place = dirname(place);
  try {
    const stats = statSync(place);
    accessSync(place, constants.W_OK);
    return stats.isDirectory() && (stats.mode & 0o222) !== 0;
  } catch {
    return false;
  }
}

/**
 * Cache in the nearest `node_modules`, as other tools do: removing the packages removes the cache.
 * @param {string} folder
 */
function packageCache(folder) {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, 'node_modules'))) return [join(at, 'node_modules/.cache', name())];
    if (dirname(at) === at) return [];
  }
}

/** The user's cache folder. https://specifications.freedesktop.org/basedir-spec/latest/ */
function userCache() {
  const { XDG_CACHE_HOME = '', LOCALAPPDATA = '' } = process.env;
  if (isAbsolute(XDG_CACHE_HOME)) return join(XDG_CACHE_HOME, name());
  if (process.platform === 'win32' && LOCALAPPDATA !== '') return join(LOCALAPPDATA, name());
  return join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', name());
}

/**
 * Cache directory: in the packages around a folder, else in the user's cache folder; the first that is writable, else one that
 * exists. The environment variable `QIYAM_CACHE` renames the folder.
 * @param {string} folder that the cache is for
 * @returns {string | undefined} undefined if there is none. Never throws.
 */
export function findCache(folder) {
  const places = [...packageCache(folder), userCache()];
  return places.find(isWritable) ?? places.find(existsSync);
}
