import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * What content has to be, written out: the schemas that say so take longer to make than all else that a command begins with,
 * and are loaded where something is wrong. `generator/content/schema/` says how they are read.
 * @param {import('esbuild').Plugin[]} plugins
 * @returns {import('esbuild').Plugin}
 */
const inlineCompiledSchema = (plugins) => ({
  name: 'inline-compiled-schema',
  setup({ onLoad, initialOptions }) {
    onLoad({ filter: /[\\/]generator[\\/]content[\\/]schema[\\/]compiled-site-schema\.ts$/ }, async ({ path }) => {
      const { absWorkingDir, format, platform, target, mainFields } = initialOptions;
      const entryPoints = [path];
      const { outputFiles } = await build({
        ...{ absWorkingDir, entryPoints, format, platform, target, mainFields },
        ...{ bundle: true, write: false, jsx: 'automatic', logLevel: 'silent', plugins },
      });
      const source = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
      const { compiledSiteSchema } = await import(`data:text/javascript;base64,${source}`);
      const { notes, ...rest } = compiledSiteSchema;
      const read = (/** @type {unknown} */ value) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
      // What is told of fields is read where somebody asks.
      const lines = [
        'let notes;',
        `export const compiledSiteSchema = { ...${read(rest)}, get notes() { return (notes ??= ${read(notes)}); } };`,
      ];
      return { contents: lines.join('\n'), loader: 'js' };
    });
  },
});

/** Packages that stay outside: native code, WebAssembly and fonts, which every installation has. */
export const neededPackages = ['@fontsource-variable/readex-pro', 'harfbuzzjs', 'sharp', 'tinypool', 'wawoff2'];

/** Packages that few need, who install them when they are told to, and what builds engines. */
const optionalPackages = [
  '@aws-sdk/client-s3',
  '@wyw-in-js/vite',
  'esbuild',
  'heic-decode',
  'highlight.js',
  'selfsigned',
  'temml',
  'tsx',
  'vite',
];

/** All that are not in the program. */
export const externalPackages = [...neededPackages, ...optionalPackages];

/**
 * Leaves these outside.
 * @type {import('esbuild').Plugin}
 */
export const externalPackagesPlugin = {
  name: 'packages-apart',
  setup(build) {
    const isOf = (/** @type {string} */ path) => externalPackages.some((name) => path === name || path.startsWith(`${name}/`));
    build.onResolve({ filter: /^[@a-z]/i }, ({ path }) => (isOf(path) ? { path, external: true } : undefined));
  },
};

/**
 * What svgo has for browsers is one file that reads no others.
 * @type {import('esbuild').Plugin}
 */
const svgoInOneFile = {
  name: 'svgo-in-one-file',
  setup(build) {
    build.onResolve({ filter: /^svgo$/ }, ({ resolveDir }) =>
      build.resolve('svgo/browser', { resolveDir, kind: 'import-statement' }),
    );
  },
};

/** Packages of common form ask for others by `require`, which a module has to make for them. */
export const requireBanner = {
  js: "import { createRequire as makeRequire } from 'node:module';\nconst require = makeRequire(import.meta.url);",
};

/**
 * Bundles commands of an engine, and what runs beside them in threads and processes of its own: the file of each is named after it.
 * @param {{ root: string, folder: string, commands: readonly string[], more?: Record<string, string>, own?: import('esbuild').Plugin[] } & Pick<import('esbuild').BuildOptions, 'plugins' | 'banner' | 'metafile' | 'sourcemap' | 'sourcesContent' | 'tsconfigRaw'>} input
 * `more`: further files of the code, by the names of their bundles; `own`: what finds the code of a site; `plugins`: in the place of
 * what leaves packages outside
 * @returns files as they would stand in `folder`, and what esbuild tells of them. @throws Error when a source does not compile
 */
export function buildProgram({ root, folder, commands, more = {}, own = [], plugins = [externalPackagesPlugin], ...options }) {
  const files = {
    ...Object.fromEntries(commands.map((name) => [name, `generator/cli/commands/${name}.ts`])),
    worker: 'generator/build/tasks/worker.ts',
    'drawing-process': 'generator/assets/images/drawing-process.mjs',
    'heic-worker': 'generator/editor/server/endpoints/files/heic-worker.mjs',
    ...more,
  };
  return build({
    ...options,
    absWorkingDir: root,
    entryPoints: Object.entries(files).map(([out, file]) => ({ in: join(root, file), out })),
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
    plugins: [inlineCompiledSchema(own), svgoInOneFile, ...own, ...plugins],
    logLevel: 'silent',
  });
}
