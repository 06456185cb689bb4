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

/** Where a package finds another: in its own folder, else in those around it. */
function placeOf(name: string, from: string, entries: LockfileEntries): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (place in entries) return place;
    if (at === '') return undefined;
  }
}

/**
 * The lockfile of the package, which npm takes as it is: what it needs, and what these need, in the versions that it was tried
 * with, for every platform. Others would make other bytes of the same site.
 * @see https://docs.npmjs.com/cli/configuring-npm/npm-shrinkwrap-json
 * @param root of the engine, with its lockfile. @param manifest of the package
 * @throws Error when the lockfile lacks one of them
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
