import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { findCache } from './caches.mjs';
import { findPackage } from './packages.mjs';

/**
 * The code of the generator, wherever it stands. Opened once, by who starts a command; it is only read.
 * @typedef {object} Engine
 * @property {string} version
 * @property {string} root its folder
 * @property {string} id names all its code and the versions of its packages: the same on every machine
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
 * A file of the code, or what a package says of itself.
 * @typedef {object} Source
 * @property {string} name from the root with slashes, or that of the package
 * @property {string} place
 * @property {boolean} isPackage
 * @property {import('node:fs').Stats} stats
 */

const isSource = (/** @type {string} */ name) => /\.(?:tsx?|m?js|json|css)$/.test(name);

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

/**
 * @param {string} root
 * @returns {Source[]}
 */
function lookAtSources(root) {
  const files = listSources(root).map((name) => ({ name, place: join(root, name), isPackage: false }));
  const packages = listPackages(root).map((one) => ({ ...one, isPackage: true }));
  return [...files, ...packages].map((one) => ({ ...one, stats: statSync(one.place) }));
}

/**
 * What the system says of sources. A file may have the time and size of the one before, never the time of its last change.
 * @param {readonly Source[]} sources
 */
function looksOf(sources) {
  const hash = createHash('sha256');
  for (const { place, stats } of sources) {
    const { dev, ino, size, mtimeMs, ctimeMs } = stats;
    hash.update(`${place}\0${dev} ${ino} ${size} ${mtimeMs} ${ctimeMs}\0`);
  }
  return hash.digest('hex');
}

/** @param {readonly Source[]} sources */
function readId(sources) {
  const hash = createHash('sha256');
  for (const { name, place, isPackage } of sources) {
    const bytes = readFileSync(place);
    const content = isPackage ? Buffer.from(String(JSON.parse(bytes.toString()).version)) : bytes;
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Clocks of disks are coarse: a file that changed just now may change again and show the same time. Milliseconds. */
const coarse = 2000;

/**
 * What is kept for sources that look so, with its own hash: a letter of the id that has become another would be an id, too.
 * @param {string} looks
 * @param {string} id
 */
function lineOf(looks, id) {
  const line = `${looks} ${id}`;
  return `${line} ${createHash('sha256').update(line).digest('hex')}`;
}

/**
 * Remembers which sources look so, for the next command; where nothing can be kept, it reads them too.
 * @param {string} file
 * @param {string} kept
 */
function keep(file, kept) {
  const unfinished = `${file}.${process.pid}`;
  try {
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(unfinished, kept, { flag: 'wx' });
    // A folder in its place would be in the way.
    rmSync(file, { recursive: true, force: true });
    renameSync(unfinished, file);
  } catch {
    // Nothing relies on it.
    try {
      rmSync(unfinished, { recursive: true, force: true });
    } catch {
      // A file stands where the folder belongs.
    }
  }
}

/**
 * What was kept for sources that look so. What is no file, such as a pipe, would keep the command waiting.
 * @param {string} file
 * @param {string} looks
 */
function readKept(file, looks) {
  try {
    if (!statSync(file).isFile()) return undefined;
    const kept = readFileSync(file, 'utf8');
    const [, id = ''] = kept.split(' ');
    return kept === lineOf(looks, id) ? id : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The `id` of an engine as its files are now. They are read only when the system says other things of them than when they were
 * read last.
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
  const sources = lookAtSources(root);
  const looks = looksOf(sources);
  const file = cache && join(cache, 'sources');
  const kept = file && readKept(file, looks);
  if (kept) return kept;
  const id = readId(sources);
  const latest = Math.max(...sources.map(({ stats }) => stats.ctimeMs));
  if (file && Date.now() - latest > coarse) keep(file, lineOf(looks, id));
  return id;
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
 * @returns {{ id: string, summaries: Record<'en' | 'ar', Record<string, string>>, versions: Record<string, string> } | undefined} undefined of one that is not packed
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
    return { version, root, home: root, id: idOfSources(root, cache), cache, start };
  }
  const start = join(root, packed.program, 'start.mjs');
  const { id, versions } = facts;
  return { version, root, home: root, id, cache, start, made: join(root, packed.made), versions };
}
