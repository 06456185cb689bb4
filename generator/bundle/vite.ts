import { dirname, join } from 'node:path';
import wyw from '@wyw-in-js/vite';
import type { InlineConfig, Plugin } from 'vite';
import { longNameOf, type Shorten, shortenChunks } from './class-names.ts';
import { browserModules, renderModule } from './entries.ts';
import { lineMap } from './line-map.ts';
import { recordImports, within } from './style-parts.ts';

/** Browsers that get what the style sheets say, unchanged: those with `:dir()`, popovers and `scripting` queries. */
const browsers = ['chrome120', 'edge120', 'firefox125', 'safari17.4'];

/**
 * Libraries carry "use client", which means nothing here; how long a plugin took is no warning. Comments name modules by
 * where they are from the engine, not from the folder that a command is started in.
 */
const ownWays = (root: string) => ({ checks: { moduleLevelDirective: false, pluginTimings: false }, cwd: root }) as const;

/**
 * Linaria reads off a stack trace where it stands, and looks for its packages from there. Source maps, which `tsx` turns on, write
 * that place in a way that it cannot read where there is a space in it.
 */
function plainTraces(): Plugin {
  let former = false;
  return {
    name: 'plain-traces',
    buildStart() {
      former = process.sourceMapsEnabled;
      process.setSourceMapsEnabled(false);
    },
    closeBundle() {
      process.setSourceMapsEnabled(former);
    },
  };
}

/**
 * Linaria, one module at a time. A module whose imports change while another is evaluated makes wyw-in-js begin anew with all that is
 * on its way, and on busy machines it gives up ("superseded", "the dependency graph is incomplete").
 */
function oneByOne(plugin: Plugin): Plugin {
  const { transform } = plugin;
  if (typeof transform !== 'function') throw new Error('The plugin of wyw-in-js has no function that transforms.');
  let former: Promise<unknown> = Promise.resolve();
  return {
    ...plugin,
    transform(...given) {
      const next = former.then(() => transform.apply(this, given));
      former = next.catch(() => undefined);
      return next;
    },
  };
}

/** Says where lines are from, as Linaria does not: whoever writes a block is told where it has stopped. */
function withLines(plugin: Plugin): Plugin {
  const { transform } = plugin;
  if (typeof transform !== 'function') throw new Error('The plugin of wyw-in-js has no function that transforms.');
  return {
    ...plugin,
    async transform(code, ...given) {
      const result = await transform.call(this, code, ...given);
      if (typeof result !== 'object' || result === null || typeof result.code !== 'string') return result;
      return { ...result, map: lineMap(code, result.code) };
    },
  };
}

/** What every bundle of templates has; `include` names the files with styles in them. */
function shared(root: string, include = '**/templates/**/*.{ts,tsx}'): InlineConfig {
  return {
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      plainTraces(),
      oneByOne(
        wyw({
          prefixer: false,
          // What lies in folders above the project, or in a DOM that templates never touch, is no input of a build.
          configFile: false,
          features: { happyDOM: false, dangerousCodeRemover: true, globalCache: true, softErrors: false, useWeakRefInEval: true },
          include: [include],
          classNameSlug: (_slug: string, _title: string, { file, index }: { file: string; index: number }) =>
            longNameOf({ index, file: within(root, file) }),
        }),
      ),
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
  };
}

/**
 * One self-contained module that renders pages, and the style sheet of all templates.
 * @param graph is filled with what the modules import.
 * @param sourcemap whether it is known where lines of it are from
 */
export function serverConfig(root: string, graph: Map<string, readonly string[]>, sourcemap = false): InlineConfig {
  const { plugins = [], ...config } = shared(root);
  const traced = sourcemap ? plugins.map((one) => ((one as Plugin).transform ? withLines(one as Plugin) : one)) : plugins;
  return {
    ...config,
    // What is wrong is told by who asked.
    ...(sourcemap && { logLevel: 'silent' as const }),
    plugins: [...traced, recordImports(root, graph)],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join(root, renderModule),
      write: false,
      sourcemap,
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssTarget: browsers,
      cssMinify: 'lightningcss',
      reportCompressedSize: false,
      rolldownOptions: {
        ...ownWays(root),
        output: { entryFileNames: 'render.mjs', assetFileNames: '[name][extname]' },
      },
    },
  };
}

/** Of everything that is built for browsers: kept in memory, with all styles in one sheet. */
const forBrowsers = {
  write: false,
  target: browsers,
  cssCodeSplit: false,
  modulePreload: false,
  reportCompressedSize: false,
} as const;

/**
 * Gives the search of a site a copy of the function that folds words. Shared with the island of a search block it would be a
 * chunk of its own, which costs a request each and a name in the loader of every page.
 */
const copyFoldIntoSearch: Plugin = {
  name: 'qiyam:copy-fold-into-search',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '../parts/fold.ts' && importer?.includes('/templates/site-search/')
      ? `${join(dirname(importer), source)}?site-search`
      : undefined,
};

/**
 * The loader, the hydration code and one file for each island; React is one chunk that the islands share.
 * @param shorten gives classes the names that they have in pages.
 */
export function browserConfig(root: string, shorten: Shorten): InlineConfig {
  const { plugins = [], ...config } = shared(root);
  const input = Object.fromEntries(Object.entries(browserModules).map(([name, file]) => [name, join(root, file)]));
  return {
    ...config,
    plugins: [...plugins, shortenChunks(shorten), copyFoldIntoSearch],
    build: {
      ...forBrowsers,
      rolldownOptions: {
        ...ownWays(root),
        input,
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'assets/[name].[hash].js',
          chunkFileNames: 'assets/[name].[hash].js',
          codeSplitting: {
            // Slots come with React, whose islands import both: one file more would be one request more.
            groups: [{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|templates\/islands\/slot\.tsx$/ }],
          },
        },
      },
    },
  };
}

/** The editor of the preview: one script, parts that it asks for later, and one sheet. Never part of a site. */
export function editorConfig(root: string): InlineConfig {
  return {
    ...shared(root, '**/{templates,generator/dev/editor}/**/*.{ts,tsx}'),
    base: './',
    build: {
      ...forBrowsers,
      rolldownOptions: {
        ...ownWays(root),
        input: { editor: join(root, 'generator/dev/editor/main.tsx') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].[hash].js', assetFileNames: '[name][extname]' },
      },
    },
  };
}
