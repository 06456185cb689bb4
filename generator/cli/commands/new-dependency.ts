import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inTemporaryFolder } from '../../core/cache/temporary-folder.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { packFolder, tarballName } from '../pack/npm-pack.ts';

/** How the package of a site depends on the engine. */
export interface Dependency {
  /** Version specifier for `package.json`. */
  spec: string;
  /** Tarball beside the site that the specifier refers to, so that it is also available in CI. */
  tarball?: { name: string; content: Uint8Array };
}

/** Specifier of a dependency, and the folder that its relative paths start at. */
interface DependencySource {
  spec: string;
  folder: string;
}

/** Specifier in the nearest package above an installed engine: a project, or the temporary package of npx. */
function dependencySourceOf(root: string): DependencySource | undefined {
  if (!root.split(sep).includes('node_modules')) return undefined;
  for (let folder = dirname(root); dirname(folder) !== folder; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (!existsSync(file)) continue;
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync(file, 'utf8'));
    const spec = { ...optionalDependencies, ...devDependencies, ...dependencies }.qiyam;
    if (typeof spec === 'string') return { spec, folder };
  }
  return undefined;
}

/** Whether a specifier is a local path, in any syntax of package managers. */
const isLocal = (spec: string) =>
  /^(?:file|link|portal|workspace|catalog):|^(?:[./~\\]|[a-z]:[\\/])|^[^:]+\.(?:tgz|tar\.gz)$/i.test(spec);

/** Tarball of a local specifier, if it still exists and this user may read it. */
function tarballOf({ spec, folder }: DependencySource): string | undefined {
  const path = spec.startsWith('file:///') ? fileURLToPath(spec) : resolve(folder, spec.replace(/^file:(?:\/\/)?/, ''));
  try {
    accessSync(path, constants.R_OK);
    return statSync(path).isFile() ? path : undefined;
  } catch {
    return undefined;
  }
}

/** The engine as a tarball. */
async function contentOf(root: string, asking: DependencySource | undefined): Promise<Uint8Array> {
  const file = asking && tarballOf(asking);
  if (file) return readFile(file);
  return inTemporaryFolder('pack', async (folder) => readFile(await packFolder(root, folder)));
}

/**
 * Dependency of a new site on this engine: the same source that this engine was installed from, or a tarball beside the site.
 * In a checkout no tarball is written, as packing takes as long as a build; use `npm run pack`.
 */
export async function dependencyOf({ root, version, isPacked }: Engine): Promise<Dependency> {
  const asking = dependencySourceOf(root);
  if (asking && !isLocal(asking.spec))
    return { spec: asking.spec.includes(':') || asking.spec.includes('/') ? asking.spec : version };
  const name = tarballName(version);
  const spec = `file:${name}`;
  const isInstalled = isPacked || asking !== undefined;
  return isInstalled ? { spec, tarball: { name, content: await contentOf(root, asking) } } : { spec };
}
