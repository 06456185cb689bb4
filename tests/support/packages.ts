import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, stat } from 'node:fs/promises';
import { delimiter, dirname, join, relative } from 'node:path';
import { projectRoot } from './project-root.ts';

/** Package in the lockfile. */
export interface LockedPackage {
  /** Folder relative to the project: `node_modules/vite`. */
  path: string;
  name: string;
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  /** Folder of the project, for development. */
  link?: boolean;
}

/** Packages that `npm ci --omit=dev` installs on this machine. */
export function productionPackages(): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Omit<LockedPackage, 'path' | 'name'> & { name?: string }>;
  };
  return Object.entries(packages).flatMap(([path, entry]) => {
    const isInstalled = path.startsWith('node_modules/') && !entry.dev && !entry.link && existsSync(join(projectRoot, path));
    return isInstalled ? [{ ...entry, path, name: entry.name ?? path.replace(/^.*node_modules\//, '') }] : [];
  });
}

/** Files of a package, without nested packages. */
export async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true });
  const lists = entries.map((entry) => {
    const file = join(path, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesOf(file);
    return [file];
  });
  return (await Promise.all(lists)).flat();
}

/** Disk usage of packages in bytes, with blocks of 4 KB; hard links count once. */
export async function sizeOf(packages: LockedPackage[]): Promise<number> {
  const files = (await Promise.all(packages.map(({ path }) => filesOf(join(projectRoot, path))))).flat();
  const stats = await Promise.all(files.map((file) => stat(file)));
  const sizes = new Map(stats.map(({ dev, ino, size }) => [`${dev} ${ino}`, Math.ceil(size / 4096) * 4096]));
  const folders = new Set(files.map((file) => dirname(file))).size;
  return [...sizes.values()].reduce((total, size) => total + size, folders * 4096);
}

/** Packs the project and installs it into a folder with its dependencies. */
export async function installPackage(folder: string): Promise<string> {
  const packages = join(folder, 'node_modules');
  await mkdir(packages, { recursive: true });
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
  const tarball = execFileSync('npm', args, { cwd: projectRoot, encoding: 'utf8', shell: process.platform === 'win32' }).trim();
  execFileSync('tar', ['-xzf', tarball], { cwd: folder });
  await rename(join(folder, 'package'), join(packages, 'qiyam'));
  for (const { path } of productionPackages()) {
    for (const file of await filesOf(join(projectRoot, path))) {
      const target = join(folder, relative(projectRoot, file));
      await mkdir(dirname(target), { recursive: true });
      await link(file, target).catch(() => copyFile(file, target));
    }
  }
  return join(packages, 'qiyam');
}

const versionOf = (node: string) => execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();

/** Installed Node of another major version allowed by `engines`; undefined without one. */
export function findOtherNode(): string | undefined {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const found = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => {
    const node = join(folder, name);
    return folder !== '' && existsSync(node) ? [node] : [];
  });
  return found.find((node) => {
    const [major = 0, minor = 0] = versionOf(node).slice(1).split('.').map(Number);
    const isAllowed = major > 20 || (major === 20 && minor >= 19);
    return isAllowed && major !== Number(process.versions.node.split('.')[0]);
  });
}
