import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { findPackage } from './packages.mjs';

/*
 * Sources of the engine: what it is built of, and whether they have changed since. Plain JavaScript, as commands begin with it.
 */

/** Where an engine is built, from the folder of its sources. */
export const distFolder = 'generator/dist';

/** The JSON Schema of site files, which is made with it; `$schema` in a site file names it. From the folder of the sources. */
export const jsonSchemaFile = 'generator/site.schema.json';

const topFiles = ['package.json', 'site.schema.ts', 'tsconfig.json'];
const folders = ['generator', 'templates'];

const isSource = (/** @type {string} */ name) => /\.(?:tsx?|m?js|json|css|LICENSE)$/.test(name);

/**
 * Calls back with each source and each folder of sources.
 * @param {string} root @param {string} folder @param {(place: string, isFolder: boolean) => void} visit
 */
function walk(root, folder, visit) {
  if (folder === join(root, distFolder)) return;
  visit(folder, true);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = folder + sep + entry.name;
    if (entry.isDirectory()) walk(root, place, visit);
    else if (entry.isFile() && isSource(entry.name) && place !== join(root, jsonSchemaFile)) visit(place, false);
  }
}

/**
 * Source files by their paths from the root, with slashes, sorted.
 * @param {string} root
 */
export function listSources(root) {
  /** @type {string[]} */
  const files = [];
  for (const folder of folders) walk(root, join(root, folder), (place, isFolder) => isFolder || files.push(place));
  return [...topFiles, ...files.map((file) => relative(root, file).replaceAll(sep, '/'))].sort();
}

/**
 * What npm writes of all that it has installed, at each installation; undefined where something else has installed it.
 * @param {string} root
 */
function installedList(root) {
  const packages = findPackage(root, 'react');
  const file = packages && join(dirname(packages), '.package-lock.json');
  return file !== undefined && existsSync(file) ? file : undefined;
}

/**
 * The packages that run with an engine, by their places, in their versions: those of development may be removed once it is built.
 * @param {string} file of npm
 */
function installedVersions(file) {
  /** @type {{ packages?: Record<string, { version?: string, dev?: boolean }> }} */
  const { packages = {} } = JSON.parse(readFileSync(file, 'utf8'));
  const running = Object.entries(packages).filter(([, { dev }]) => !dev);
  return JSON.stringify(running.map(([place, { version }]) => [place, version]));
}

const lockFile = 'package-lock.json';

const hash = (/** @type {string | Uint8Array} */ content) => createHash('sha256').update(content).digest('base64url');

/**
 * Hashes of all that an engine is built of: each source by its path, the lock file, and `packages`, those that are installed.
 * @param {string} root
 * @returns {Record<string, string>}
 */
export function hashSources(root) {
  const list = installedList(root);
  const files = [...listSources(root), ...(existsSync(join(root, lockFile)) ? [lockFile] : [])];
  const hashes = files.map((name) => [name, hash(readFileSync(join(root, name)))]);
  return Object.fromEntries([...hashes, ['packages', list === undefined ? '' : hash(installedVersions(list))]]);
}

/**
 * The id of an engine: 16 hexadecimal digits that name the bytes of its sources and the versions of its packages.
 * @param {Record<string, string>} hashes of its sources
 */
export const idOf = (hashes) => createHash('sha256').update(JSON.stringify(hashes)).digest('hex').slice(0, 16);

/**
 * Whether a source, or a folder of sources, was written, replaced, added or removed after a time. The time of a change counts beside
 * that of the content: copies and archives may restore the latter.
 * @param {string} root @param {number} time milliseconds
 */
export function hasNewerSource(root, time) {
  let isNewer = false;
  const look = (/** @type {string} */ place) => {
    if (isNewer) return;
    const { mtimeMs, ctimeMs } = statSync(place);
    isNewer = Math.max(mtimeMs, ctimeMs) > time;
  };
  for (const name of topFiles) look(join(root, name));
  for (const file of [join(root, lockFile), installedList(root)]) if (file !== undefined && existsSync(file)) look(file);
  for (const folder of folders) if (!isNewer) walk(root, join(root, folder), look);
  return isNewer;
}
