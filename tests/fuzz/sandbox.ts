import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { fixtureSite, temporaryFolder } from '../support/build.ts';
import { projectRoot } from '../support/project-root.ts';

/** The project once more, in a folder of its own: its caches and outputs may be damaged without harm to others. */
export interface Sandbox {
  root: string;
  /** Where the caches are, whatever they are called. */
  cacheDir: string;
  siteFile: string;
  outDir: string;
}

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

const copied = ['generator', 'templates', 'site.schema.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** Every package as a link, but no caches. */
async function linkPackages(root: string): Promise<void> {
  const from = join(projectRoot, 'node_modules');
  await mkdir(join(root, 'node_modules'));
  const names = readdirSync(from).filter((name) => name !== '.cache' && name !== '.vite' && name !== '.vite-temp');
  for (const name of names) await symlink(join(from, name), join(root, 'node_modules', name));
}

/** Makes a sandbox with one of the small sites. */
export async function createSandboxOf(site: string): Promise<Sandbox> {
  const root = await temporaryFolder();
  for (const name of copied) await cp(join(projectRoot, name), join(root, name), { recursive: true });
  await linkPackages(root);
  const siteFile = join(root, 'content/site.json');
  await cp(dirname(fixtureSite(site)), dirname(siteFile), { recursive: true });
  return { root, cacheDir: join(root, 'node_modules/.cache'), siteFile, outDir: join(root, 'content/out') };
}

export interface RunOptions {
  env?: Record<string, string>;
  /** Modules that are loaded first. */
  preload?: string[];
  /** What the command is told besides. */
  args?: string[];
}

/** Runs a command of the sandbox as `npm run` does, and waits for its end. What it says on both streams is in one order. */
export async function runInSandbox(
  { root, siteFile, outDir }: Sandbox,
  command: string,
  options: RunOptions = {},
): Promise<Ended> {
  const { env = {}, preload = [], args = [] } = options;
  const outputs = command === 'build' ? ['--out', outDir] : [];
  const start = join(root, 'generator/cli/start.mjs');
  const imports = preload.flatMap((file) => ['--import', file]);
  const child = spawn(process.execPath, [...imports, start, command, '--site', siteFile, ...outputs, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[code, signal], errors, results] = await Promise.all([once(child, 'close'), text(child.stderr), text(child.stdout)]);
  return { code, signal, output: errors + results };
}

/** Every file below a folder with the hash of its content; times do not count. */
export function fingerprint(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(
    files.map((file) => [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)]),
  );
}

/** The first difference of two folders in words; undefined when they are the same. */
export function difference(found: Record<string, string>, expected: Record<string, string>): string | undefined {
  const missing = Object.keys(expected).find((name) => !(name in found));
  if (missing) return `${missing} is missing`;
  const extra = Object.keys(found).find((name) => !(name in expected));
  if (extra) return `${extra} is too much`;
  const other = Object.keys(expected).find((name) => found[name] !== expected[name]);
  return other && `${other} has other bytes`;
}

/** What lies beside the output and is none of the site's. */
export async function leftovers({ siteFile, outDir }: Sandbox): Promise<string[]> {
  const names = await readdir(dirname(siteFile));
  return names.filter((name) => !['assets', 'site.json', relative(dirname(siteFile), outDir)].includes(name));
}

export async function removeSandbox({ root }: Sandbox): Promise<void> {
  await rm(root, { recursive: true, force: true });
}
