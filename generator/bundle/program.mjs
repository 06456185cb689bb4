import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { idNow, listPackages } from '../common/engine.mjs';

/** @typedef {import('../common/engine.mjs').Engine} Engine */

/**
 * Names a bundle: in it is written where the packages are that it loads.
 * @param {Engine} engine
 */
function nameOf({ id, root }) {
  const hash = createHash('sha256').update(`${process.versions.node}\0${id}\0${root}`);
  for (const { place } of listPackages(root)) hash.update(`\0${realpathSync.native(place)}`);
  return hash.digest('hex').slice(0, 16);
}

/**
 * A file of the cache. What is no file, such as a pipe, would keep the command waiting.
 * @param {string} file
 */
function readPlainFile(file) {
  if (!statSync(file).isFile()) throw new Error(`${file} is no file`);
  return readFileSync(file);
}

/**
 * Marks a bundle as used, where it may be: that of another user does as well.
 * @param {string} folder
 */
function touch(folder) {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch {
    // It is pruned although it is used, and made again.
  }
}

/**
 * The entry of a bundle whose every file is as it was written, or undefined.
 * @param {string} folder
 * @param {string} command
 */
function findEntry(folder, command) {
  try {
    const files = JSON.parse(readPlainFile(join(folder, 'program.json')).toString());
    for (const [name, hash] of Object.entries(files)) {
      const found = createHash('sha256').update(readPlainFile(join(folder, name)));
      if (found.digest('hex') !== hash) return undefined;
    }
    touch(folder);
    return `${command}.mjs` in files ? join(folder, `${command}.mjs`) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Where the bundles of an engine are kept; undefined where none can be.
 * @param {Engine} engine
 */
export function folderOfProgram(engine) {
  if (engine.own !== undefined) return join(engine.root, 'programs', process.versions.node);
  return engine.cache && join(engine.cache, 'programs', nameOf(engine));
}

/**
 * The bundle from which a command of an engine runs: the one that is kept, or made now.
 * @param {Engine} engine
 * @param {string} command
 * @returns {Promise<string | undefined>} undefined where none can be made or kept. Never throws.
 */
export async function findProgram(engine, command) {
  const folder = folderOfProgram(engine);
  if (folder === undefined) return undefined;
  const kept = findEntry(folder, command);
  if (kept !== undefined) return kept;
  try {
    const { bundleProgram } = await import('./bundle-program.mjs');
    await bundleProgram({
      root: engine.root,
      folder,
      isWhole: () => findEntry(folder, command) !== undefined,
      isCurrent: () => idNow(engine) === engine.id,
    });
  } catch {
    // It cannot be made, which the sources will tell, or cannot be kept.
  }
  return findEntry(folder, command);
}
