import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Inlines the compiled site schema as JSON. Building it from the zod schemas takes longer than the rest of a command's start;
 * those are only loaded to explain errors. `generator/content/schema/` explains how it is read.
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
      // Notes on fields are parsed on first use.
      const lines = [
        'let notes;',
        `export const compiledSiteSchema = { ...${read(rest)}, get notes() { return (notes ??= ${read(notes)}); } };`,
      ];
      return { contents: lines.join('\n'), loader: 'js' };
    });
  },
});

/** External packages that every installation has: native code, WebAssembly and fonts. */
export const neededPackages = ['@fontsource-variable/readex-pro', 'harfbuzzjs', 'sharp', 'tinypool', 'wawoff2'];

/** External packages that are installed on request, and those that build engines. */
const optionalPackages = [
  '@aws-sdk/client-s3',
  '@oslojs/webauthn',
  '@wyw-in-js/vite',
  'esbuild',
  'heic-decode',
  'highlight.js',
  'nodemailer',
  'openid-client',
  'selfsigned',
  'temml',
  'tsx',
  'vite',
];

/** All packages that are not bundled into the program. */
export const externalPackages = [...neededPackages, ...optionalPackages];

/**
 * Marks these packages as external.
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
 * Bundles svgo's browser build: one file that reads no others.
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

/** CommonJS packages call `require`, which an ES module has to define for them. */
export const requireBanner = {
  js: "import { createRequire as makeRequire } from 'node:module';\nconst require = makeRequire(import.meta.url);",
};

/**
 * Bundles commands of an engine, and the scripts of their threads and child processes; each bundle is named after its entry.
 * @param {{ root: string, folder: string, commands: readonly string[], more?: Record<string, string>, own?:
 * import('esbuild').Plugin[] } & Pick<import('esbuild').BuildOptions, 'plugins' | 'banner' | 'metafile' | 'sourcemap' |
 * 'sourcesContent' | 'tsconfigRaw'>} input
 * `more`: further entry points, by the names of their bundles; `own`: plugins that resolve the code of a site; `plugins`:
 * replace the plugin that marks packages as external
 * @returns files for `folder`, not written yet, and esbuild's metadata
 * @throws Error if a source does not compile
 */
export function buildProgram({ root, folder, commands, more = {}, own = [], plugins = [externalPackagesPlugin], ...options }) {
  const files = {
    ...Object.fromEntries(commands.map((name) => [name, `generator/cli/commands/${name}.ts`])),
    worker: 'generator/build/tasks/worker.ts',
    'drawing-process': 'generator/assets/images/drawing-process.mjs',
    'heic-worker': 'generator/assets/images/heic-worker.mjs',
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
