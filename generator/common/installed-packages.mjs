import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keepText, readText, statAll } from './kept-text.mjs';
import { findPackage } from './packages.mjs';

/**
 * A folder of code, and the packages that it may import.
 * @typedef {{ folder: string, names: readonly string[] }} Importer
 */

/**
 * @typedef {object} Resolved
 * @property {string[]} versions each importer with the version of each package that it resolves to, sorted
 * @property {string[]} places the files and folders that the resolution follows from: it is the same while these are
 */

/** @param {string} folder */
function* foldersAround(folder) {
  for (let at = folder; ; at = dirname(at)) {
    yield at;
    if (dirname(at) === at) return;
  }
}

/**
 * Resolves packages, and those that they depend on, as Node does from where each is installed. Every kind of dependency counts, as
 * a package that is optional or a peer is loaded where it is found.
 * @param {readonly Importer[]} importers
 * @returns {Resolved}
 */
export function resolvePackages(importers) {
  /** @type {Set<string>} */
  const versions = new Set();
  /** @type {Set<string>} */
  const places = new Set();
  /** @type {Map<string, string>} */
  const known = new Map();
  const queue = importers.map((one) => ({ ...one, label: '' }));
  for (const { folder, names, label } of queue) {
    if (names.length > 0) for (const around of foldersAround(folder)) places.add(join(around, 'node_modules'));
    for (const name of names) {
      const found = findPackage(folder, name);
      if (found === undefined) continue;
      // Another package of the scope, or another target of a link, changes the folder.
      places.add(dirname(found));
      const place = realpathSync.native(found);
      const version = known.get(place) ?? read(place);
      versions.add(`${label} > ${name} ${version}`);
    }
  }
  return { versions: [...versions].sort(), places: [...places].sort() };

  /** @param {string} place */
  function read(place) {
    const file = join(place, 'package.json');
    places.add(file);
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    const { name = '', version = '', dependencies, optionalDependencies, peerDependencies } = manifest;
    const label = `${name}@${version}`;
    known.set(place, label);
    queue.push({ folder: place, names: Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }), label });
    return label;
  }
}

/**
 * The versions of all packages that some code resolves to, in one text. They are resolved again only when the file system shows a
 * change.
 * @param {readonly Importer[]} importers
 * @param {string | undefined} file where the result is kept for the next command
 */
export function versionsOfAll(importers, file) {
  const asked = JSON.stringify(importers);
  const [keptFor, digest, places = '', versions] = (file && readText(file)?.split('\n\n')) || [];
  if (versions !== undefined && keptFor === asked && statAll(places.split('\n')).digest === digest) return versions;
  const resolved = resolvePackages(importers);
  const text = resolved.versions.join('\n');
  const { digest: now, isSettled } = statAll(resolved.places);
  if (file && isSettled) keepText(file, [asked, now, resolved.places.join('\n'), text].join('\n\n'));
  return text;
}
