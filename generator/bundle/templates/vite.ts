import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import wyw from '@wyw-in-js/vite';
import type { InlineConfig, Plugin } from 'vite';
import { longNameOf, type Shorten, shortenChunks } from './class-names.ts';
import {
  type CustomModules,
  customFileOf,
  customModulesInVite,
  customNameOf,
  enginePathIn,
  isEntryPoint,
  resolveCustomModule,
} from './custom-modules.ts';
import { browserModules, renderModule } from './entries.ts';
import { recordEntryImports } from './entry-imports.ts';
import { lineMap } from './line-map.ts';
import { recordImports, relativePath } from './style-parts.ts';
import { type TransformCache, withTransformCache } from './transform-cache.ts';

/** Browsers that get what the style sheets say, unchanged: those with `:dir()`, popovers and `scripting` queries. */
const browsers = ['chrome120', 'edge120', 'firefox125', 'safari17.4'];

/**
 * Libraries carry "use client", which means nothing here; how long a plugin took is no warning. Comments name modules by
 * where they are from the engine, not from the folder that a command is started in.
 */
const sharedRolldownOptions = (root: string) =>
  ({ checks: { moduleLevelDirective: false, pluginTimings: false }, cwd: root }) as const;

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

/** The code that is bundled. */
export interface BundleInput {
  /** Folder of the sources of the engine. */
  root: string;
  /** What a site adds. */
  added?: CustomModules | undefined;
  /** What Linaria has made of the engine before. */
  kept?: TransformCache | undefined;
}

/** Gives the path of a file in the engine, wherever a build was started and a site is. */
const placesIn =
  ({ root, added: customModules }: BundleInput) =>
  (file: string) =>
    customModules ? enginePathIn(customModules, file) : relativePath(root, file);

/**
 * Linaria, one module at a time. A module whose imports change while another is evaluated makes wyw-in-js begin anew with all that is
 * on its way, and on busy machines it gives up ("superseded", "the dependency graph is incomplete").
 * @param isStyled whether a file may have styles in it
 */
function transformOneByOne(plugin: Plugin, isStyled: (file: string) => boolean): Plugin {
  const { transform } = plugin;
  if (typeof transform !== 'function') throw new Error('The plugin of wyw-in-js has no function that transforms.');
  let former: Promise<unknown> = Promise.resolve();
  return {
    ...plugin,
    transform(...given) {
      if (!isStyled(given[1])) return undefined;
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

/** How Linaria finds what blocks of a site import. */
function linariaOf(customModules: CustomModules) {
  const require = createRequire(join(customModules.root, 'package.json'));
  const css = require.resolve('@linaria/core/package.json').replace('package.json', 'processors/css.processor.json');
  return {
    tagResolver: (source: string, tag: string) =>
      tag === 'css' && (isEntryPoint(source) || source === '@linaria/core') ? css : null,
    eval: {
      customResolver: async (source: string, importer: string) => {
        const id = resolveCustomModule(customModules, source, importer);
        return id === undefined ? null : { id };
      },
    },
  };
}

/** @param styles how many styles each file has, by its path in the engine: is filled */
function wywOf({ root, added: customModules }: BundleInput, styles: Map<string, number>): Plugin {
  const placeOf = placesIn({ root, added: customModules });
  return wyw({
    ...(customModules && linariaOf(customModules)),
    prefixer: false,
    // What lies in folders above the project, or in a DOM that templates never touch, is no input of a build.
    configFile: false,
    features: {
      happyDOM: false,
      dangerousCodeRemover: true,
      globalCache: true,
      softErrors: false,
      useWeakRefInEval: true,
    },
    classNameSlug: (_slug: string, _title: string, { file, index }: { file: string; index: number }) => {
      const place = placeOf(file);
      styles.set(place, Math.max(styles.get(place) ?? 0, index + 1));
      return longNameOf({ index, file: place });
    },
  });
}

/** What every bundle of templates has; `folders` have the files with styles in them. */
function shared(code: BundleInput, folders = /^templates\//): InlineConfig {
  const { root, added: customModules, kept: transformCache } = code;
  const placeOf = placesIn(code);
  const styles = new Map<string, number>();
  const keep = (plugin: Plugin) => {
    const placeOfOurs = (file: string) =>
      customModules && customNameOf(customModules.own, file) !== undefined ? undefined : placeOf(file);
    return transformCache ? withTransformCache(plugin, { kept: transformCache, placeOf: placeOfOurs, styles }) : plugin;
  };
  return {
    root,
    // Not that of a site, which is for its editors of code.
    ...(customModules && { tsconfig: join(root, 'tsconfig.json'), oxc: { typescript: { onlyRemoveTypeImports: false } } }),
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      ...(customModules ? [customModulesInVite(customModules)] : []),
      plainTraces(),
      transformOneByOne(keep(wywOf(code, styles)), (file) => /\.tsx?(?:\?|$)/.test(file) && folders.test(placeOf(file))),
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
  };
}

/**
 * One self-contained module that renders pages, and the style sheet of all templates.
 * @param graph is filled with what the modules import.
 */
export function serverConfig(code: BundleInput, graph: Map<string, readonly string[]>): InlineConfig {
  const { root, added: customModules } = code;
  const sourcemap = customModules !== undefined;
  const { plugins = [], ...config } = shared(code);
  const traced = sourcemap ? plugins.map((one) => ((one as Plugin).transform ? withLines(one as Plugin) : one)) : plugins;
  return {
    ...config,
    // What is wrong is told by who asked.
    ...(sourcemap && { logLevel: 'silent' as const }),
    plugins: [
      ...traced,
      recordImports(graph, placesIn(code)),
      ...(customModules ? [recordEntryImports(graph, customModules)] : []),
    ],
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
        ...sharedRolldownOptions(root),
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
    source === '../../components/fold.ts' && importer?.includes('/templates/layout/site-search/')
      ? `${join(dirname(importer), source)}?site-search`
      : undefined,
};

/**
 * The loader, the hydration code and one file for each island; React is one chunk that the islands share.
 * @param shorten gives classes the names that they have in pages.
 */
export function browserConfig(code: BundleInput, shorten: Shorten): InlineConfig {
  const { root, added: customModules } = code;
  const { plugins = [], ...config } = shared(code);
  const islandOf = (type: string) =>
    customModules?.own.types.includes(type) ? customFileOf(customModules.own, `blocks/${type}/island.tsx`) : undefined;
  const input = Object.fromEntries(
    Object.entries(browserModules).map(([name, file]) => [name, islandOf(name) ?? join(root, file)]),
  );
  return {
    ...config,
    plugins: [...plugins, shortenChunks(shorten), copyFoldIntoSearch],
    build: {
      ...forBrowsers,
      rolldownOptions: {
        ...sharedRolldownOptions(root),
        input,
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'assets/[name].[hash].js',
          chunkFileNames: 'assets/[name].[hash].js',
          codeSplitting: {
            // Slots come with React, whose islands import both: one file more would be one request more.
            groups: [
              { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|templates\/runtime\/islands\/slot\.tsx$/ },
            ],
          },
        },
      },
    },
  };
}

/** The editor of the preview: one script, parts that it asks for later, and one sheet. Never part of a site. */
export function editorConfig(root: string): InlineConfig {
  return {
    ...shared({ root }, /^(?:templates|generator\/editor\/app)\//),
    base: './',
    build: {
      ...forBrowsers,
      rolldownOptions: {
        ...sharedRolldownOptions(root),
        input: { editor: join(root, 'generator/editor/app/main.tsx') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].[hash].js', assetFileNames: '[name][extname]' },
      },
    },
  };
}
