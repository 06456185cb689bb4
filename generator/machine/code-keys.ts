import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Engine, idNow, sourcesOf } from '../common/engine.mjs';
import { findPackage } from '../common/packages.mjs';
import { takeOrMakeValue } from './forms.ts';
import type { Store } from './store.ts';

/** `react-dom/server` is a part of `react-dom`. */
const packageOf = (imported: string) =>
  imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/');

/** Files of modules with all that they import, and names of packages. Types leave nothing in what runs. */
export async function reachOf(root: string, modules: readonly string[]): Promise<{ files: string[]; packages: string[] }> {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: modules.map((file) => ({ in: file, out: file })),
    bundle: true,
    packages: 'external',
    platform: 'node',
    metafile: true,
    write: false,
    outdir: 'none',
    format: 'esm',
    // A package is not asked for its tsconfig.json.
    jsx: 'automatic',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    logLevel: 'silent',
  });
  const imports = Object.values(metafile.inputs).flatMap((one) => one.imports);
  const packages = imports
    .filter(({ path, external }) => external && !path.startsWith('node:'))
    .map(({ path }) => packageOf(path));
  return { files: Object.keys(metafile.inputs).sort(), packages: [...new Set(packages)].sort() };
}

function versionOf({ home, versions }: Engine, name: string): string {
  if (versions !== undefined) return versions[name] ?? '';
  const folder = findPackage(home, name);
  return folder === undefined ? '' : JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
}

async function makeKey(engine: Engine, modules: readonly string[]): Promise<string> {
  const root = sourcesOf({ root: engine.home, made: engine.made });
  const { files, packages } = await reachOf(root, modules);
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  for (const name of packages) hash.update(`${name} ${versionOf(engine, name)}\0`);
  return hash.digest('hex').slice(0, 16);
}

/**
 * Names the code of some modules of an engine, with all that they import: the same on every machine. It is a part of addresses in the
 * output, which browsers keep for good; what is kept in caches is named by all code.
 * @param modules paths from the root; no site may change what they import. @param core a store of the cache of the engine
 * @throws Error for a module that does not exist
 */
export const codeKey = (engine: Engine, modules: readonly string[], core: Store): Promise<string> =>
  takeOrMakeValue(core, `code of ${modules.join(' ')}`, {
    make: () => makeKey(engine, modules),
    read: (bytes) => /^[0-9a-f]{16}$/.exec(Buffer.from(bytes).toString())?.[0],
    write: (key) => Buffer.from(key),
    // A source may have changed since the command began.
    isToKeep: () => idNow(engine) === engine.id,
  });
