import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inTemporaryFolder } from '../../core/cache/temporary-folder.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { packFolder, tarballName } from '../pack/npm-pack.ts';

/** How the package of a site asks for its engine. */
export interface Dependency {
  /** As it stands in `package.json`. */
  spec: string;
  /** The file beside the site that the spec names: whoever has the site has it, a CI system too. */
  tarball?: { name: string; content: Uint8Array };
}

/** What a package asks for, and its folder, which relative paths in there begin at. */
interface DependencySource {
  spec: string;
  folder: string;
}

/** The nearest package above an installed engine that asks for it: a project, or what npx makes for a call. */
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

/** Of this machine alone: a path, written in any of the ways that package managers know. */
const isLocal = (spec: string) =>
  /^(?:file|link|portal|workspace|catalog):|^(?:[./~\\]|[a-z]:[\\/])|^[^:]+\.(?:tgz|tar\.gz)$/i.test(spec);

/** The tarball that a local spec names, where it is still there. */
function tarballOf({ spec, folder }: DependencySource): string | undefined {
  const path = spec.startsWith('file:///') ? fileURLToPath(spec) : resolve(folder, spec.replace(/^file:(?:\/\/)?/, ''));
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? path : undefined;
}

/** The engine as one file. */
async function contentOf(root: string, asking: DependencySource | undefined): Promise<Uint8Array> {
  const file = asking && tarballOf(asking);
  if (file) return readFile(file);
  return inTemporaryFolder('pack', async (folder) => readFile(await packFolder(root, folder)));
}

/**
 * How a new site asks for this engine so that it gets the same: from where this one is installed from, or from a file beside the
 * site. A checkout does not write that file here, as it takes as long as a build; `npm run pack` does.
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
