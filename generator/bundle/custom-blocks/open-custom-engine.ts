import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildFailure, build } from 'esbuild';
import { blockTypes } from '../../../templates/blocks/descriptors.ts';
import { CustomBlocksError } from '../../core/diagnostics/errors.ts';
import type { DescriptorErrorCode } from '../../core/diagnostics/messages/descriptor-errors.ts';
import { type CustomBlocks, type Engine, enginePaths, sourcesOf } from '../../core/util/engine.mjs';
import { once } from '../../core/util/memoize.ts';
import { findPackage } from '../../core/util/packages.mjs';
import { bundleProgram } from '../engine/bundle-program.mjs';
import { packageCommands } from '../engine/package-commands.ts';
import { customEngineId } from '../templates/custom-engine-id.ts';
import { type CustomModules, createCustomModules, customModulesInEsbuild, customNameOf } from '../templates/custom-modules.ts';
import { checkCustomBlocks, toCustomBlockDiagnostic } from './check-custom-blocks.ts';
import { type CustomBlockDiagnostic, toFullDiagnostic } from './custom-block-diagnostics.ts';
import type { BlockCrash, DescriptorError } from './evaluate-custom-blocks.ts';
import { diagnosticOfError, placeOfError } from './place-of-error.ts';
import { placeOfKey, placeOfLast } from './place-of-key.ts';
import { readCustomBlocks } from './read-custom-blocks.ts';

/** Programs of sites that no command has used for this long are deleted. Milliseconds. */
const maxAge = 2 * 24 * 60 * 60 * 1000;

/**
 * Throws all diagnostics in one error.
 * @throws CustomBlocksError if there are any
 */
function throwIfAny(customBlocks: CustomBlocks, faults: readonly CustomBlockDiagnostic[]): void {
  if (faults.length === 0) return;
  const diagnostics = faults.map((diagnostic) => toFullDiagnostic(customBlocks.folder, diagnostic));
  const inOrder = diagnostics.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  throw new CustomBlocksError(inOrder, undefined);
}

/** Fixed options: the `tsconfig.json` of a site is for its authors' code editors. Types may be imported without `type`. */
const tsconfigRaw = { compilerOptions: { verbatimModuleSyntax: false } };

/**
 * Diagnostics for a bundler error in the code of a site.
 * @param folder folder that the error's paths are relative to
 * @throws the error itself if it is not from the code of the site
 */
function diagnosticsOfBuild(error: unknown, customBlocks: CustomBlocks, folder: string): CustomBlockDiagnostic[] {
  const { errors = [] } = error as Partial<BuildFailure>;
  const found = errors.flatMap((message) => toCustomBlockDiagnostic(message, customBlocks, folder) ?? []);
  const thrown = found.length === 0 ? [diagnosticOfError(error, customBlocks) ?? []].flat() : found;
  if (thrown.length === 0) throw error;
  return thrown;
}

/** Pattern that finds the wrong value among the values of keys with the same name. */
function valueWith(cause: DescriptorErrorCode, found = ''): RegExp | undefined {
  if (cause === 'no-kind') return /\bz\s*\.\s*string\(/;
  if (cause === 'function') return /\.(?:refine|superRefine|check)\(/;
  if (cause === 'object') return /\bz\s*\.\s*(?:object|looseObject)\(/;
  if (cause === 'coercion') return /\.coerce\b/;
  if (found === 'pipe') return /\.(?:transform|pipe|preprocess)\(/;
  if (found === 'overwrite') return /\.(?:trim|toLowerCase|toUpperCase|normalize|overwrite)\(/;
  return found === '' ? undefined : new RegExp(String.raw`\.${found.replaceAll(/\W/g, '')}\(`);
}

/** Diagnostic for an error in a descriptor, with the position of its key. */
function diagnosticOfDescriptor(evaluated: DescriptorError | BlockCrash, customBlocks: CustomBlocks): CustomBlockDiagnostic {
  const file = `blocks/${evaluated.type}/${evaluated.file}`;
  if (!('code' in evaluated)) {
    const { found, stack } = evaluated;
    return { code: 'own-throws', file, found, ...(stack === undefined ? undefined : placeOfError({ stack }, customBlocks)) };
  }
  const { type, code, path, found } = evaluated;
  const text = readFileSync(join(customBlocks.folder, file), 'utf8');
  const value = code === 'no-id' ? /\.meta\(/ : valueWith(code, found);
  const place = path.length > 0 ? placeOfKey(text, path, value) : value && placeOfLast(text, value);
  return {
    code: 'own-descriptor',
    file,
    ...place,
    cause: code,
    key: path.join('.'),
    expected: type,
    ...(found !== undefined && { found }),
  };
}

/**
 * Bundles and evaluates the descriptors of a site's blocks.
 * @param folder temporary folder of the bundle; is removed
 */
async function evaluateDescriptors(modules: CustomModules, folder: string): Promise<CustomBlockDiagnostic[]> {
  const { root, customBlocks } = modules;
  const outfile = join(folder, 'judge.mjs');
  try {
    await build({
      ...{
        absWorkingDir: root,
        entryPoints: ['generator/bundle/custom-blocks/evaluate-custom-blocks.ts'],
        outfile,
        plugins: [customModulesInEsbuild(modules)],
      },
      ...{ bundle: true, format: 'esm', platform: 'node', target: 'node20', mainFields: ['module', 'main'], jsx: 'automatic' },
      ...{ sourcemap: 'external', sourcesContent: false, logLevel: 'silent', logLimit: 0, tsconfigRaw },
    });
    const { evaluateCustomBlocks } = await import(pathToFileURL(outfile).href);
    const evaluated: (DescriptorError | BlockCrash)[] = await evaluateCustomBlocks(customBlocks);
    return evaluated.map((one) => diagnosticOfDescriptor(one, customBlocks));
  } catch (error) {
    return diagnosticsOfBuild(error, customBlocks, root);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Folder of site programs while the cache cannot be used; removed when the process exits. */
const temporaryFolder = once(() => {
  const folder = mkdtempSync(join(tmpdir(), 'qiyam-own-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
});

/**
 * Bundles the commands, which contain all code except templates.
 * @returns diagnostics, or the files of the site that were bundled
 */
async function bundleCommands({ isPacked }: Engine, modules: CustomModules, folder: string) {
  const { root, customBlocks } = modules;
  try {
    const files = await bundleProgram({
      ...{ root, site: customBlocks.folder, folder, sourcemap: 'external', sourcesContent: false, tsconfigRaw },
      ...{ own: [customModulesInEsbuild(modules)], plugins: isPacked ? [packageCommands] : [] },
    });
    return { inputs: customBlocks.files.filter((name) => files.some((file) => customNameOf(customBlocks, file) === name)) };
  } catch (error) {
    return { faults: diagnosticsOfBuild(error, customBlocks, root) };
  }
}

/** A package that every installation has, to find its `node_modules` folder. */
const anyPackage = 'harfbuzzjs';

/** Links `node_modules` into a program's folder, so that the program can load packages by name at run time. */
function linkPackages({ root, customBlocks }: CustomModules, folder: string): void {
  const place = findPackage(root, anyPackage) ?? findPackage(customBlocks.folder, anyPackage);
  if (place !== undefined) symlinkSync(dirname(place), join(folder, 'node_modules'), 'junction');
}

/**
 * Builds the program of a site in a folder named by the hash of its inputs.
 * @returns the folder
 */
async function buildProgram(engine: Engine, modules: CustomModules, places: string): Promise<string> {
  const { customBlocks } = modules;
  const unfinished = join(places, randomUUID());
  try {
    throwIfAny(customBlocks, await evaluateDescriptors(modules, unfinished));
    const { faults = [], inputs = [] } = await bundleCommands(engine, modules, join(unfinished, enginePaths.program));
    throwIfAny(customBlocks, faults);
    linkPackages(modules, unfinished);
    const folder = join(places, customEngineId(engine, customBlocks, inputs));
    // Another command may have built it in the meantime.
    if (!existsSync(folder)) renameSync(unfinished, folder);
    writeFileSync(inputsFile(engine, customBlocks, places), JSON.stringify(inputs));
    return folder;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/**
 * File that lists which files of a site its program contains, valid while the names of the files are the same. Other files are
 * only part of the templates.
 */
const inputsFile = (engine: Engine, customBlocks: CustomBlocks, places: string) =>
  join(places, `${customEngineId(engine, customBlocks, [])}.json`);

/** Folder of the program built from the current files of a site; undefined if there is none. */
function findProgram(engine: Engine, customBlocks: CustomBlocks, places: string): string | undefined {
  const file = inputsFile(engine, customBlocks, places);
  if (!existsSync(file)) return undefined;
  const folder = join(places, customEngineId(engine, customBlocks, JSON.parse(readFileSync(file, 'utf8'))));
  if (!existsSync(folder)) return undefined;
  for (const used of [file, folder]) utimesSync(used, new Date(), new Date());
  return folder;
}

function pruneOldPrograms(folder: string): void {
  for (const name of readdirSync(folder)) {
    const stats = statSync(join(folder, name), { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > maxAge) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Engine of a site with custom blocks or a custom theme: its program and templates contain the code of both.
 * @throws CustomBlocksError with all diagnostics; nothing is opened then
 */
export async function openCustomEngine(engine: Engine, customBlocks: CustomBlocks): Promise<Engine> {
  const places = engine.cache === undefined ? temporaryFolder() : join(engine.cache, 'own');
  const id = customEngineId(engine, customBlocks);
  const found = findProgram(engine, customBlocks, places);
  const opened = (folder: string): Engine => ({ ...engine, id, program: join(folder, enginePaths.program), customBlocks });
  if (found !== undefined && existsSync(join(found, id))) return opened(found);
  const modules = createCustomModules(sourcesOf(engine), customBlocks);
  throwIfAny(customBlocks, await checkCustomBlocks(modules, blockTypes));
  const folder = found ?? (await buildProgram(engine, modules, places));
  // A file has changed in the meantime: the check and the program may have seen different versions.
  const now = readCustomBlocks(customBlocks.folder);
  if (now && customEngineId(engine, now) !== id) return openCustomEngine(engine, now);
  // Marks the code as checked.
  writeFileSync(join(folder, id), '');
  pruneOldPrograms(places);
  return opened(folder);
}
