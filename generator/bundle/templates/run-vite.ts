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

/** Without what only readers need, and in ASCII: each command that makes a page reads it, and Node takes it twice as fast. */
async function compact(code: string): Promise<string> {
  const short = await transform(code, { minifyWhitespace: true, charset: 'ascii', format: 'esm', target: 'esnext' });
  return short.code;
}

/** With where each line is from: who writes a block is told where it has stopped. @param root which the map names sources from */
function withSourceMap(code: string, map: Rolldown.SourceMap | null, root: string): string {
  if (!map) return code;
  const { sourcesContent: _, sources, ...others } = map;
  const places = { ...others, sources: sources.map((source) => pathToFileURL(resolve(root, 'dist', source)).href) };
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(places)).toString('base64')}\n`;
}

/** Both builds of the templates. */
async function runBuilds(source: BundleInput) {
  process.env.NODE_ENV = 'production';
  const graph = new Map<string, readonly string[]>();
  const server = await runBuild(serverConfig(source, graph));
  const [code, styles] = [server.text('render.mjs'), server.text('style.css').trim()];
  const shorten = createShorten([code, styles]);
  const { chunks } = await runBuild(browserConfig(source, shorten));
  checkIslands(chunks);
  const short = shorten(code);
  const written = source.added ? withSourceMap(short, server.mapOf('render.mjs'), source.root) : await compact(short);
  const licences = await makeLicences(source.root);
  return { graph, code: written, styles, shorten, chunks: nameScripts(chunks), licences };
}

/**
 * Bundles the templates of an engine, in memory.
 * @param root of its code @param customBlocks what a site adds @param transformCache what Linaria has made of the engine before
 * @throws UsageError where a path has signs that Vite takes for the query of an address
 */
export async function runVite(root: string, customBlocks?: CustomBlocks, transformCache?: TransformCache): Promise<StoredBundle> {
  const odd = [root, customBlocks?.folder ?? ''].find((folder) => /[#?]/.test(folder));
  if (odd !== undefined) throw new UsageError('path-signs', { file: odd });
  const build = (place: string) =>
    runBuilds({ root: place, added: customBlocks && createCustomModules(place, customBlocks), kept: transformCache });
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
    stylesBelow: { parts, needs },
    files: files.sort((a, b) => (a.path < b.path ? -1 : 1)),
    searchFiles: scripts.filter(isOfSearch),
  };
}
