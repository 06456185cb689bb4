import { createHash, randomUUID } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
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

/** Bundles that no command has started from for so long go. A preview that is open may still load parts of its own. Milliseconds. */
const kept = 2 * 24 * 60 * 60 * 1000;

/**
 * Packages that stay outside of a bundle, and how it asks for each.
 * @param {string} name
 * @param {(path: string) => string} wayTo
 * @returns {import('esbuild').Plugin}
 */
const packagesOutside = (name, wayTo) => ({
  name,
  setup({ onResolve, initialOptions }) {
    const root = realpathSync(initialOptions.absWorkingDir ?? '.');
    const isOurs = (/** @type {string} */ file) => !/^\.\.|(^|[\\/])node_modules[\\/]/.test(relative(root, file));
    onResolve({ filter: /^[@a-z]/i }, ({ path, kind, importer }) => {
      const isInlined = inlined.some((one) => path === one || path.startsWith(`${one}/`));
      // What those ask for of others is inlined with them, and what these ask for.
      if (isInlined || kind === 'entry-point' || isBuiltin(path) || !isOurs(importer)) return undefined;
      return { path: wayTo(path), external: true };
    });
  },
});

/** By the places where they are: the bundle may be kept where Node would look for them in vain. One that is not installed is missed by who asks for it. */
const packagesByPlace = packagesOutside('packages-by-place', (path) => {
  try {
    return import.meta.resolve(path);
  } catch {
    return path;
  }
});

/** By their names: of a bundle that lies in the folder of its engine, beside whose code they are. */
export const packagesBeside = packagesOutside('packages-beside', (path) => path);

/** @param {string} folder */
async function prune(folder) {
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > kept) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Bundles all commands into `folder`, with the hash of every file in `program.json`: in a folder of its own first, so
 * that commands that start meanwhile see all of it or nothing. `isWhole` tells whether what stands in `folder` can be used,
 * `isCurrent` whether the sources are still those that `folder` is named after.
 * @param {{ root: string, folder: string, isWhole?: () => boolean, isCurrent?: () => boolean, plugins?: import('esbuild').Plugin[] } & Pick<import('esbuild').BuildOptions, 'sourcemap' | 'sourcesContent'>} input
 * @throws Error when a source does not compile or the folder cannot be written.
 */
export async function bundleProgram({ root, folder, isWhole = () => false, isCurrent = () => true, ...given }) {
  const { plugins = [packagesByPlace], ...options } = given;
  const commands = listCommands(root).map(({ name }) => name);
  const more = { bundler: 'generator/bundle/bundler.ts' };
  const { outputFiles } = await buildProgram({
    ...options,
    root,
    folder,
    commands,
    more,
    plugins,
  });
  if (!isCurrent()) throw new Error('The sources have changed meanwhile.');
  const unfinished = `${folder}.${randomUUID()}`;
  await mkdir(unfinished, { recursive: true });
  /** @type {Record<string, string>} */
  const hashes = {};
  for (const { path, contents } of outputFiles) {
    const name = path.slice(folder.length + 1);
    // Of what is read where something has gone wrong nothing depends.
    if (!name.endsWith('.map')) hashes[name] = createHash('sha256').update(contents).digest('hex');
    await writeFile(join(unfinished, name), contents);
  }
  await writeFile(join(unfinished, 'program.json'), JSON.stringify(hashes));
  try {
    await rename(unfinished, folder);
  } catch {
    // Another command has made it meanwhile, and may be loading it; or what stands there is damaged.
    if (!isWhole()) {
      await rename(folder, `${unfinished}.old`).catch(() => undefined);
      await rename(unfinished, folder);
    }
    for (const left of [unfinished, `${unfinished}.old`]) await rm(left, { recursive: true, force: true });
  }
  await prune(dirname(folder));
}
