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
import { browserModules, editorScripts, renderModule } from './entries.ts';
import { recordEntryImports } from './entry-imports.ts';
import { lineMap } from './line-map.ts';
import { recordImports, relativePath } from './style-parts.ts';
import { type TransformCache, withTransformCache } from './transform-cache.ts';

/** Oldest browsers that support all CSS in the style sheets unchanged, including `:dir()`, popovers and `scripting` queries. */
const browsers = ['chrome120', 'edge120', 'firefox125', 'safari17.4'];

/**
 * Silences warnings about "use client" in libraries, which has no meaning here, and about slow plugins. Module names in
 * comments are relative to the engine, not to the working directory.
 */
const sharedRolldownOptions = (root: string) =>
  ({ checks: { moduleLevelDirective: false, pluginTimings: false }, cwd: root }) as const;

/**
 * Linaria reads its own path from a stack trace and resolves packages from there. With source maps enabled, as by `tsx`, it
 * cannot parse paths that contain spaces.
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

/** Code to bundle. */
export interface BundleInput {
  /** Source folder of the engine. */
  root: string;
  /** Custom code of a site. */
  customModules?: CustomModules | undefined;
  /** Cached results of Linaria for modules of the engine. */
  transformCache?: TransformCache | undefined;
}

/** Returns the function that gives the path of a file relative to the engine, independent of the working directory. */
const placesIn =
  ({ root, customModules }: BundleInput) =>
  (file: string) =>
    customModules ? enginePathIn(customModules, file) : relativePath(root, file);

/**
 * Runs Linaria on one module at a time. If the imports of a module change while another is evaluated, wyw-in-js restarts all
 * pending work, and on busy machines it gives up ("superseded", "the dependency graph is incomplete").
 * @param isStyled whether a file may contain styles
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

/** Adds source maps, which Linaria does not emit: errors in custom blocks then have positions. */
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

/** Makes Linaria resolve the imports of custom blocks. */
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

/** @param styles filled with the number of styles in each file, by path relative to the engine */
function wywOf({ root, customModules }: BundleInput, styles: Map<string, number>): Plugin {
  const placeOf = placesIn({ root, customModules });
  return wyw({
    ...(customModules && linariaOf(customModules)),
    prefixer: false,
    // A build must not depend on configuration files in parent folders. Templates use no DOM.
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

/**
 * Configuration shared by all bundles.
 * @param folders files that may contain styles
 */
function shared(code: BundleInput, folders = /^templates\//): InlineConfig {
  const { root, customModules, transformCache } = code;
  const placeOf = placesIn(code);
  const styles = new Map<string, number>();
  const keep = (plugin: Plugin) => {
    const placeOfOurs = (file: string) =>
      customModules && customNameOf(customModules.customBlocks, file) !== undefined ? undefined : placeOf(file);
    return transformCache ? withTransformCache(plugin, { cache: transformCache, placeOf: placeOfOurs, styles }) : plugin;
  };
  return {
    root,
    // Not the `tsconfig.json` of the site, which is for its authors' code editors.
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
 * Configuration of the server build: one self-contained module that renders pages, and the style sheet of all templates.
 * @param graph filled with the imports of each module
 */
export function serverConfig(code: BundleInput, graph: Map<string, readonly string[]>): InlineConfig {
  const { root, customModules } = code;
  const sourcemap = customModules !== undefined;
  const { plugins = [], ...config } = shared(code);
  const traced = sourcemap ? plugins.map((one) => ((one as Plugin).transform ? withLines(one as Plugin) : one)) : plugins;
  return {
    ...config,
    // The caller reports errors.
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

/** Options of all browser builds: in memory, with all styles in one sheet. */
const forBrowsers = {
  write: false,
  target: browsers,
  cssCodeSplit: false,
  modulePreload: false,
  reportCompressedSize: false,
} as const;

/**
 * Gives the site search its own copy of the function that folds words. Shared with the search block's island, the function
 * would become a chunk, which costs an extra request and a name in the loader of every page.
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
 * Configuration of the browser build: loader, hydration code and one file for each island; React is a chunk that islands share.
 * @param shorten replaces class names with the short ones of pages
 */
export function browserConfig(code: BundleInput, shorten: Shorten): InlineConfig {
  const { root, customModules } = code;
  const { plugins = [], ...config } = shared(code);
  const islandOf = (type: string) =>
    customModules?.customBlocks.types.includes(type)
      ? customFileOf(customModules.customBlocks, `blocks/${type}/island.tsx`)
      : undefined;
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
            // Slots are bundled with React: islands import both, so a separate file would be an extra request.
            groups: [
              { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|templates\/runtime\/islands\/slot\.tsx$/ },
            ],
          },
        },
      },
    },
  };
}

/**
 * Configuration of the bundle of the editor and the desk: a script for each, chunks that they share or load later, and one style
 * sheet. Never part of a site.
 */
export function editorConfig(root: string): InlineConfig {
  const input = Object.fromEntries(editorScripts(root).map(([name, file]) => [name, join(root, file)]));
  return {
    ...shared({ root }, /^(?:templates|generator\/(?:editor|desk)\/app)\//),
    base: './',
    build: {
      ...forBrowsers,
      rolldownOptions: {
        ...sharedRolldownOptions(root),
        input,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].[hash].js', assetFileNames: '[name][extname]' },
      },
    },
  };
}
