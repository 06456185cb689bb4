import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { findCache } from './caches.mjs';
import { versionsOfAll } from './installed-packages.mjs';
import { keepText, readText, statAll } from './kept-text.mjs';
import { findPackage } from './packages.mjs';

/**
 * The code of the generator, wherever it stands. Opened once, by who starts a command; it is only read.
 * @typedef {object} Engine
 * @property {string} version
 * @property {string} root its folder
 * @property {string} id names all of its code, that of a site among it, and the versions of all packages that it finds
 * @property {string} coreId the same without what a site has added
 * @property {string | undefined} cache folder for what follows from its code alone; undefined where it has none of its own
 * @property {string} start what starts its commands
 * @property {string} home the folder that it was installed in: its own, but for one with blocks of a site
 * @property {string} [made] folder of what was made of its code when it was packed: the code itself is not there
 * @property {Record<string, string>} [versions] those of all packages that were installed where it was packed
 * @property {OwnParts} [own] what a site has added to it
 */

/**
 * What a site adds to an engine, laid beside ours in an engine of its own.
 * @typedef {object} OwnParts
 * @property {string} folder of the site
 * @property {readonly string[]} types of its blocks
 */

/**
 * A file of the code.
 * @typedef {object} Source
 * @property {string} name from the root with slashes
 * @property {string} place
 */

const isSource = (/** @type {string} */ name) => /\.(?:tsx?|m?js|json|css|LICENSE)$/.test(name);

/**
 * Every source below a folder. By hand: the library asks thrice as much of the machine.
 * @param {string} folder
 * @param {string[]} found
 */
function listFiles(folder, found) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = folder + sep + entry.name;
    if (entry.isDirectory()) listFiles(place, found);
    else if (entry.isFile() && isSource(entry.name)) found.push(place);
  }
  return found;
}

/**
 * What an engine says of itself.
 * @param {string} root
 * @returns {{ version: string, dependencies: Record<string, string>, devDependencies: Record<string, string>, scripts: Record<string, string> }}
 */
export function readManifest(root) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { dependencies: {}, devDependencies: {}, scripts: {}, ...manifest };
}

/**
 * The commands of an engine, each with the script of npm that starts it.
 * @param {string} root
 */
export function listCommands(root) {
  const scripts = Object.entries(readManifest(root).scripts);
  return scripts.flatMap(([script, line]) => {
    const name = /^node .*commands\/start\.mjs ([a-z-]+)/.exec(line)?.[1];
    return name === undefined ? [] : [{ name, script }];
  });
}

/**
 * Files of the code by their names, in one order.
 * @param {string} root
 */
export function listSources(root) {
  const files = ['generator', 'templates'].flatMap((folder) => listFiles(join(root, folder), []));
  const named = files.map((file) => relative(root, file).replaceAll(sep, '/'));
  return ['package.json', 'site.schema.ts', 'tsconfig.json', ...named].sort();
}

/**
 * The packages that are installed, by what they say of themselves.
 * @param {string} root
 */
export function listPackages(root) {
  const { dependencies, devDependencies } = readManifest(root);
  return Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => {
    const folder = findPackage(root, name);
    return folder === undefined ? [] : [{ name, place: join(folder, 'package.json') }];
  });
}

/** @param {readonly Source[]} sources */
function hashSources(sources) {
  const hash = createHash('sha256');
  for (const { name, place } of sources) {
    const bytes = readFileSync(place);
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * Names the sources of an engine by their bytes. They are read only where the file system shows a change.
 * @param {string} root
 * @param {string | undefined} file where the name is kept for the next command
 */
function nameSources(root, file) {
  const sources = listSources(root).map((name) => ({ name, place: join(root, name) }));
  const { digest, isSettled } = statAll(sources.map(({ place }) => place));
  const [keptFor, kept] = (file && readText(file)?.split(' ')) || [];
  if (kept !== undefined && keptFor === digest) return kept;
  const name = hashSources(sources);
  if (file && isSettled) keepText(file, `${digest} ${name}`);
  return name;
}

/** @param {readonly string[]} parts */
const nameOfAll = (parts) => createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);

/**
 * The `id` of an engine as its files are now.
 * @param {Pick<Engine, 'root' | 'cache' | 'id' | 'made' | 'own'>} engine
 */
export function idNow({ root, cache, id, made, own }) {
  return made === undefined && own === undefined ? idOfSources(root, cache) : id;
}

/**
 * @param {string} root
 * @param {string | undefined} cache
 */
function idOfSources(root, cache) {
  const { dependencies, devDependencies } = readManifest(root);
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const packages = versionsOfAll([{ folder: root, names }], cache && join(cache, 'packages'));
  return nameOfAll([nameSources(root, cache && join(cache, 'sources')), packages]);
}

/** What a packed engine has in the place of its code, below its folder. */
export const packed = { program: 'program', made: 'made', facts: 'engine.json', bill: 'sbom.json', sources: 'sources' };

/**
 * Folder of the code of an engine: a packed one has it beside what runs.
 * @param {Pick<Engine, 'root' | 'made'>} engine
 */
export const sourcesOf = ({ root, made }) => (made === undefined ? root : join(root, packed.sources));

/**
 * What a packed engine says of itself.
 * @param {string} root
 * @returns {{ id: string, summaries: Record<'en' | 'ar', Record<string, string>>, versions: Record<string, string>, external: string[] } | undefined}
 *   `external`: packages that its program imports where they are installed; undefined of one that is not packed
 */
export function readPacked(root) {
  const file = join(root, packed.facts);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** What an engine with parts of a site has beside its code: that it was laid whole, and of what. */
export const ownMark = 'own.json';

/**
 * @param {string} root
 * @returns {Engine}
 */
export function openEngine(root) {
  const found = findCache(root);
  const cache = found && join(found, 'engine');
  const { version } = readManifest(root);
  const facts = readPacked(root);
  if (facts === undefined) {
    const start = join(root, 'generator/commands/start.mjs');
    const id = idOfSources(root, cache);
    return { version, root, home: root, id, coreId: id, cache, start };
  }
  const start = join(root, packed.program, 'start.mjs');
  const { versions, external } = facts;
  const id = nameOfAll([facts.id, versionsOfAll([{ folder: root, names: external }], cache && join(cache, 'packages'))]);
  return { version, root, home: root, id, coreId: id, cache, start, made: join(root, packed.made), versions };
}
