import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../support/project-root.ts';
import { type Contender, scenarios } from './contender.ts';
import type { Command } from './measure.ts';
import { bundleScript } from './script.ts';

interface Peer {
  name: string;
  folder: string;
  commands: Command[];
  /** What builds leave behind, in the folder. */
  left: string[];
  fileOf: NonNullable<Contender['fileOf']>;
}

/** A peer whose templates stand beside this file, in a folder of the same name. */
function contender({ name, folder, commands, left, fileOf }: Peer): Contender {
  return {
    name,
    scenarios,
    commands,
    fileOf,
    give: (content) => writeFile(join(folder, 'content.json'), JSON.stringify(content)),
    clean: async () => {
      for (const one of left) await rm(join(folder, one), { recursive: true, force: true });
    },
  };
}

async function copyTemplates(work: string, name: string): Promise<string> {
  const folder = join(work, name);
  await mkdir(folder, { recursive: true });
  await cp(join(projectRoot, 'tests/bench', name), folder, { recursive: true });
  return folder;
}

/** Hugo of the machine, with the script that makes a file of each page before it. */
async function hugo(work: string): Promise<Contender | undefined> {
  if (spawnSync('hugo', ['version']).status !== 0) return undefined;
  const folder = await copyTemplates(work, 'hugo');
  const script = await bundleScript('hugo/write-pages.ts', folder);
  return contender({
    name: 'Hugo, and a file for each page before it',
    folder,
    commands: [
      { program: process.execPath, args: [script], cwd: folder },
      { program: 'hugo', args: ['--cacheDir', join(folder, 'cache')], cwd: folder },
    ],
    left: ['public', 'resources', 'content', 'data', 'cache', '.hugo_build.lock'],
    fileOf: (path) => join(folder, 'public', path, 'index.html'),
  });
}

/** A peer of a folder in which npm has installed it. */
async function installed({
  name,
  work,
  packages,
  main,
  out,
  left,
}: { work: string; packages: string; main: string } & Record<'name' | 'out', string> & Pick<Peer, 'left'>) {
  const [program = '', ...args] = main.split(' ');
  const file = join(packages, 'node_modules', program);
  if (!existsSync(file)) return undefined;
  const key = name.toLowerCase();
  const folder = await copyTemplates(work, key);
  await rm(join(folder, 'node_modules'), { force: true });
  await symlink(join(packages, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: `bench-${key}`, private: true, type: 'module' }));
  return contender({
    name,
    folder,
    commands: [{ program: process.execPath, args: [file, ...args], cwd: folder, env: { ASTRO_TELEMETRY_DISABLED: '1' } }],
    left: [out, ...left],
    fileOf: (path) => {
      const plain = join(folder, out, `${path}.html`);
      return path !== '/' && existsSync(plain) ? plain : join(folder, out, path, 'index.html');
    },
  });
}

/**
 * The generators that are installed: Hugo on the machine, Eleventy and Astro in a folder of packages.
 * They write pages only: no compressed copies, no pictures for social networks, no checks.
 */
export async function findPeers(work: string, packages: string | undefined): Promise<Contender[]> {
  const peers = [await hugo(work)];
  if (packages !== undefined) {
    peers.push(
      await installed({ name: 'Eleventy', work, packages, main: '@11ty/eleventy/cmd.cjs', out: 'out', left: [] }),
      await installed({ name: 'Astro', work, packages, main: 'astro/bin/astro.mjs build', out: 'dist', left: ['.astro'] }),
    );
  }
  return peers.filter((peer) => peer !== undefined);
}
