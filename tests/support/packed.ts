import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { chmod, cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findPackage } from '../../generator/core/util/packages.mjs';
import { projectRoot } from './project-root.ts';

/**
 * Packs and extracts the npm package.
 * @returns its folder
 */
export function pack(folder: string): string {
  const start = join(projectRoot, 'generator/cli/start.mjs');
  execFileSync(process.execPath, [start, 'pack', '--out', folder], { encoding: 'utf8' });
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  execFileSync('tar', ['-xzf', file], { cwd: folder });
  renameSync(join(folder, 'package'), join(folder, 'qiyam'));
  return join(folder, 'qiyam');
}

const dependenciesOf = (folder: string): string[] => {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.keys({ ...dependencies, ...optionalDependencies });
};

/** Installed dependencies of a package, transitive: folders by name. */
function neededBy(packed: string): Map<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, from: string) => {
    const folder = findPackage(from, name);
    if (folder === undefined || found.has(name)) return;
    found.set(name, folder);
    for (const one of dependenciesOf(folder)) add(one, folder);
  };
  for (const name of dependenciesOf(packed)) add(name, projectRoot);
  return found;
}

/** All files below a folder. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );

/**
 * Installs a package with its dependencies into a read-only folder, as a package manager does.
 * @returns names of all packages
 */
export async function installPacked(packed: string, folder: string): Promise<string[]> {
  const packages = join(folder, 'node_modules');
  const all = [...neededBy(packed), ['qiyam', packed] as const];
  for (const [name, source] of all) {
    await mkdir(dirname(join(packages, name)), { recursive: true });
    await cp(source, join(packages, name), { recursive: true });
  }
  const own = join(packages, 'qiyam');
  for (const place of [...filesIn(own), ...new Set(filesIn(own).map(dirname))]) await chmod(place, 0o555);
  return all.map(([name]) => name);
}
