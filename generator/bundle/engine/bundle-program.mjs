import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listCommands } from '../../core/util/engine.mjs';
import { findPackage } from '../../core/util/packages.mjs';
import { buildProgram, externalPackages, requireBanner } from './build-program.mjs';

/** @param {string} folder folder of a package */
const hasExports = async (folder) => 'exports' in JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

/**
 * Imports external packages by absolute path: a program in a cache folder would not find them by name. Imports of packages that
 * are not installed stay as they are, and fail at run time.
 * @param {readonly string[]} folders folders from which packages are resolved
 * @returns {import('esbuild').Plugin}
 */
const packagesByPlace = (folders) => ({
  name: 'packages-by-place',
  setup(build) {
    build.onResolve({ filter: /^[@a-z]/i }, async ({ path, kind, pluginData }) => {
      const name = externalPackages.find((one) => path === one || path.startsWith(`${one}/`));
      if (name === undefined || pluginData === folders) return undefined;
      const from = folders.find((folder) => findPackage(folder, name) !== undefined);
      if (from === undefined) return { path, external: true };
      const { resolve } = createRequire(join(from, 'package.json'));
      if (kind.startsWith('require')) return { path: resolve(path), external: true };
      // Without `exports`, Node uses `main`, while bundlers use `module`.
      if (!(await hasExports(findPackage(from, name) ?? ''))) return { path: pathToFileURL(resolve(path)).href, external: true };
      const { path: file, errors } = await build.resolve(path, { kind, resolveDir: from, pluginData: folders });
      return errors.length > 0 ? { errors } : { path: pathToFileURL(file).href, external: true };
    });
  },
});

/**
 * Bundles all commands of an engine with the code of a site, and writes them.
 * @param {{ root: string, site: string, folder: string, own: import('esbuild').Plugin[], plugins: import('esbuild').Plugin[] }
 * & Pick<import('esbuild').BuildOptions, 'sourcemap' | 'sourcesContent' | 'tsconfigRaw'>} input
 * `root`: source folder of the engine; `site`: folder of the site, from which packages are resolved too
 * @returns all source files of the bundles
 * @throws Error if a source does not compile or the folder cannot be written
 */
export async function bundleProgram({ root, site, folder, plugins, ...options }) {
  const { outputFiles = [], metafile } = await buildProgram({
    ...{ ...options, root, folder, metafile: true, banner: requireBanner },
    commands: listCommands(root).map(({ name }) => name),
    more: { bundler: 'generator/bundle/custom-blocks/bundler.ts' },
    plugins: [packagesByPlace([root, site]), ...plugins],
  });
  await mkdir(folder, { recursive: true });
  for (const { path, contents } of outputFiles) await writeFile(path, contents);
  return Object.keys(metafile?.inputs ?? {}).map((file) => join(root, file));
}
