import { readFileSync, realpathSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix, resolve } from 'node:path';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'vite';
import type { CustomBlocks } from '../../core/util/engine.mjs';
import { memoizeByObject } from '../../core/util/memoize.ts';
import { findPackage } from '../../core/util/packages.mjs';
import { relativePath } from './style-parts.ts';

/** Public entry points for custom blocks, and their files in the engine. */
export const entryPoints = {
  'qiyam/blocks': 'templates/custom-blocks/blocks.ts',
  'qiyam/parts': 'templates/custom-blocks/parts.ts',
} as const;

export type EntryPoint = keyof typeof entryPoints;

export const isEntryPoint = (name: string): name is EntryPoint => Object.hasOwn(entryPoints, name);

/** Folders of custom code in a site -> folders of the engine that their files are treated as part of. */
export const customFolders = { blocks: 'templates/blocks', theme: 'templates/theme/own' } as const;

/** Custom styles for all pages. */
const customBase = 'theme/base.ts';

/** Export name of the descriptor in `block.ts`: `call-to-action` -> `callToAction`. */
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

/** Names of a site's files, such as `blocks/account/block.ts`, and their real paths: links may point anywhere. */
const readPaths = memoizeByObject(({ folder, files }: CustomBlocks) => {
  const fileOf = new Map(files.map((name) => [name, realPath(join(folder, name))]));
  return { fileOf, nameOf: new Map(Array.from(fileOf, ([name, file]) => [file, name])) };
});

/** Name of a file of a site; undefined for any other file. */
export const customNameOf = (customBlocks: CustomBlocks, file: string): string | undefined =>
  readPaths(customBlocks).nameOf.get(slashed(withoutQuery(file)));

/** Path of a file of a site, as bundlers write it. */
export const customFileOf = (customBlocks: CustomBlocks, name: string): string =>
  readPaths(customBlocks).fileOf.get(name) ?? slashed(join(customBlocks.folder, name));

/** Engine path that a file of a site is treated as. */
export function enginePathOf(name: string): string {
  const [folderName = '', ...rest] = name.split('/');
  return posix.join(customFolders[folderName as keyof typeof customFolders], ...rest);
}

/** How bundlers resolve the code of an engine and of a site. */
export interface CustomModules {
  /** Source folder of the engine. */
  root: string;
  customBlocks: CustomBlocks;
  /** Lines appended to modules of the engine, by path: they import the code of the site. */
  additions: ReadonlyMap<string, string>;
}

/** @param root source folder of the engine */
export function createCustomModules(root: string, customBlocks: CustomBlocks): CustomModules {
  const importOf = (name: string) => JSON.stringify(customFileOf(customBlocks, name));
  const lines = {
    'templates/blocks/list.ts': customBlocks.types.map(
      (type) => `export { ${exportOf(type)} } from ${importOf(`blocks/${type}/block.ts`)};`,
    ),
    'templates/blocks/index.ts': customBlocks.types.map((type, index) => {
      const component = `${type}/${type}.tsx`;
      return `import * as own${index} from ${importOf(`blocks/${component}`)}; modules['./${component}'] = own${index};`;
    }),
    'templates/layout/layout.tsx': customBlocks.files.includes(customBase) ? [`import ${importOf(customBase)};`] : [],
  };
  const additions = Object.entries(lines).map(
    ([file, extraLines]) => [realPath(join(root, file)), extraLines.join('\n')] as const,
  );
  return { root, customBlocks, additions: new Map(additions) };
}

/** Path of a file relative to the engine; for a file of the site, the path that it is treated as. */
export function enginePathIn({ root, customBlocks }: CustomModules, file: string): string {
  const name = customNameOf(customBlocks, resolve(file));
  return name === undefined ? relativePath(root, file) : enginePathOf(name);
}

const readWithAddition = (file: string, extraLines: string) => `${readFileSync(file, 'utf8')}\n${extraLines}\n`;

/** Resolves an import of an entry point or of another file of the site; undefined for all other imports. */
export function resolveCustomModule({ root, customBlocks }: CustomModules, specifier: string, importer = ''): string | undefined {
  if (isEntryPoint(specifier)) return realPath(join(root, entryPoints[specifier]));
  if (customNameOf(customBlocks, specifier) !== undefined) return specifier;
  const from = customNameOf(customBlocks, importer);
  // Resolved by names: the real folder behind a link has other siblings.
  return from === undefined || !specifier.startsWith('.')
    ? undefined
    : readPaths(customBlocks).fileOf.get(posix.join(posix.dirname(from), specifier));
}

/** `@linaria/core/x` -> `@linaria/core`; undefined for paths. */
const packageOf = (specifier: string) => /^(?:@[^/:]+\/)?[a-z][^/:]*(?=\/|$)/i.exec(specifier)?.[0];

/**
 * Folder from which to resolve a package that the site or the engine imports, so that both get the same copy. The packages of
 * an installed engine may be found from the site's folder only. Undefined if the default resolution is right.
 */
export function folderForPackage({ root, customBlocks }: CustomModules, specifier: string, importer = ''): string | undefined {
  const name = packageOf(specifier);
  if (name === undefined || isBuiltin(specifier)) return undefined;
  const isOwn = customNameOf(customBlocks, importer) !== undefined;
  if (!isOwn && /^\.\.|(?:^|\/)node_modules\//.test(relativePath(root, importer))) return undefined;
  if (findPackage(root, name) === undefined) return customBlocks.folder;
  return isOwn ? root : undefined;
}

/**
 * Vite plugin that builds an engine with the code of a site. Entry points have no side effects, so that importing one name
 * loads nothing else.
 */
export const customModulesInVite = (modules: CustomModules): Plugin => ({
  name: 'qiyam-own-modules',
  enforce: 'pre',
  async resolveId(source, importer) {
    const id = resolveCustomModule(modules, source, importer);
    if (id !== undefined) return { id, moduleSideEffects: isEntryPoint(source) ? false : null };
    const from = folderForPackage(modules, source, importer);
    return from === undefined ? undefined : this.resolve(source, join(from, 'package.json'), { skipSelf: true });
  },
  load(id) {
    const extraLines = modules.additions.get(id);
    return extraLines === undefined ? undefined : readWithAddition(id, extraLines);
  },
});

/** The same for esbuild. */
export const customModulesInEsbuild = (modules: CustomModules): EsbuildPlugin => ({
  name: 'own-modules',
  setup({ onLoad, onResolve, resolve: resolveUsual }) {
    onResolve({ filter: /./ }, ({ path, importer, kind, pluginData }) => {
      if (pluginData === modules || kind === 'entry-point') return undefined;
      const file = resolveCustomModule(modules, path, importer);
      if (file !== undefined) return { path: file, sideEffects: !isEntryPoint(path) };
      const resolveDir = folderForPackage(modules, path, importer);
      return resolveDir === undefined ? undefined : resolveUsual(path, { kind, importer, resolveDir, pluginData: modules });
    });
    onLoad({ filter: /[\\/]templates[\\/](?:blocks|layout)[\\/][a-z]+\.tsx?$/ }, ({ path }) => {
      const extraLines = modules.additions.get(slashed(path));
      if (extraLines === undefined) return undefined;
      return { contents: readWithAddition(path, extraLines), loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});
