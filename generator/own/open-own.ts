import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildFailure } from 'esbuild';
import { blockTypes } from '../../templates/blocks/descriptors.ts';
import { bundleProgram, packagesBeside } from '../bundle/bundle-program.mjs';
import { callsOfPackage } from '../bundle/calls-of-package.ts';
import { type Engine, sourcesOf } from '../common/engine.mjs';
import { OwnError } from '../diagnostics/errors.ts';
import type { OwnCause } from '../diagnostics/messages/own-causes.ts';
import { composeEngine, nameOfComposed, ownFileAt, packagesFor } from './compose.ts';
import { readDoors } from './doors.ts';
import { examineOwn, faultOf } from './examine-own.ts';
import type { Judged, Stopped } from './judge-own.ts';
import { type OwnFault, ownDiagnostic } from './own-faults.ts';
import { faultOfError, placeOfError } from './place-of-error.ts';
import { placeOfKey, placeOfLast } from './place-of-key.ts';
import type { OwnSources } from './read-own.ts';
import { programOf } from './supervised.ts';

/** What says that the code of a site was found right, and all of it compiles. */
const mark = '.right';

/** Tells all that is wrong. @throws OwnError where anything is */
function refuse(own: OwnSources, faults: readonly OwnFault[]): void {
  if (faults.length === 0) return;
  const diagnostics = faults.map((fault) => ownDiagnostic(own.folder, fault));
  const inOrder = diagnostics.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  throw new OwnError(inOrder, undefined);
}

/** What a bundler says of the code of a site. @throws what it says of anything else */
function faultsOfBuild(error: unknown, own: OwnSources): OwnFault[] {
  const { errors = [] } = error as Partial<BuildFailure>;
  const found = errors.flatMap((message) => {
    const fault = faultOf(message, (file) => ownFileAt(file, own.types));
    return fault ? [fault] : [];
  });
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
function faultOfJudged(judged: Judged | Stopped, own: OwnSources): OwnFault {
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

/** Has the blocks of a site say what they are, in a bundle of their own. */
async function judge(own: OwnSources, root: string): Promise<OwnFault[]> {
  const { build } = await import('esbuild');
  const outfile = join(root, 'judge.mjs');
  try {
    await build({
      ...{ absWorkingDir: root, entryPoints: ['generator/own/judge-own.ts'], outfile },
      ...{ bundle: true, format: 'esm', platform: 'node', target: 'node20', mainFields: ['module', 'main'], jsx: 'automatic' },
      ...{ sourcemap: 'external', sourcesContent: false, logLevel: 'silent', logLimit: 0 },
    });
    const { judgeOwn } = await import(pathToFileURL(outfile).href);
    const judged: (Judged | Stopped)[] = await judgeOwn(own.types, root);
    return judged.map((one) => faultOfJudged(one, own));
  } catch (error) {
    return faultsOfBuild(error, own);
  }
}

/** Where an engine is laid: beside what is kept of the one that it is made of, or for as long as the command runs. */
function placeFor(engine: Engine, name: string): string {
  if (engine.cache !== undefined) return join(engine.cache, 'own', name);
  const folder = mkdtempSync(join(tmpdir(), 'qiyam-own-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return join(folder, name);
}

/** Bundles its commands, which reads all of its code but templates. */
async function program(engine: Engine, own: OwnSources): Promise<OwnFault[]> {
  try {
    await bundleProgram({
      ...{ root: engine.root, folder: engine.program, sourcemap: 'external', sourcesContent: false },
      plugins: [packagesBeside, ...(engine.isPacked ? [callsOfPackage] : [])],
    });
    return [];
  } catch (error) {
    return faultsOfBuild(error, own);
  }
}

/**
 * The engine of a site with blocks or looks of its own: the same as another with these laid beside its own.
 * @throws OwnError where these are wrong: nothing of them has an effect then
 */
export async function openOwn(engine: Engine, own: OwnSources): Promise<Engine> {
  const sources = sourcesOf(engine);
  const packages = packagesFor(sources, own.folder);
  const name = nameOfComposed(engine, packages, own);
  const root = placeFor(engine, name);
  const { folder, types } = own;
  const composed: Engine = { ...engine, root, id: name, program: programOf(root), own: { folder, types } };
  if (existsSync(join(root, mark))) {
    utimesSync(root, new Date(), new Date());
    return composed;
  }
  const doors = readDoors(sources);
  refuse(own, await examineOwn(own, doors, blockTypes));
  composeEngine(engine, own, { sources, packages, doors, root });
  refuse(own, await judge(own, root));
  refuse(own, await program(composed, own));
  writeFileSync(join(root, mark), '');
  return composed;
}
