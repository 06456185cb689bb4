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
import { OwnError } from '../../core/diagnostics/errors.ts';
import type { OwnCause } from '../../core/diagnostics/messages/own-causes.ts';
import { built, type Engine, type OwnParts, sourcesOf } from '../../core/util/engine.mjs';
import { findPackage } from '../../core/util/packages.mjs';
import { once } from '../../core/util/remember.ts';
import { bundleProgram } from '../engine/bundle-program.mjs';
import { callsOfPackage } from '../engine/calls-of-package.ts';
import { type OwnModules, ownInEsbuild, ownModules, ownNameOf } from '../templates/own-modules.ts';
import { nameOfOwn } from '../templates/own-name.ts';
import { examineOwn, faultOf } from './examine-own.ts';
import type { Judged, Stopped } from './judge-own.ts';
import { type OwnFault, ownDiagnostic } from './own-faults.ts';
import { faultOfError, placeOfError } from './place-of-error.ts';
import { placeOfKey, placeOfLast } from './place-of-key.ts';
import { readOwn } from './read-own.ts';

/** Programs of sites that no command has started from for so long go. Milliseconds. */
const kept = 2 * 24 * 60 * 60 * 1000;

/** Tells all that is wrong. @throws OwnError where anything is */
function refuse(own: OwnParts, faults: readonly OwnFault[]): void {
  if (faults.length === 0) return;
  const diagnostics = faults.map((fault) => ownDiagnostic(own.folder, fault));
  const inOrder = diagnostics.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  throw new OwnError(inOrder, undefined);
}

/** The same for all code: a `tsconfig.json` of a site is for its editors of code. Types may be imported as values are. */
const tsconfigRaw = { compilerOptions: { verbatimModuleSyntax: false } };

/** What a bundler says of the code of a site. @param folder that it names files from @throws what it says of anything else */
function faultsOfBuild(error: unknown, own: OwnParts, folder: string): OwnFault[] {
  const { errors = [] } = error as Partial<BuildFailure>;
  const found = errors.flatMap((message) => faultOf(message, own, folder) ?? []);
  const thrown = found.length === 0 ? [faultOfError(error, own) ?? []].flat() : found;
  if (thrown.length === 0) throw error;
  return thrown;
}

/** What tells the value of a key in which something is that the contract does not know, from others of its name. */
function valueWith(cause: OwnCause, found = ''): RegExp | undefined {
  if (cause === 'no-kind') return /\bz\s*\.\s*string\(/;
  if (cause === 'function') return /\.(?:refine|superRefine|check)\(/;
  if (cause === 'object') return /\bz\s*\.\s*(?:object|looseObject)\(/;
  if (cause === 'coercion') return /\.coerce\b/;
  if (found === 'pipe') return /\.(?:transform|pipe|preprocess)\(/;
  if (found === 'overwrite') return /\.(?:trim|toLowerCase|toUpperCase|normalize|overwrite)\(/;
  return found === '' ? undefined : new RegExp(String.raw`\.${found.replaceAll(/\W/g, '')}\(`);
}

/** What a block says of itself, at the key that says it. */
function faultOfJudged(judged: Judged | Stopped, own: OwnParts): OwnFault {
  const file = `blocks/${judged.type}/${judged.file}`;
  if (!('cause' in judged)) {
    const { found, stack } = judged;
    return { code: 'own-throws', file, found, ...(stack === undefined ? undefined : placeOfError({ stack }, own)) };
  }
  const { type, cause, path, found } = judged;
  const text = readFileSync(join(own.folder, file), 'utf8');
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
async function judge(modules: OwnModules, folder: string): Promise<OwnFault[]> {
  const { root, own } = modules;
  const outfile = join(folder, 'judge.mjs');
  try {
    await build({
      ...{
        absWorkingDir: root,
        entryPoints: ['generator/bundle/custom-blocks/judge-own.ts'],
        outfile,
        plugins: [ownInEsbuild(modules)],
      },
      ...{ bundle: true, format: 'esm', platform: 'node', target: 'node20', mainFields: ['module', 'main'], jsx: 'automatic' },
      ...{ sourcemap: 'external', sourcesContent: false, logLevel: 'silent', logLimit: 0, tsconfigRaw },
    });
    const { judgeOwn } = await import(pathToFileURL(outfile).href);
    const judged: (Judged | Stopped)[] = await judgeOwn(own);
    return judged.map((one) => faultOfJudged(one, own));
  } catch (error) {
    return faultsOfBuild(error, own, root);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Where programs of sites are: beside what is kept of the engine, or for as long as this one runs. */
const temporary = once(() => {
  const folder = mkdtempSync(join(tmpdir(), 'qiyam-own-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
});

/** Bundles the commands, which have all code but templates. @returns what is wrong, or the files of the site that they have */
async function bundleCommands({ isPacked }: Engine, modules: OwnModules, folder: string) {
  const { root, own } = modules;
  try {
    const files = await bundleProgram({
      ...{ root, site: own.folder, folder, sourcemap: 'external', sourcesContent: false, tsconfigRaw },
      ...{ own: [ownInEsbuild(modules)], plugins: isPacked ? [callsOfPackage] : [] },
    });
    return { inputs: own.files.filter((name) => files.some((file) => ownNameOf(own, file) === name)) };
  } catch (error) {
    return { faults: faultsOfBuild(error, own, root) };
  }
}

/** Any package of the engine. */
const anyPackage = 'harfbuzzjs';

/** Has a program that is kept anywhere find by their names the packages that it asks for as it runs. */
function linkPackages({ root, own }: OwnModules, folder: string): void {
  const place = findPackage(root, anyPackage) ?? findPackage(own.folder, anyPackage);
  if (place !== undefined) symlinkSync(dirname(place), join(folder, 'node_modules'), 'junction');
}

/** Builds the program of a site in a folder that is named after all that it has. @returns the folder */
async function buildProgram(engine: Engine, modules: OwnModules, places: string): Promise<string> {
  const { own } = modules;
  const unfinished = join(places, randomUUID());
  try {
    refuse(own, await judge(modules, unfinished));
    const { faults = [], inputs = [] } = await bundleCommands(engine, modules, join(unfinished, built.program));
    refuse(own, faults);
    linkPackages(modules, unfinished);
    const folder = join(places, nameOfOwn(engine, own, inputs));
    // Another command may have built it meanwhile.
    if (!existsSync(folder)) renameSync(unfinished, folder);
    writeFileSync(inputsFile(engine, own, places), JSON.stringify(inputs));
    return folder;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Which files of a site its program has, as long as it has files of the same names: others are templates alone. */
const inputsFile = (engine: Engine, own: OwnParts, places: string) => join(places, `${nameOfOwn(engine, own, [])}.json`);

/** The folder of the program of a site; undefined where there is none that has its files as they are now. */
function findProgram(engine: Engine, own: OwnParts, places: string): string | undefined {
  const file = inputsFile(engine, own, places);
  if (!existsSync(file)) return undefined;
  const folder = join(places, nameOfOwn(engine, own, JSON.parse(readFileSync(file, 'utf8'))));
  if (!existsSync(folder)) return undefined;
  for (const used of [file, folder]) utimesSync(used, new Date(), new Date());
  return folder;
}

function prune(folder: string): void {
  for (const name of readdirSync(folder)) {
    const stats = statSync(join(folder, name), { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > kept) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * The engine of a site with blocks or looks of its own: the same as another, with a program and templates that have these too.
 * @throws OwnError where these are wrong: nothing of them has an effect then
 */
export async function openOwn(engine: Engine, own: OwnParts): Promise<Engine> {
  const places = engine.cache === undefined ? temporary() : join(engine.cache, 'own');
  const id = nameOfOwn(engine, own);
  const found = findProgram(engine, own, places);
  const opened = (folder: string): Engine => ({ ...engine, id, program: join(folder, built.program), own });
  if (found !== undefined && existsSync(join(found, id))) return opened(found);
  const modules = ownModules(sourcesOf(engine), own);
  refuse(own, await examineOwn(modules, blockTypes));
  const folder = found ?? (await buildProgram(engine, modules, places));
  // A file has changed meanwhile: what was found and built may be of both.
  const now = readOwn(own.folder);
  if (now && nameOfOwn(engine, now) !== id) return openOwn(engine, now);
  // Says that all its code was found right.
  writeFileSync(join(folder, id), '');
  prune(places);
  return opened(folder);
}
