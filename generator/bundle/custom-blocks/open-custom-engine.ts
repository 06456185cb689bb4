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

/** Programs of sites that no command has started from for so long go. Milliseconds. */
const maxAge = 2 * 24 * 60 * 60 * 1000;

/** Tells all that is wrong. @throws OwnError where anything is */
function throwIfAny(customBlocks: CustomBlocks, faults: readonly CustomBlockDiagnostic[]): void {
  if (faults.length === 0) return;
  const diagnostics = faults.map((diagnostic) => toFullDiagnostic(customBlocks.folder, diagnostic));
  const inOrder = diagnostics.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  throw new CustomBlocksError(inOrder, undefined);
}

/** The same for all code: a `tsconfig.json` of a site is for its editors of code. Types may be imported as values are. */
const tsconfigRaw = { compilerOptions: { verbatimModuleSyntax: false } };

/** What a bundler says of the code of a site. @param folder that it names files from @throws what it says of anything else */
function diagnosticsOfBuild(error: unknown, customBlocks: CustomBlocks, folder: string): CustomBlockDiagnostic[] {
  const { errors = [] } = error as Partial<BuildFailure>;
  const found = errors.flatMap((message) => toCustomBlockDiagnostic(message, customBlocks, folder) ?? []);
  const thrown = found.length === 0 ? [diagnosticOfError(error, customBlocks) ?? []].flat() : found;
  if (thrown.length === 0) throw error;
  return thrown;
}

/** What tells the value of a key in which something is that the contract does not know, from others of its name. */
function valueWith(cause: DescriptorErrorCode, found = ''): RegExp | undefined {
  if (cause === 'no-kind') return /\bz\s*\.\s*string\(/;
  if (cause === 'function') return /\.(?:refine|superRefine|check)\(/;
  if (cause === 'object') return /\bz\s*\.\s*(?:object|looseObject)\(/;
  if (cause === 'coercion') return /\.coerce\b/;
  if (found === 'pipe') return /\.(?:transform|pipe|preprocess)\(/;
  if (found === 'overwrite') return /\.(?:trim|toLowerCase|toUpperCase|normalize|overwrite)\(/;
  return found === '' ? undefined : new RegExp(String.raw`\.${found.replaceAll(/\W/g, '')}\(`);
}

/** What a block says of itself, at the key that says it. */
function diagnosticOfDescriptor(evaluated: DescriptorError | BlockCrash, customBlocks: CustomBlocks): CustomBlockDiagnostic {
  const file = `blocks/${evaluated.type}/${evaluated.file}`;
  if (!('cause' in evaluated)) {
    const { found, stack } = evaluated;
    return { code: 'own-throws', file, found, ...(stack === undefined ? undefined : placeOfError({ stack }, customBlocks)) };
  }
  const { type, cause, path, found } = evaluated;
  const text = readFileSync(join(customBlocks.folder, file), 'utf8');
  const value = cause === 'no-id' ? /\.meta\(/ : valueWith(cause, found);
  const place = path.length > 0 ? placeOfKey(text, path, value) : value && placeOfLast(text, value);
  return {
    code: 'own-descriptor',
    file,
    ...place,
    cause,
    key: path.join('.'),
    expected: type,
    ...(found !== undefined && { found }),
  };
}

/** Has the blocks of a site say what they are, in a bundle of their own. @param folder where that is, for as long as it takes */
async function evaluateDescriptors(modules: CustomModules, folder: string): Promise<CustomBlockDiagnostic[]> {
  const { root, own: customBlocks } = modules;
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

/** Where programs of sites are: beside what is kept of the engine, or for as long as this one runs. */
const temporaryFolder = once(() => {
  const folder = mkdtempSync(join(tmpdir(), 'qiyam-own-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
});

/** Bundles the commands, which have all code but templates. @returns what is wrong, or the files of the site that they have */
async function bundleCommands({ isPacked }: Engine, modules: CustomModules, folder: string) {
  const { root, own: customBlocks } = modules;
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

/** Any package of the engine. */
const anyPackage = 'harfbuzzjs';

/** Has a program that is kept anywhere find by their names the packages that it asks for as it runs. */
function linkPackages({ root, own: customBlocks }: CustomModules, folder: string): void {
  const place = findPackage(root, anyPackage) ?? findPackage(customBlocks.folder, anyPackage);
  if (place !== undefined) symlinkSync(dirname(place), join(folder, 'node_modules'), 'junction');
}

/** Builds the program of a site in a folder that is named after all that it has. @returns the folder */
async function buildProgram(engine: Engine, modules: CustomModules, places: string): Promise<string> {
  const { own: customBlocks } = modules;
  const unfinished = join(places, randomUUID());
  try {
    throwIfAny(customBlocks, await evaluateDescriptors(modules, unfinished));
    const { faults = [], inputs = [] } = await bundleCommands(engine, modules, join(unfinished, enginePaths.program));
    throwIfAny(customBlocks, faults);
    linkPackages(modules, unfinished);
    const folder = join(places, customEngineId(engine, customBlocks, inputs));
    // Another command may have built it meanwhile.
    if (!existsSync(folder)) renameSync(unfinished, folder);
    writeFileSync(inputsFile(engine, customBlocks, places), JSON.stringify(inputs));
    return folder;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Which files of a site its program has, as long as it has files of the same names: others are templates alone. */
const inputsFile = (engine: Engine, customBlocks: CustomBlocks, places: string) =>
  join(places, `${customEngineId(engine, customBlocks, [])}.json`);

/** The folder of the program of a site; undefined where there is none that has its files as they are now. */
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
 * The engine of a site with blocks or looks of its own: the same as another, with a program and templates that have these too.
 * @throws OwnError where these are wrong: nothing of them has an effect then
 */
export async function openCustomEngine(engine: Engine, customBlocks: CustomBlocks): Promise<Engine> {
  const places = engine.cache === undefined ? temporaryFolder() : join(engine.cache, 'own');
  const id = customEngineId(engine, customBlocks);
  const found = findProgram(engine, customBlocks, places);
  const opened = (folder: string): Engine => ({ ...engine, id, program: join(folder, enginePaths.program), own: customBlocks });
  if (found !== undefined && existsSync(join(found, id))) return opened(found);
  const modules = createCustomModules(sourcesOf(engine), customBlocks);
  throwIfAny(customBlocks, await checkCustomBlocks(modules, blockTypes));
  const folder = found ?? (await buildProgram(engine, modules, places));
  // A file has changed meanwhile: what was found and built may be of both.
  const now = readCustomBlocks(customBlocks.folder);
  if (now && customEngineId(engine, now) !== id) return openCustomEngine(engine, now);
  // Says that all its code was found right.
  writeFileSync(join(folder, id), '');
  pruneOldPrograms(places);
  return opened(folder);
}
