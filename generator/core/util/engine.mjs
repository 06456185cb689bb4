import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { findCache } from './caches.mjs';
import { findPackage, installedVersion } from './packages.mjs';
import { distFolder, hashSources, hasNewerSource, idOf } from './sources.mjs';

/**
 * The code of the generator, built, wherever it stands. Opened once, by who starts a command; it is only read.
 * @typedef {object} Engine
 * @property {string} version
 * @property {string} root folder of its package or checkout
 * @property {string} id names all of its code, that of a site among it, and the versions of the packages that it finds
 * @property {string} coreId the same without what a site has added
 * @property {string | undefined} cache folder for what commands keep of it; undefined where it has none of its own
 * @property {string} start what starts its commands
 * @property {string} program folder of its commands, bundled
 * @property {string} made folder of what was made of its sources when it was built: templates, the editor
 * @property {boolean} isPacked whether it is a package, which has its sources beside what runs
 * @property {CodeKeys} codeKeys
 * @property {Record<string, string>} versions those of all packages that were installed where it was built
 * @property {CustomBlocks} [own] what a site has added to it
 */

/**
 * Names of the code of some tasks, for addresses in the output, which browsers keep for good: the same on every machine.
 * @typedef {{ pictures: string, drawings: string }} CodeKeys
 */

/**
 * What a site adds to an engine: code in `blocks/` and `theme/` beside its file.
 * @typedef {object} CustomBlocks
 * @property {string} folder of the site
 * @property {readonly string[]} files from there, with slashes, sorted
 * @property {readonly string[]} types of its blocks: folders, by whose names content chooses them
 */

/**
 * `engine.json`: what a built engine says of itself.
 * @typedef {object} EngineMetadata
 * @property {string} id
 * @property {CodeKeys} codeKeys
 * @property {Record<string, string>} versions of all packages that were installed
 * @property {readonly string[]} external packages that its program imports where they are installed
 * @property {Record<string, string>} [parts] hash of the sources of each part that takes long to make, in a checkout
 * @property {Record<import('../../../templates/model/files/language.ts').MessageLanguage, Record<string, string>>} [summaries] of the commands of a package
 */

/**
 * `generator/dist/current.json`: which of the built engines is that of the sources.
 * @typedef {{ id: string, time: number }} Current `time`: no source that is older is other than it was built of. Milliseconds.
 */

/** What stands in the folder of a built engine. */
export const enginePaths = { program: 'program', made: 'made', facts: 'engine.json' };

/** What a package has beside that, in its folder. */
export const packagePaths = { bill: 'sbom.json', sources: 'sources' };

/** File timestamps are coarse: a file that was written just now may have an earlier time. Milliseconds. */
export const timestampResolution = 2000;

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * What an engine says of itself.
 * @param {string} root
 * @returns {{ version: string, dependencies: Record<string, string>, devDependencies: Record<string, string>, scripts: Record<string, string> }}
 */
export function readPackageJson(root) {
  return { dependencies: {}, devDependencies: {}, scripts: {}, ...readJson(join(root, 'package.json')) };
}

/**
 * The commands of an engine, each with the script of npm that starts it.
 * @param {string} root
 */
export function listCommands(root) {
  const scripts = Object.entries(readPackageJson(root).scripts);
  return scripts.flatMap(([script, line]) => {
    const name = /^node .*\/start\.mjs ([a-z-]+)/.exec(line)?.[1];
    return name === undefined ? [] : [{ name, script }];
  });
}

/**
 * The packages that are installed, by what they say of themselves.
 * @param {string} root @param {readonly string[]} others folders around which they may be too
 */
export function listPackages(root, ...others) {
  const { dependencies, devDependencies } = readPackageJson(root);
  return Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => {
    const folder = [root, ...others].map((from) => findPackage(from, name)).find((one) => one !== undefined);
    return folder === undefined ? [] : [{ name, place: join(folder, 'package.json') }];
  });
}

/**
 * Folder of the sources of an engine: a package has them beside what runs.
 * @param {Pick<Engine, 'root' | 'isPacked'>} engine
 */
export const sourcesOf = ({ root, isPacked }) => (isPacked ? join(root, packagePaths.sources) : root);

/** @param {string} root */
const currentFile = (root) => join(root, distFolder, 'current.json');

/**
 * Says which of the engines built in a checkout is that of its sources.
 * @param {string} root @param {Current} current @throws Error where it cannot be written
 */
export function writeCurrent(root, current) {
  mkdirSync(join(root, distFolder), { recursive: true });
  const file = currentFile(root);
  const unfinished = `${file}.${process.pid}`;
  try {
    writeFileSync(unfinished, JSON.stringify(current));
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/**
 * Whether a folder has all parts of a built engine.
 * @param {string} folder
 */
export const isCompleteEngine = (folder) => Object.values(enginePaths).every((name) => existsSync(join(folder, name)));

/**
 * Folder of the built engine: that of a package, or that of a checkout.
 * @param {string} root
 * @returns {string | undefined} undefined where none is built
 */
export function builtFolder(root) {
  if (existsSync(join(root, enginePaths.facts))) return root;
  try {
    const folder = join(root, distFolder, readJson(currentFile(root)).id);
    return isCompleteEngine(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the built engine of a checkout is that of the sources, as they are now. It looks at the time of each; only where one is new,
 * they are read.
 * @param {string} root
 */
export function isBuilt(root) {
  const folder = builtFolder(root);
  // Nobody changes sources among packages.
  if (folder === undefined || folder === root || root.split(sep).includes('node_modules')) return folder !== undefined;
  /** @type {Current} */
  const { id, time } = readJson(currentFile(root));
  if (!hasNewerSource(root, time)) return true;
  const now = Date.now() - timestampResolution;
  if (idOf(hashSources(root)) !== id) return false;
  try {
    writeCurrent(root, { id, time: now });
  } catch {
    // Nobody may write there: the sources are read again the next time.
  }
  return true;
}

/**
 * What a built engine says of itself.
 * @param {string} folder
 * @returns {EngineMetadata}
 */
export const readEngineMetadata = (folder) => readJson(join(folder, enginePaths.facts));

/**
 * Opens the engine that is built in a folder.
 * @param {string} root of a checkout or a package
 * @returns {Engine} @throws Error where none is built
 */
export function openEngine(root) {
  const folder = builtFolder(root);
  if (folder === undefined) throw new Error(`The engine in ${root} is not built: npm run build:engine builds it.`);
  const { codeKeys, versions, external, ...metadata } = readEngineMetadata(folder);
  const found = findCache(root);
  // Other versions of packages that are not part of the program may make other bytes.
  const installed = external.map((name) => `${name} ${installedVersion([root], name)}`);
  const id = createHash('sha256')
    .update([metadata.id, ...installed].join('\0'))
    .digest('hex')
    .slice(0, 16);
  const program = join(folder, enginePaths.program);
  return {
    ...{ root, id, coreId: id, codeKeys, versions, program },
    version: readPackageJson(root).version,
    cache: found && join(found, 'engine'),
    made: join(folder, enginePaths.made),
    isPacked: folder === root,
    start: folder === root ? join(program, 'start.mjs') : join(root, 'generator/cli/start.mjs'),
  };
}
