import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Engine } from '../common/engine.mjs';
import { UsageError } from '../diagnostics/errors.ts';
import { inTemporaryFolder } from '../machine/temporary-folder.ts';
import { readOptions, run } from './options.ts';

const lockName = 'package-lock.json';

interface Lock {
  packages: Record<string, { dev?: boolean; devDependencies?: unknown }>;
}

interface Bill {
  serialNumber?: string;
  metadata: { timestamp?: string; tools?: unknown };
  components: { 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

/**
 * Writes the project into a folder as if it had no packages of development: `npm sbom --omit dev` leaves out what these
 * need too. The folder has the project's name, which npm takes for it.
 */
async function writeProduction(root: string, folder: string): Promise<void> {
  const { devDependencies: _, ...project } = await readJson(join(root, 'package.json'));
  const lock: Lock = await readJson(join(root, lockName));
  const kept = Object.entries(lock.packages).filter(([, { dev }]) => !dev);
  const packages = Object.fromEntries(kept.map(([path, { devDependencies: _, ...entry }]) => [path, entry]));
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), JSON.stringify(project));
  await writeFile(join(folder, lockName), JSON.stringify({ ...lock, packages }));
}

async function readBill(folder: string): Promise<Bill> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const isWindows = process.platform === 'win32';
  const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024, shell: isWindows };
  return JSON.parse((await promisify(execFile)('npm', args, options)).stdout);
}

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/**
 * What a production install holds, on any platform, as CycloneDX. The lockfile alone decides: when and where it is
 * made, and by which npm, is left out, so that two bills differ when the packages do.
 */
export const main = (engine: Engine) =>
  run('sbom', engine, async () => {
    readOptions('sbom', engine);
    const { root } = engine;
    const file = join(root, lockName);
    // npm packs none.
    if (!existsSync(file)) throw new UsageError('no-lockfile', { file, call: 'npm sbom --sbom-format cyclonedx --omit dev' });
    const { name } = await readJson(join(root, 'package.json'));
    await inTemporaryFolder('sbom', async (folder) => {
      await writeProduction(root, join(folder, name));
      const { serialNumber: _, ...bill } = await readBill(join(folder, name));
      const { timestamp: _time, tools: _tools, ...metadata } = bill.metadata;
      const components = bill.components.toSorted((a, b) => byText(a['bom-ref'], b['bom-ref']));
      const dependencies = bill.dependencies
        .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.toSorted(byText) }))
        .toSorted((a, b) => byText(a.ref, b.ref));
      process.stdout.write(`${JSON.stringify({ ...bill, metadata, components, dependencies }, undefined, 2)}\n`);
    });
  });
