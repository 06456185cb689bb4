import { readdirSync, rmSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';

/**
 * Whether all below a folder is folders and files; what is neither goes, if it may be removed.
 * @param {string} folder
 * @returns {boolean}
 */
function holdsFilesOnly(folder) {
  return readdirSync(folder, { withFileTypes: true }).every((entry) => {
    const place = join(folder, entry.name);
    if (entry.isFile()) return true;
    if (entry.isDirectory()) return holdsFilesOnly(place);
    rmSync(place, { force: true });
    return true;
  });
}

/**
 * Has Node keep what it compiles. Node opens whatever has the name of an entry, and waits for what is no file, such as a pipe:
 * with such in its folder that cannot be removed, it keeps nothing. In plain JavaScript, as commands begin with it.
 * @param {string} cache folder of that of the engine
 */
export function keepCompiled(cache) {
  const folder = join(cache, 'compiled');
  try {
    holdsFilesOnly(folder);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') return;
  }
  module.enableCompileCache?.(folder);
}
