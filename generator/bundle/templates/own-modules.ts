import { readFileSync, realpathSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix, resolve } from 'node:path';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'vite';
import type { OwnParts } from '../../core/util/engine.mjs';
import { findPackage } from '../../core/util/packages.mjs';
import { rememberPerObject } from '../../core/util/remember.ts';
import { within } from './style-parts.ts';

/** What blocks of a site import of an engine, each by the file that lists it. */
export const entryPoints = {
  'qiyam/blocks': 'templates/custom-blocks/blocks.ts',
  'qiyam/parts': 'templates/custom-blocks/parts.ts',
} as const;

export type EntryPoint = keyof typeof entryPoints;

export const isEntryPoint = (name: string): name is EntryPoint => Object.hasOwn(entryPoints, name);

/** Folders beside the file of a site, and the folders of an engine that their files are treated as part of. */
export const ownFolders = { blocks: 'templates/blocks', theme: 'templates/theme/own' } as const;

/** Styles of a site for all its pages. */
const ownBase = 'theme/base.ts';

/** The name by which the `block.ts` of a type exports its descriptor: `call-to-action` -> `callToAction`. */
export const exportOf = (type: string) => type.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const slashed = (file: string) => file.replaceAll('\\', '/');
const withoutQuery = (id: string) => id.replace(/\?.*$/s, '');

function realPath(file: string): string {
  try {
    return slashed(realpathSync.native(file));
  } catch {
    return slashed(file);
  }
}

/** The files of a site by their names, such as `blocks/account/block.ts`, and where they are: behind links that may be anywhere. */
const readPaths = rememberPerObject(({ folder, files }: OwnParts) => {
  const fileOf = new Map(files.map((name) => [name, realPath(join(folder, name))]));
  return { fileOf, nameOf: new Map(Array.from(fileOf, ([name, file]) => [file, name])) };
});

/** The name of a file of a site; undefined for any other file. */
export const ownNameOf = (own: OwnParts, file: string): string | undefined =>
  readPaths(own).nameOf.get(slashed(withoutQuery(file)));

/** The file of a name, as bundlers call it. */
export const ownFileOf = (own: OwnParts, name: string): string =>
  readPaths(own).fileOf.get(name) ?? slashed(join(own.folder, name));

/** The path in an engine that a file of a site is treated as. */
export function placeOf(name: string): string {
  const [room = '', ...rest] = name.split('/');
  return posix.join(ownFolders[room as keyof typeof ownFolders], ...rest);
}

/** How bundlers find the code of an engine and of a site, each where it is. */
export interface OwnModules {
  /** Folder of the sources of the engine. */
  root: string;
  own: OwnParts;
  /** Lines at the end of modules of the engine, by their files: they import what the site has. */
  additions: ReadonlyMap<string, string>;
}

/** @param root of the sources of the engine */
export function ownModules(root: string, own: OwnParts): OwnModules {
  const importOf = (name: string) => JSON.stringify(ownFileOf(own, name));
  const lines = {
    'templates/blocks/list.ts': own.types.map(
      (type) => `export { ${exportOf(type)} } from ${importOf(`blocks/${type}/block.ts`)};`,
    ),
    'templates/blocks/index.ts': own.types.map((type, index) => {
      const component = `${type}/${type}.tsx`;
      return `import * as own${index} from ${importOf(`blocks/${component}`)}; modules['./${component}'] = own${index};`;
    }),
    'templates/layout/layout.tsx': own.files.includes(ownBase) ? [`import ${importOf(ownBase)};`] : [],
  };
  const additions = Object.entries(lines).map(([file, added]) => [realPath(join(root, file)), added.join('\n')] as const);
  return { root, own, additions: new Map(additions) };
}

/** The path of a file in the engine, or the one that a file of the site is treated as. */
export function placeIn({ root, own }: OwnModules, file: string): string {
  const name = ownNameOf(own, resolve(file));
  return name === undefined ? within(root, file) : placeOf(name);
}

const readWithAddition = (file: string, added: string) => `${readFileSync(file, 'utf8')}\n${added}\n`;

/** The file that a module of a site means by `qiyam/parts`, or by the name of another file of the site; undefined for all else. */
export function resolveOwn({ root, own }: OwnModules, specifier: string, importer = ''): string | undefined {
  if (isEntryPoint(specifier)) return realPath(join(root, entryPoints[specifier]));
  if (ownNameOf(own, specifier) !== undefined) return specifier;
  const from = ownNameOf(own, importer);
  // By names, as a folder behind a link has other neighbours.
  return from === undefined || !specifier.startsWith('.')
    ? undefined
    : readPaths(own).fileOf.get(posix.join(posix.dirname(from), specifier));
}

/** `@linaria/core/x` -> `@linaria/core`; undefined for what is no package. */
const packageOf = (specifier: string) => /^(?:@[^/:]+\/)?[a-z][^/:]*(?=\/|$)/i.exec(specifier)?.[0];

/**
 * The folder from which a package is found that a module of a site or of the engine imports: both get the same one. Packages of an
 * engine that is installed may be around the site alone. Undefined where the usual way is right.
 */
export function folderForPackage({ root, own }: OwnModules, specifier: string, importer = ''): string | undefined {
  const name = packageOf(specifier);
  if (name === undefined || isBuiltin(specifier)) return undefined;
  const isOwn = ownNameOf(own, importer) !== undefined;
  if (!isOwn && /^\.\.|(?:^|\/)node_modules\//.test(within(root, importer))) return undefined;
  if (findPackage(root, name) === undefined) return own.folder;
  return isOwn ? root : undefined;
}

/**
 * Builds an engine with the blocks of a site by Vite. An entry point has no side effects: whoever imports one name gets nothing else.
 */
export const ownInVite = (modules: OwnModules): Plugin => ({
  name: 'qiyam-own-modules',
  enforce: 'pre',
  async resolveId(source, importer) {
    const id = resolveOwn(modules, source, importer);
    if (id !== undefined) return { id, moduleSideEffects: isEntryPoint(source) ? false : null };
    const from = folderForPackage(modules, source, importer);
    return from === undefined ? undefined : this.resolve(source, join(from, 'package.json'), { skipSelf: true });
  },
  load(id) {
    const added = modules.additions.get(id);
    return added === undefined ? undefined : readWithAddition(id, added);
  },
});

/** The same by esbuild. */
export const ownInEsbuild = (modules: OwnModules): EsbuildPlugin => ({
  name: 'own-modules',
  setup({ onLoad, onResolve, resolve: resolveUsual }) {
    onResolve({ filter: /./ }, ({ path, importer, kind, pluginData }) => {
      if (pluginData === modules || kind === 'entry-point') return undefined;
      const file = resolveOwn(modules, path, importer);
      if (file !== undefined) return { path: file, sideEffects: !isEntryPoint(path) };
      const resolveDir = folderForPackage(modules, path, importer);
      return resolveDir === undefined ? undefined : resolveUsual(path, { kind, importer, resolveDir, pluginData: modules });
    });
    onLoad({ filter: /[\\/]templates[\\/](?:blocks|layout)[\\/][a-z]+\.tsx?$/ }, ({ path }) => {
      const added = modules.additions.get(slashed(path));
      if (added === undefined) return undefined;
      return { contents: readWithAddition(path, added), loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});
