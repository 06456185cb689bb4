import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { findCache } from './caches.mjs';
import { findPackage, installedVersion } from './packages.mjs';
import { distFolder, hashSources, hasNewerSource, idOf } from './sources.mjs';

/**
 * A built engine: the code of the generator. Opened once at the start of a command; read-only.
 * @typedef {object} Engine
 * @property {string} version
 * @property {string} root folder of its package or checkout
 * @property {string} id identifies all of its code, including custom code of a site, and the versions of its packages
 * @property {string} coreId the same without custom code
 * @property {string | undefined} cache cache folder of the engine; undefined if it has none
 * @property {string} start script that starts its commands
 * @property {string} program folder of the bundled commands
 * @property {string} artifacts folder of build results: templates, the editor
 * @property {boolean} isPacked whether it is an npm package, with sources in a separate folder
 * @property {CodeKeys} codeKeys
 * @property {Record<string, string>} versions of all packages that were installed at build time
 * @property {CustomBlocks} [customBlocks] custom code of a site
 */

/**
 * Fingerprints of the code of some tasks, for URLs in the output that are cached permanently; the same on every machine.
 * @typedef {{ pictures: string, drawings: string }} CodeKeys
 */

/**
 * Custom code of a site: `blocks/` and `theme/` beside its file.
 * @typedef {object} CustomBlocks
 * @property {string} folder of the site
 * @property {readonly string[]} files relative to it, with slashes, sorted
 * @property {readonly string[]} types of its blocks, which are their folder names
 */

/**
 * `engine.json`: metadata of a built engine.
 * @typedef {object} EngineMetadata
 * @property {string} id
 * @property {CodeKeys} codeKeys
 * @property {Record<string, string>} versions of all packages that were installed
 * @property {readonly string[]} external packages that the bundle imports if they are installed
 * @property {Record<string, string>} [parts] source hash of each part that takes long to build, in a checkout
 * @property {Record<import('../../../templates/model/files/language.ts').MessageLanguage, Record<string, string>>} [summaries]
 * of the commands of a package
 */

/**
 * `generator/dist/current.json`: which built engine belongs to the current sources.
 * @typedef {{ id: string, time: number }} Current `time`: sources older than this are unchanged since the build. Milliseconds.
 */

/** Contents of the folder of a built engine. */
export const enginePaths = { program: 'program', made: 'made', facts: 'engine.json' };

/** Additional contents of an npm package. */
export const packagePaths = { bill: 'sbom.json', sources: 'sources' };

/** File timestamps are coarse: a file that was just written may have an earlier time. Milliseconds. */
export const timestampResolution = 2000;

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * package.json of an engine.
 * @param {string} root
 * @returns {{ version: string, dependencies: Record<string, string>, devDependencies: Record<string, string>, scripts:
 * Record<string, string> }}
 */
export function readPackageJson(root) {
  return { dependencies: {}, devDependencies: {}, scripts: {}, ...readJson(join(root, 'package.json')) };
}

/**
 * Commands of an engine with their npm scripts.
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
 * Installed packages that package.json lists, with metadata.
 * @param {string} root @param {readonly string[]} others further folders to search
 */
export function listPackages(root, ...others) {
  const { dependencies, devDependencies } = readPackageJson(root);
  return Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => {
    const folder = [root, ...others].map((from) => findPackage(from, name)).find((one) => one !== undefined);
    return folder === undefined ? [] : [{ name, place: join(folder, 'package.json') }];
  });
}

/**
 * Folder of the sources of an engine; in a package they are in a subfolder.
 * @param {Pick<Engine, 'root' | 'isPacked'>} engine
 */
export const sourcesOf = ({ root, isPacked }) => (isPacked ? join(root, packagePaths.sources) : root);

/** @param {string} root */
const currentFile = (root) => join(root, distFolder, 'current.json');

/**
 * Records which built engine belongs to the sources of a checkout.
 * @param {string} root @param {Current} current @throws Error if it cannot be written
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
 * Whether a folder contains a complete built engine.
 * @param {string} folder
 */
export const isCompleteEngine = (folder) => Object.values(enginePaths).every((name) => existsSync(join(folder, name)));

/**
 * Folder of the built engine of a package or checkout.
 * @param {string} root
 * @returns {string | undefined} undefined if none is built
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
 * Whether the built engine of a checkout is up to date. Compares timestamps; sources are only read if one is newer.
 * @param {string} root
 */
export function isBuilt(root) {
  const folder = builtFolder(root);
  // Sources of an installed package do not change.
  if (folder === undefined || folder === root || root.split(sep).includes('node_modules')) return folder !== undefined;
  /** @type {Current} */
  const { id, time } = readJson(currentFile(root));
  if (!hasNewerSource(root, time)) return true;
  const now = Date.now() - timestampResolution;
  if (idOf(hashSources(root)) !== id) return false;
  try {
    writeCurrent(root, { id, time: now });
  } catch {
    // Read-only folder: the sources are read again next time.
  }
  return true;
}

/**
 * Metadata of a built engine.
 * @param {string} folder
 * @returns {EngineMetadata}
 */
export const readEngineMetadata = (folder) => readJson(join(folder, enginePaths.facts));

/**
 * Opens the built engine of a checkout or package.
 * @param {string} root
 * @returns {Engine} @throws Error if none is built
 */
export function openEngine(root) {
  const folder = builtFolder(root);
  if (folder === undefined) throw new Error(`The engine in ${root} is not built: npm run build:engine builds it.`);
  const { codeKeys, versions, external, ...metadata } = readEngineMetadata(folder);
  const found = findCache(root);
  // Versions of external packages may affect the output.
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
    artifacts: join(folder, enginePaths.made),
    isPacked: folder === root,
    start: folder === root ? join(program, 'start.mjs') : join(root, 'generator/cli/start.mjs'),
  };
}
