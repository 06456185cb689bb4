import { readFileSync, realpathSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { type BuildFailure, build, type Message, type Metafile, type Plugin } from 'esbuild';
import { inEachLanguage } from '../../../templates/model/files/language.ts';
import { checkSyntax } from '../../check/syntax.ts';
import { toDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { nearest } from '../../core/diagnostics/nearest.ts';
import { Source } from '../../core/json/source.ts';
import type { CustomBlocks } from '../../core/util/engine.mjs';
import { memoize } from '../../core/util/memoize.ts';
import {
  type CustomModules,
  customFileOf,
  customNameOf,
  type EntryPoint,
  entryPoints,
  exportOf,
  isEntryPoint,
} from '../templates/custom-modules.ts';
import { checkStyles } from './check-styles.ts';
import type { CustomBlockDiagnostic } from './custom-block-diagnostics.ts';

/** Files that every block needs besides its component, which is named after the block. */
const filesOfBlock = ['block.ts', 'schema.ts', 'words.ts', 'examples.json'];

/** `call-to-action` -> `CallToAction`. */
const inCapitals = (type: string) => type.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

/** Export that each of these files must have. */
const requiredExports = (type: string): Record<string, string> => ({
  'block.ts': exportOf(type),
  [`${type}.tsx`]: `${inCapitals(type)}Block`,
});

/**
 * Checks folder names, block types and missing files.
 * @param existingTypes block types of the engine
 */
function checkFolders({ files, types }: CustomBlocks, existingTypes: readonly string[]): CustomBlockDiagnostic[] {
  const known = new Set(files);
  return types.flatMap((type): CustomBlockDiagnostic[] => {
    const file = `blocks/${type}`;
    if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(type)) return [{ code: 'own-name', file, found: type }];
    if (existingTypes.includes(type)) return [{ code: 'own-taken', file, found: type }];
    return [...filesOfBlock, `${type}.tsx`]
      .filter((name) => !known.has(`${file}/${name}`))
      .map((name) => ({ code: 'own-missing', file, expected: `${file}/${name}` }));
  });
}

const isCode = (file: string) => /\.tsx?$/.test(file);

/** Packages that blocks may import. Messages about other packages name the allowed way. */
const allowed = new Set(['react', 'react/jsx-runtime', '@linaria/core']);

/** Disallowed imports -> entry point that exports the same names. */
const betterImports: Record<string, string> = { zod: 'qiyam/blocks', qiyam: 'qiyam/blocks', '@linaria/react': 'qiyam/parts' };

const betterFor = (path: string) => betterImports[path] ?? betterImports[path.split('/')[0] ?? ''];

/**
 * Names of the values that each entry point exports.
 * @param root source folder of the engine
 */
const readNames = memoize(async (root: string): Promise<Record<EntryPoint, string[]>> => {
  const { metafile } = await build({
    ...{ absWorkingDir: root, entryPoints: Object.values(entryPoints), outdir: 'none', write: false, metafile: true },
    ...{ bundle: true, format: 'esm', packages: 'external', jsx: 'automatic', logLevel: 'silent' },
  });
  const exportsOf = new Map(Object.values(metafile.outputs).map(({ entryPoint, exports }) => [entryPoint, exports]));
  const named = Object.entries(entryPoints).map(([name, file]) => [name, exportsOf.get(file) ?? []]);
  return Object.fromEntries(named) as Record<EntryPoint, string[]>;
});

/** esbuild namespace of entry points that are reduced to their export names. */
const ofNames = 'names';

/** Restricts imports to files of the site, entry points and allowed packages. Reads no file of the engine. */
const allowedImports = (customBlocks: CustomBlocks, names: Record<EntryPoint, string[]>): Plugin => ({
  name: 'allowed-imports',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /./ }, ({ path, kind, importer }) => {
      if (kind === 'entry-point') return undefined;
      if (allowed.has(path)) return { path, external: true };
      if (isEntryPoint(path)) return { path, namespace: ofNames };
      const named = posix.join(posix.dirname(customNameOf(customBlocks, importer) ?? ''), path);
      if (!path.startsWith('.') || !/^(?:blocks|theme)\//.test(named)) return { errors: [{ text: path, detail: 'own-import' }] };
      return customBlocks.files.includes(named) ? { path: customFileOf(customBlocks, named) } : undefined;
    });
    onLoad({ filter: /./, namespace: ofNames }, ({ path }) => ({
      contents: names[path as EntryPoint].map((name) => `export const ${name} = 0;`).join('\n'),
    }));
  },
});

/** Whether an esbuild message reports a missing file. */
const isUnresolved = (found = '') => found.startsWith('Could not resolve "./');

/** Column from esbuild's column, which counts bytes. */
const inLetters = (lineText: string, bytes: number) => Buffer.from(lineText).subarray(0, bytes).toString().length + 1;

/** esbuild's message for a name that an entry point does not export. */
const unknownName = new RegExp(`^No matching export in "${ofNames}:(.+)" for import "(.+)"$`);

/**
 * Converts an esbuild message about a file of the site; undefined for a file of the engine.
 * @param folder folder that the message's paths are relative to
 */
export function toCustomBlockDiagnostic(
  { text, location, detail }: Message,
  customBlocks: CustomBlocks,
  folder: string,
): CustomBlockDiagnostic | undefined {
  const file = location && customNameOf(customBlocks, resolve(folder, location.file));
  if (!file) return undefined;
  const place = { file, line: location.line, column: inLetters(location.lineText, location.column) };
  const [, entry, found] = unknownName.exec(text) ?? [];
  if (found !== undefined) return { code: 'own-unknown', ...place, found, expected: entry };
  if (detail !== 'own-import') return { code: 'own-syntax', ...place, found: text };
  const better = betterFor(text);
  return { code: 'own-import', ...place, found: text, ...(better && { expected: better }) };
}

/**
 * Checks that files export the names that the engine imports.
 * @param folder folder that the paths of `outputs` are relative to
 */
function checkExports(
  customBlocks: CustomBlocks,
  types: readonly string[],
  { outputs }: Metafile,
  folder: string,
): CustomBlockDiagnostic[] {
  const nameOf = (file = '') => customNameOf(customBlocks, resolve(folder, file));
  const exportsOf = new Map(Object.values(outputs).map(({ entryPoint, exports }) => [nameOf(entryPoint), exports]));
  return types.flatMap((type) =>
    Object.entries(requiredExports(type)).flatMap(([name, expected]): CustomBlockDiagnostic[] => {
      const file = `blocks/${type}/${name}`;
      const list = exportsOf.get(file);
      if (list === undefined || list.includes(expected)) return [];
      return [{ code: 'own-export', file, line: 1, column: 1, expected, list }];
    }),
  );
}

/** Checks `examples.json` files; syntax errors have the same messages as in content. */
function checkExampleFiles({ folder, files }: CustomBlocks): CustomBlockDiagnostic[] {
  return files.flatMap((file): CustomBlockDiagnostic[] => {
    if (!/^blocks\/[^_/][^/]*\/examples\.json$/.test(file)) return [];
    const source = new Source(file, readFileSync(join(folder, file), 'utf8'));
    const wrong = checkSyntax(source).map((diagnostic): CustomBlockDiagnostic => {
      const { line, column, message, hint } = toDiagnostic(source, diagnostic);
      const diagnosticsOf = inEachLanguage((language) => ({ message: message[language], hint: hint[language] }));
      return { code: 'own-syntax', file, line, column, told: diagnosticsOf };
    });
    if (wrong.length > 0) return wrong;
    const examples = source.value as { name?: unknown; block?: unknown }[] | null;
    const isRight = Array.isArray(examples) && examples.length > 0 && examples.every((one) => one?.name && one?.block);
    return isRight ? [] : [{ code: 'own-missing', file, expected: 'a list of examples, each with "name" and "block"' }];
  });
}

interface BundleOutput {
  errors: Message[];
  metafile?: Metafile;
}

/**
 * Bundles all code of a site in memory.
 * @param isVerbatim whether imports of types must be marked with `type`
 */
async function bundleInMemory(
  customBlocks: CustomBlocks,
  folder: string,
  plugin: Plugin,
  isVerbatim: boolean,
): Promise<BundleOutput> {
  try {
    return await build({
      absWorkingDir: folder,
      entryPoints: customBlocks.files.filter(isCode).map((file) => ({ in: customFileOf(customBlocks, file), out: file })),
      ...{ bundle: true, write: false, metafile: true, outdir: 'none', format: 'esm', jsx: 'automatic' },
      ...{ logLevel: 'silent', logLimit: 0, loader: { '.json': 'json' }, plugins: [plugin] },
      tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: isVerbatim } },
    });
  } catch (error) {
    const { errors } = error as Partial<BuildFailure>;
    if (!errors) throw error;
    return { errors };
  }
}

/**
 * Checks the code of a site statically: names, imports, exports, syntax. Runs none of it.
 * @param existingTypes block types of the engine
 * @returns all diagnostics
 */
export async function checkCustomBlocks(
  { root, customBlocks }: CustomModules,
  existingTypes: readonly string[],
): Promise<CustomBlockDiagnostic[]> {
  const found = [
    ...checkFolders(customBlocks, existingTypes),
    ...checkExampleFiles(customBlocks),
    ...(await checkStyles(customBlocks)),
  ];
  // Errors that follow from a wrong folder are not reported.
  const wrong = new Set(found.map(({ file }) => file));
  const names = await readNames(root);
  const plugin = allowedImports(customBlocks, names);
  const folder = realpathSync.native(customBlocks.folder);
  const diagnosticsOf = (errors: readonly Message[]) =>
    errors.flatMap((message) => toCustomBlockDiagnostic(message, customBlocks, folder) ?? []);
  const strict = await bundleInMemory(customBlocks, folder, plugin, true);
  const built = strict.errors.length > 0 ? await bundleInMemory(customBlocks, folder, plugin, false) : strict;
  const ofBuild = [...diagnosticsOf(strict.errors).filter(({ code }) => code !== 'own-unknown'), ...diagnosticsOf(built.errors)];
  const follows = ({ file, found: text }: CustomBlockDiagnostic) =>
    isUnresolved(text) && wrong.has(file.split('/').slice(0, 2).join('/'));
  const types = customBlocks.types.filter((type) => !wrong.has(`blocks/${type}`));
  const ofExports = built.metafile ? checkExports(customBlocks, types, built.metafile, folder) : [];
  const diagnostics = [...found, ...ofBuild.filter((diagnostic) => !follows(diagnostic)), ...ofExports].map((diagnostic) => {
    if (diagnostic.code !== 'own-unknown') return diagnostic;
    const likely = nearest(diagnostic.found ?? '', names[diagnostic.expected as EntryPoint]);
    return { ...diagnostic, list: likely === undefined ? [] : [likely] };
  });
  // esbuild repeats a message for each file that imports the wrong one.
  const once = new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic]));
  return [...once.values()];
}
