import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeKeys } from '../../core/util/engine.mjs';
import { installedVersion } from '../../core/util/packages.mjs';

/** `react-dom/server` -> `react-dom`, `@scope/name/file` -> `@scope/name`. */
const packageOf = (imported: string) =>
  imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/');

/** Files of modules and all their imports, and names of imported packages. Imports of types do not count. */
export async function collectModules(root: string, modules: readonly string[]): Promise<{ files: string[]; packages: string[] }> {
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
    // Set here, so that no tsconfig.json of a package is read.
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

/**
 * Hash of some modules and all their imports: the same on every machine.
 * @param modules paths relative to the root; a site cannot change what they import
 * @returns 16 hexadecimal digits
 * @throws Error if a module does not exist
 */
async function keyOf(root: string, modules: readonly string[]): Promise<string> {
  const { files, packages } = await collectModules(root, modules);
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  for (const name of packages) hash.update(`${name} ${installedVersion([root], name) ?? ''}\0`);
  return hash.digest('hex').slice(0, 16);
}

/** Modules that process pictures, and those that draw icons and social pictures. */
const modules: Readonly<Record<keyof CodeKeys, readonly string[]>> = {
  pictures: [
    'generator/assets/images/inspect.ts',
    'generator/assets/images/encode.ts',
    'generator/assets/images/drawing-process.mjs',
  ],
  drawings: ['generator/pages/social/icons.ts', 'generator/pages/social/painter.ts'],
};

/**
 * Code hashes that are part of file names in the output.
 * @param root folder of a checkout
 */
export async function codeKeysOf(root: string): Promise<CodeKeys> {
  const [pictures, drawings] = await Promise.all([keyOf(root, modules.pictures), keyOf(root, modules.drawings)]);
  return { pictures, drawings };
}
