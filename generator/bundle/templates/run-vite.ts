import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { islandModules } from '../../../templates/registry/islands.ts';
import { UsageError } from '../../core/diagnostics/errors.ts';
import type { CustomBlocks } from '../../core/util/engine.mjs';
import { createShorten } from './class-names.ts';
import { createCustomModules } from './custom-modules.ts';
import { checkIslands } from './entries.ts';
import { checkShipped, makeLicences } from './licences.ts';
import { outsidePackages } from './outside-packages.ts';
import { nameScripts } from './script-names.ts';
import type { StoredBundle } from './stored-bundle.ts';
import { criticalPart, divideStyles } from './style-parts.ts';
import { createPartOf, splitStyles } from './style-sheets.ts';
import type { TransformCache } from './transform-cache.ts';
import { type BundleInput, browserConfig, serverConfig } from './vite.ts';

async function runBuild(config: InlineConfig) {
  const result = await build(config);
  const output = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const named = (fileName: string) => {
    const file = output.find((one) => one.fileName === fileName);
    if (!file) throw new Error(`The build of the templates made no ${fileName}.`);
    return file;
  };
  const text = (fileName: string) => {
    const file = named(fileName);
    return file.type === 'chunk' ? file.code : Buffer.from(file.source).toString();
  };
  const mapOf = (fileName: string) => {
    const file = named(fileName);
    return file.type === 'chunk' ? file.map : null;
  };
  return { chunks: output.filter((file) => file.type === 'chunk'), text, mapOf };
}

/**
 * Removes white space and escapes non-ASCII characters: each command that renders pages loads the code, and Node parses ASCII
 * twice as fast.
 */
async function compact(code: string): Promise<string> {
  const short = await transform(code, { minifyWhitespace: true, charset: 'ascii', format: 'esm', target: 'esnext' });
  return short.code;
}

/**
 * Appends an inline source map, so that errors in custom blocks have positions.
 * @param root folder that the map's sources are relative to
 */
function withSourceMap(code: string, map: Rolldown.SourceMap | null, root: string): string {
  if (!map) return code;
  const { sourcesContent: _, sources, ...others } = map;
  const places = { ...others, sources: sources.map((source) => pathToFileURL(resolve(root, 'dist', source)).href) };
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(places)).toString('base64')}\n`;
}

/** Runs the server build and the browser build. */
async function runBuilds(source: BundleInput) {
  process.env.NODE_ENV = 'production';
  const graph = new Map<string, readonly string[]>();
  const server = await runBuild(serverConfig(source, graph));
  const [code, styles] = [server.text('render.mjs'), server.text('style.css').trim()];
  const shorten = createShorten([code, styles]);
  const { chunks } = await runBuild(browserConfig(source, shorten));
  checkIslands(chunks);
  const short = shorten(code);
  const written = source.customModules ? withSourceMap(short, server.mapOf('render.mjs'), source.root) : await compact(short);
  const licences = await makeLicences(source.root);
  return { graph, code: written, styles, shorten, chunks: nameScripts(chunks), licences };
}

/**
 * Bundles the templates of an engine in memory.
 * @param root source folder of the engine
 * @param customBlocks custom code of a site
 * @param transformCache results of Linaria for modules of the engine
 * @throws UsageError if a path contains `#` or `?`, which Vite treats as part of a URL
 */
export async function runVite(root: string, customBlocks?: CustomBlocks, transformCache?: TransformCache): Promise<StoredBundle> {
  const odd = [root, customBlocks?.folder ?? ''].find((folder) => /[#?]/.test(folder));
  if (odd !== undefined) throw new UsageError('path-signs', { file: odd });
  const build = (place: string) =>
    runBuilds({ root: place, customModules: customBlocks && createCustomModules(place, customBlocks), transformCache });
  const { graph, code, styles, shorten, chunks, licences } = await outsidePackages(
    [root, ...(customBlocks ? [customBlocks.folder] : [])],
    build,
  );
  const named = (name: string) => {
    const chunk = chunks.find((one) => one.name === name);
    if (!chunk) throw new Error(`The browser build made no chunk "${name}".`);
    return chunk.fileName;
  };
  checkShipped(chunks.flatMap(({ moduleIds }) => moduleIds));
  const { partOf, needs } = divideStyles(graph);
  const { [criticalPart]: first = '', ...parts } = splitStyles(styles, createPartOf(partOf), shorten);
  const search = { opener: named('search-opener'), panel: named('site-search') };
  const scripts = chunks.map(({ fileName, code }) => ({ path: fileName, content: Buffer.from(code) }));
  const isOfSearch = ({ path }: { path: string }) => path === search.opener || path === search.panel;
  const files = [
    ...scripts.filter((file) => !isOfSearch(file)),
    { path: licences.fileName, content: Buffer.from(licences.text) },
  ];
  return {
    manifest: {
      loader: named('loader'),
      hydrate: named('hydrate'),
      react: named('react'),
      islands: Object.fromEntries(Object.keys(islandModules).map((name) => [name, named(name)])),
      search,
    },
    server: code,
    styles: first,
    deferredStyles: { parts, needs },
    files: files.sort((a, b) => (a.path < b.path ? -1 : 1)),
    searchFiles: scripts.filter(isOfSearch),
  };
}
