import { transform } from 'esbuild';
import { build, type InlineConfig } from 'vite';
import { islandModules } from '../../templates/registry/islands.ts';
import { createShorten } from './class-names.ts';
import { checkIslands } from './entries.ts';
import { checkShipped, makeLicences } from './licences.ts';
import { outsidePackages } from './outside-packages.ts';
import { nameScripts } from './script-names.ts';
import type { StoredBundle } from './stored-bundle.ts';
import { divideStyles, firstPart } from './style-parts.ts';
import { createPartOf, splitStyles } from './style-sheets.ts';
import { browserConfig, serverConfig } from './vite.ts';

async function runBuild(config: InlineConfig) {
  const result = await build(config);
  const output = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const text = (fileName: string) => {
    const file = output.find((one) => one.fileName === fileName);
    if (!file) throw new Error(`The build of the templates made no ${fileName}.`);
    return file.type === 'chunk' ? file.code : Buffer.from(file.source).toString();
  };
  return { chunks: output.filter((file) => file.type === 'chunk'), text };
}

/** Without what only readers need, and in ASCII: each command that makes a page reads it, and Node takes it twice as fast. */
async function compact(code: string): Promise<string> {
  const short = await transform(code, { minifyWhitespace: true, charset: 'ascii', format: 'esm', target: 'esnext' });
  return short.code;
}

/** Both builds of the templates. @param root of the code */
async function runBuilds(root: string) {
  process.env.NODE_ENV = 'production';
  const graph = new Map<string, readonly string[]>();
  const server = await runBuild(serverConfig(root, graph));
  const [code, styles] = [server.text('render.mjs'), server.text('style.css').trim()];
  const shorten = createShorten([code, styles]);
  const { chunks } = await runBuild(browserConfig(root, shorten));
  checkIslands(chunks);
  return { graph, code, styles, shorten, chunks: nameScripts(chunks) };
}

/** Bundles the templates of an engine, in memory. @param root of its code */
export async function runVite(root: string): Promise<StoredBundle> {
  const { graph, code, styles, shorten, chunks } = await outsidePackages(root, runBuilds);
  const named = (name: string) => {
    const chunk = chunks.find((one) => one.name === name);
    if (!chunk) throw new Error(`The browser build made no chunk "${name}".`);
    return chunk.fileName;
  };
  checkShipped(chunks.flatMap(({ moduleIds }) => moduleIds));
  const licences = await makeLicences(root);
  const { partOf, needs } = divideStyles(graph);
  const { [firstPart]: first = '', ...parts } = splitStyles(styles, createPartOf(partOf), shorten);
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
    server: await compact(shorten(code)),
    styles: first,
    stylesBelow: { parts, needs },
    files: files.sort((a, b) => (a.path < b.path ? -1 : 1)),
    searchFiles: scripts.filter(isOfSearch),
  };
}
