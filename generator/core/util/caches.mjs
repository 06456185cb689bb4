import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';

/** Of the folder of caches: tests damage one of their own. */
const name = () => process.env.QIYAM_CACHE || 'qiyam';

/**
 * Whether something may be kept in a folder that may not be there yet. One that nobody may write into is left alone by root, too.
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
 * In the packages around a folder, as is the custom of tools: whoever removes them removes what follows from them.
 * @param {string} folder
 */
function packageCache(folder) {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, 'node_modules'))) return [join(at, 'node_modules/.cache', name())];
    if (dirname(at) === at) return [];
  }
}

/** Where the system has its users keep such things. https://specifications.freedesktop.org/basedir-spec/latest/ */
function userCache() {
  const { XDG_CACHE_HOME = '', LOCALAPPDATA = '' } = process.env;
  if (isAbsolute(XDG_CACHE_HOME)) return join(XDG_CACHE_HOME, name());
  if (process.platform === 'win32' && LOCALAPPDATA !== '') return join(LOCALAPPDATA, name());
  return join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', name());
}

/**
 * Where something is kept for later commands: beside the packages around it, else with the caches of the user; the first that can
 * be written into, or else that is there. `QIYAM_CACHE` gives the folder another name.
 * @param {string} folder of what it is kept for
 * @returns {string | undefined} undefined where there is none. Never throws.
 */
export function findCache(folder) {
  const places = [...packageCache(folder), userCache()];
  return places.find(isWritable) ?? places.find(existsSync);
}
