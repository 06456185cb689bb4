import { randomUUID } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { listCommands } from '../common/engine.mjs';
import { buildProgram } from './build-program.mjs';

/** Pure JavaScript that every command loads: in the bundle it is read as one file. All other packages stay outside. */
const inlined = [
  '@csstools/css-calc',
  'bidi-js',
  'culori',
  'fastest-levenshtein',
  'image-size',
  'jsonc-parser',
  'p-limit',
  'zod',
];

/**
 * All others are imported by their names.
 * @type {import('esbuild').Plugin}
 */
export const packagesBeside = {
  name: 'packages-beside',
  setup({ onResolve, initialOptions }) {
    const root = realpathSync(initialOptions.absWorkingDir ?? '.');
    const isOurs = (/** @type {string} */ file) => !/^\.\.|(^|[\\/])node_modules[\\/]/.test(relative(root, file));
    onResolve({ filter: /^[@a-z]/i }, ({ path, kind, importer }) => {
      const isInlined = inlined.some((one) => path === one || path.startsWith(`${one}/`));
      // What those ask for of others is inlined with them, and what these ask for.
      if (isInlined || kind === 'entry-point' || isBuiltin(path) || !isOurs(importer)) return undefined;
      return { path, external: true };
    });
  },
};

/**
 * Bundles all commands of an engine with blocks of a site into `folder`: in a folder of its own first, so that commands that start
 * meanwhile see all of it or nothing.
 * @param {{ root: string, folder: string, plugins: import('esbuild').Plugin[] } & Pick<import('esbuild').BuildOptions, 'sourcemap' | 'sourcesContent'>} input
 * @throws Error when a source does not compile or the folder cannot be written.
 */
export async function bundleProgram({ root, folder, ...options }) {
  const commands = listCommands(root).map(({ name }) => name);
  const more = { bundler: 'generator/bundle/bundler.ts' };
  const { outputFiles = [] } = await buildProgram({ ...options, root, folder, commands, more });
  const unfinished = `${folder}.${randomUUID()}`;
  await mkdir(unfinished, { recursive: true });
  for (const { path, contents } of outputFiles) await writeFile(join(unfinished, relative(folder, path)), contents);
  // Another command may have made it meanwhile.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
}
