import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { findPackage } from './packages.mjs';

/*
 * Sources of the engine: list, hashes and changes since the last build. Plain JavaScript, as commands run it before the build.
 */

/** Folder of built engines, relative to the sources. */
export const distFolder = 'generator/dist';

/** JSON Schema of site files, relative to the sources: created by the build; `$schema` in a site file refers to it. */
export const jsonSchemaFile = 'generator/site.schema.json';

const topFiles = ['package.json', 'site.schema.ts', 'tsconfig.json'];
const folders = ['generator', 'templates'];

const isSource = (/** @type {string} */ name) => /\.(?:tsx?|m?js|json|css|LICENSE)$/.test(name);

/**
 * Calls `visit` with each source file and source folder.
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
 * Source files relative to the root, with slashes, sorted.
 * @param {string} root
 */
export function listSources(root) {
  /** @type {string[]} */
  const files = [];
  for (const folder of folders) walk(root, join(root, folder), (place, isFolder) => isFolder || files.push(place));
  return [...topFiles, ...files.map((file) => relative(root, file).replaceAll(sep, '/'))].sort();
}

/**
 * npm's list of installed packages, rewritten by each installation; undefined if another package manager installed them.
 * @param {string} root
 */
function installedList(root) {
  const packages = findPackage(root, 'react');
  const file = packages && join(dirname(packages), '.package-lock.json');
  return file !== undefined && existsSync(file) ? file : undefined;
}

/**
 * Versions of installed runtime packages by path; development packages may be removed after the build.
 * @param {string} file written by npm
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
 * Hashes of everything an engine is built from: sources by path, the lockfile, and `packages`, the installed ones.
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
 * Engine id: 16 hexadecimal digits, a hash of its sources and package versions.
 * @param {Record<string, string>} hashes of its sources
 */
export const idOf = (hashes) => createHash('sha256').update(JSON.stringify(hashes)).digest('hex').slice(0, 16);

/**
 * Whether a source file or folder was written, replaced, added or removed after a time. Considers ctime as well as mtime, as
 * copying and unpacking may restore the latter.
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
