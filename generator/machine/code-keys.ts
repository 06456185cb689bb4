import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Engine, idNow, listSources } from '../common/engine.mjs';
import { findPackage } from '../common/packages.mjs';
import { isText, readKept, tableOf } from './forms.ts';
import type { Store } from './store.ts';

/** What modules import: files of the engine by their paths from its root, and packages by their names. */
export type CodeGraph = ReadonlyMap<string, readonly string[]>;

const isFile = (imported: string) => imported.startsWith('.');

/** `react-dom/server` is a part of `react-dom`. */
const packageOf = (imported: string) =>
  imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/');

/** What each module imports, types apart, which leave nothing in what runs. */
async function readGraph(root: string): Promise<CodeGraph> {
  const { build } = await import('esbuild');
  const sources = listSources(root);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: sources.filter((file) => /\.(?:tsx?|m?js)$/.test(file)).map((file) => ({ in: file, out: file })),
    bundle: true,
    packages: 'external',
    external: ['./*', '../*'],
    metafile: true,
    write: false,
    outdir: 'none',
    format: 'esm',
    // A package is not asked for its tsconfig.json.
    jsx: 'automatic',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    logLevel: 'silent',
  });
  const graph = new Map<string, string[]>(sources.map((file) => [file, []]));
  for (const [file, { imports }] of Object.entries(metafile.inputs)) {
    const found = imports.map(({ path }) =>
      isFile(path) ? posix.join(posix.dirname(file), path.replace(/\?.*$/, '')) : packageOf(path),
    );
    // Vite fills it with modules below the folder of the file.
    const isGlob = readFileSync(join(root, file), 'utf8').includes('import.meta.glob');
    const below = isGlob ? sources.filter((source) => source.startsWith(`${posix.dirname(file)}/`)) : [];
    graph.set(file, [...new Set([...found, ...below])]);
  }
  return graph;
}

/** All that a module is made of, itself among it. */
function reach(graph: CodeGraph, module: string): string[] {
  const found = new Set([module]);
  for (const one of found) for (const imported of graph.get(one) ?? []) found.add(imported);
  return [...found].sort();
}

/**
 * Names each module by all that it is made of: its own bytes, those of the modules that it imports, however far, and the versions
 * of packages. @param nameOf names a file or a package
 */
export function keysOfModules(graph: CodeGraph, nameOf: (part: string) => string): Map<string, string> {
  const names = new Map<string, string>();
  const nameOnce = (part: string) => {
    const name = names.get(part) ?? nameOf(part);
    names.set(part, name);
    return name;
  };
  return new Map(
    [...graph.keys()].map((module) => {
      const hash = createHash('sha256').update(`${module}\n`);
      for (const part of reach(graph, module)) hash.update(`${part} ${nameOnce(part)}\n`);
      return [module, hash.digest('hex').slice(0, 16)];
    }),
  );
}

/** The version of a package that is installed. Of Node's own, none: a site is the same under every version of Node. */
function versionOf({ root, versions }: Engine, name: string): string {
  if (versions !== undefined) return versions[name] ?? '';
  const folder = findPackage(root, name);
  if (folder === undefined || name.startsWith('node:')) return '';
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
}

function nameIn(engine: Engine, part: string): string {
  const file = join(engine.root, part);
  if (!existsSync(file)) return versionOf(engine, part);
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

type Keys = ReadonlyMap<string, string>;

/** Keys of this process by the state of all code, as it is asked for while a preview runs, too. */
const known = new Map<string, Promise<Keys>>();

/** Where a store of the engine has them. @param state the `id` of the engine */
export const keysEntry = (state: string) => `code keys/${state}`;

async function readKeys(engine: Engine, store: Store, state: string): Promise<Keys> {
  const entry = keysEntry(state);
  const kept = readKept(await store.get(entry), (bytes) => {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString());
    // One without a module is none.
    return tableOf(isText)(value) && Object.keys(value).length > 0 ? value : undefined;
  });
  if (kept) return new Map(Object.entries(kept));
  const keys = keysOfModules(await readGraph(engine.root), (part) => nameIn(engine, part));
  // The code may have changed meanwhile.
  if (idNow(engine) === state) await store.put(entry, Buffer.from(JSON.stringify(Object.fromEntries(keys))));
  return keys;
}

export interface CodeKeyOptions {
  /** Keeps what follows from the code of the engine. */
  store: Store;
  /** The `id` of the engine at the time that is meant. */
  state: string;
}

/**
 * Names the code of some modules of an engine, with all that they import: the same code has the same key on every machine.
 * @param modules paths from its root. @throws Error for one that there is not
 */
export async function codeKey(engine: Engine, modules: readonly string[], { store, state }: CodeKeyOptions): Promise<string> {
  const reading = known.get(state) ?? readKeys(engine, store, state);
  known.set(state, reading);
  const keys = await reading.catch((error) => {
    known.delete(state);
    throw error;
  });
  return modules
    .map((module) => {
      const key = keys.get(module);
      if (key === undefined) throw new Error(`There is no module ${module}.`);
      return key;
    })
    .join('-');
}
