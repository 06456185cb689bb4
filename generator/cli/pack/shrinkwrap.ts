import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface LockfileEntry {
  version: string;
  integrity?: string;
  dev?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

type LockfileEntries = Record<string, LockfileEntry>;

/** Resolves a package in a lockfile: in the importer's own folder, then in those around it. */
function placeOf(name: string, from: string, entries: LockfileEntries): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (place in entries) return place;
    if (at === '') return undefined;
  }
}

/**
 * npm-shrinkwrap.json of the package: its dependencies at the tested versions, for every platform. Other versions could change
 * the output.
 * @see https://docs.npmjs.com/cli/configuring-npm/npm-shrinkwrap-json
 * @param root of the engine, with its lockfile. @param manifest of the package
 * @throws Error if the lockfile lacks a dependency
 */
export async function shrinkwrapOf(
  root: string,
  manifest: { name: string; version: string; dependencies: Record<string, string> },
): Promise<object> {
  const { packages }: { packages: LockfileEntries } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const kept: LockfileEntries = {};
  const add = (name: string, from: string, isOptional: boolean) => {
    const place = placeOf(name, from, packages);
    const entry = place === undefined ? undefined : packages[place];
    if (place === undefined || entry === undefined) {
      if (isOptional) return;
      throw new Error(`${name} is not in package-lock.json`);
    }
    if (place in kept) return;
    const { dev: _, ...shipped } = entry;
    kept[place] = shipped;
    for (const one of Object.keys(entry.dependencies ?? {})) add(one, place, false);
    for (const one of Object.keys(entry.optionalDependencies ?? {})) add(one, place, true);
  };
  for (const name of Object.keys(manifest.dependencies)) add(name, '', false);
  const sorted = Object.fromEntries(Object.entries(kept).sort(([a], [b]) => (a < b ? -1 : 1)));
  const { name, version } = manifest;
  return { name, version, lockfileVersion: 3, requires: true, packages: { '': manifest, ...sorted } };
}
