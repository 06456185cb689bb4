import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { findPackage } from './packages.mjs';

/**
 * A folder of code, and the packages that it may import.
 * @typedef {{ folder: string, names: readonly string[] }} Importer
 */

/**
 * Resolves packages and their dependencies, as Node does. Includes optional and peer dependencies, which are used if installed.
 * @param {readonly Importer[]} importers
 * @returns {string[]} each importer with the version of each package that it resolves to, sorted
 */
export function resolvePackages(importers) {
  /** @type {Set<string>} */
  const versions = new Set();
  /** @type {Map<string, string>} */
  const known = new Map();
  const queue = importers.map((one) => ({ ...one, label: '' }));
  for (const { folder, names, label } of queue) {
    for (const name of names) {
      const found = findPackage(folder, name);
      if (found === undefined) continue;
      const place = realpathSync.native(found);
      const version = known.get(place) ?? read(place);
      versions.add(`${label} > ${name} ${version}`);
    }
  }
  return [...versions].sort();

  /** @param {string} place */
  function read(place) {
    const manifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
    const { name = '', version = '', dependencies, optionalDependencies, peerDependencies } = manifest;
    const label = `${name}@${version}`;
    known.set(place, label);
    queue.push({ folder: place, names: Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }), label });
    return label;
  }
}
