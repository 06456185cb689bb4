import { createHash, randomUUID } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { readManifest } from '../common/engine.mjs';

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
 * Other packages stay outside, by the places where they are: the bundle may be kept where Node would look for them in vain. One
 * that is not installed is missed by who asks for it.
 * @type {import('esbuild').Plugin}
 */
const packagesByPlace = {
  name: 'packages-by-place',
  setup({ onResolve, initialOptions }) {
    const root = realpathSync(initialOptions.absWorkingDir ?? '.');
    const isOurs = (/** @type {string} */ file) => !/^\.\.|(^|[\\/])node_modules[\\/]/.test(relative(root, file));
    onResolve({ filter: /^[@a-z]/i }, ({ path, kind, importer }) => {
      const isInlined = inlined.some((name) => path === name || path.startsWith(`${name}/`));
      // What those ask for of others is inlined with them, and what these ask for.
      if (isInlined || kind === 'entry-point' || isBuiltin(path) || !isOurs(importer)) return undefined;
      try {
        return { path: import.meta.resolve(path), external: true };
      } catch {
        return { path, external: true };
      }
    });
  },
};

/**
 * What content has to be, written out: the schemas that say so take longer to make than all else that a command begins with,
 * and are loaded where something is wrong. `generator/contract/` says how they are read.
 * @type {import('esbuild').Plugin}
 */
const contractWrittenOut = {
  name: 'contract-written-out',
  setup({ onLoad, initialOptions }) {
    onLoad({ filter: /[\\/]generator[\\/]contract[\\/]contract\.ts$/ }, async ({ path }) => {
      const { absWorkingDir, format, platform, target, mainFields } = initialOptions;
      const entryPoints = [path];
      const { outputFiles } = await build({
        ...{ absWorkingDir, entryPoints, format, platform, target, mainFields },
        ...{ bundle: true, write: false, logLevel: 'silent' },
      });
      const source = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
      const { contract } = await import(`data:text/javascript;base64,${source}`);
      const { notes, ...asked } = contract;
      const read = (/** @type {unknown} */ value) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
      // What is told of fields is read where somebody asks.
      const lines = [
        'let notes;',
        `export const contract = { ...${read(asked)}, get notes() { return (notes ??= ${read(notes)}); } };`,
      ];
      return { contents: lines.join('\n'), loader: 'js' };
    });
  },
};

/** @param {string} folder */
async function prune(folder) {
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > kept) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Bundles all commands into `folder`, with the hash of every file in `program.json`: in a folder of its own first, so
 * that commands that start meanwhile see all of it or nothing. `isWhole` tells whether what stands in `folder` can be used.
 * @param {{ root: string, folder: string, isWhole?: () => boolean }} input
 * @throws Error when a source does not compile or the folder cannot be written.
 */
export async function bundleProgram({ root, folder, isWhole = () => false }) {
  const { scripts } = readManifest(root);
  const commands = Object.values(scripts).flatMap((script) => /commands\/start\.mjs ([a-z-]+)/.exec(script)?.[1] ?? []);
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [
      ...commands.map((name) => ({ in: join(root, `generator/commands/${name}.ts`), out: name })),
      { in: join(root, 'generator/make/worker.ts'), out: 'worker' },
      { in: join(root, 'generator/output/look-worker.ts'), out: 'look' },
      { in: join(root, 'generator/bundle/bundler.ts'), out: 'bundler' },
      { in: join(root, 'generator/images/draw-apart.mjs'), out: 'draw-apart' },
      { in: join(root, 'generator/dev/edit/files/heic-worker.mjs'), out: 'heic-worker' },
    ],
    outdir: folder,
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    mainFields: ['module', 'main'],
    outExtension: { '.js': '.mjs' },
    plugins: [contractWrittenOut, packagesByPlace],
    logLevel: 'silent',
  });
  const unfinished = `${folder}.${randomUUID()}`;
  await mkdir(unfinished, { recursive: true });
  /** @type {Record<string, string>} */
  const hashes = {};
  for (const { path, contents } of outputFiles) {
    const name = path.slice(folder.length + 1);
    hashes[name] = createHash('sha256').update(contents).digest('hex');
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
