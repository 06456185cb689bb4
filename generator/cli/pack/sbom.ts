import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { decodedPart } from '../../../templates/model/addresses/decode.ts';
import { inTemporaryFolder } from '../../core/cache/temporary-folder.ts';
import { UsageError } from '../../core/diagnostics/errors.ts';

const lockName = 'package-lock.json';

interface Lock {
  packages: Record<string, { dev?: boolean; link?: boolean; resolved?: string; devDependencies?: unknown }>;
}

/** The properties of a CycloneDX SBOM that are used here. https://cyclonedx.org/docs/1.5/json/ */
export interface Sbom {
  metadata: { component: { 'bom-ref': string } };
  components: { 'bom-ref': string; name: string; group?: string; purl: string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

interface NpmSbom extends Sbom {
  serialNumber?: string;
  metadata: Sbom['metadata'] & { timestamp?: string; tools?: unknown };
}

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

/**
 * Writes the project into a folder without development dependencies: `npm sbom --omit dev` also omits packages that production
 * and development share. The folder is named after the project because npm uses the folder's name.
 */
async function writeProduction(root: string, folder: string): Promise<void> {
  // Overrides refer to development packages.
  const { devDependencies: _, overrides: _overrides, ...project } = await readJson(join(root, 'package.json'));
  const lock: Lock = await readJson(join(root, lockName));
  // For linked folders, npm marks only the target folder as a development dependency.
  const isDev = ({ dev, link, resolved = '' }: Lock['packages'][string]) => dev || (link && lock.packages[resolved]?.dev);
  const kept = Object.entries(lock.packages).filter(([, entry]) => !isDev(entry));
  const packages = Object.fromEntries(kept.map(([path, { devDependencies: _, ...entry }]) => [path, entry]));
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), JSON.stringify(project));
  await writeFile(join(folder, lockName), JSON.stringify({ ...lock, packages }));
}

async function askNpm(folder: string): Promise<NpmSbom> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const isWindows = process.platform === 'win32';
  const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024, shell: isWindows };
  return JSON.parse((await promisify(execFile)('npm', args, options)).stdout);
}

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/**
 * CycloneDX SBOM of a production install, for all platforms. Depends on the lockfile only: timestamps and the npm version are
 * removed, so that SBOMs differ only if packages do.
 * @throws UsageError without a lockfile, which npm packages lack
 */
export async function createSbom(root: string): Promise<Sbom> {
  const file = join(root, lockName);
  if (!existsSync(file)) throw new UsageError('no-lockfile', { file, call: 'npm sbom --sbom-format cyclonedx --omit dev' });
  const { name } = await readJson(join(root, 'package.json'));
  return inTemporaryFolder('sbom', async (folder) => {
    await writeProduction(root, join(folder, name));
    const { serialNumber: _, ...bill } = await askNpm(join(folder, name));
    const { timestamp: _time, tools: _tools, ...metadata } = bill.metadata;
    const components = bill.components.toSorted((a, b) => byText(a['bom-ref'], b['bom-ref']));
    const dependencies = bill.dependencies
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.toSorted(byText) }))
      .toSorted((a, b) => byText(a.ref, b.ref));
    return { ...bill, metadata, components, dependencies };
  });
}

/** Name of a package from its purl. https://github.com/package-url/purl-spec */
const nameIn = (purl: string) => (decodedPart(purl) ?? purl).replace(/^pkg:npm\/(.*)@[^@]*$/, '$1');

/**
 * SBOM of the npm package: bundled packages, and dependencies with their own dependencies.
 * @param held names of bundled packages. @param needed names of dependencies
 */
export function createPackageSbom(bill: Sbom, { held, needed }: { held: Iterable<string>; needed: readonly string[] }): Sbom {
  const nameOf = new Map(bill.components.map((one) => [one['bom-ref'], nameIn(one.purl)]));
  const asks = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const inside = new Set(held);
  const kept = new Set([...nameOf].filter(([, name]) => inside.has(name)).map(([ref]) => ref));
  const add = (ref: string) => {
    kept.add(ref);
    for (const one of asks.get(ref) ?? []) if (!kept.has(one)) add(one);
  };
  for (const [ref, name] of nameOf) if (needed.includes(name)) add(ref);
  const { 'bom-ref': own } = bill.metadata.component;
  return {
    ...bill,
    components: bill.components.filter((one) => kept.has(one['bom-ref'])),
    dependencies: [...asks]
      .filter(([ref]) => ref === own || kept.has(ref))
      .map(([ref, dependsOn]) => ({
        ref,
        dependsOn: ref === own ? [...kept].sort(byText) : dependsOn.filter((one) => kept.has(one)),
      })),
  };
}

export const serializeSbom = (bill: Sbom): string => `${JSON.stringify(bill, undefined, 2)}\n`;
