import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { restoreCode } from './code-edits.ts';
import { createSandboxOf, type Ended, fingerprint, removeSandbox, runInSandbox, type Sandbox } from './sandbox.ts';

/** What a build reports and writes. */
export interface Result {
  code: number | null;
  report: string;
  files: Record<string, string>;
}

/** A site in a copy of the project, as its first build leaves it. */
export interface BuildSetting {
  sandbox: Sandbox;
  /** The folder of the caches that builds in the sandbox use. */
  cache: string;
  /** Copies of the folders that builds change, for each sequence to start from. */
  kept: string;
  isDraft: boolean;
  /** Names of the edits of the code that have been made. */
  code: string[];
  /** Builds from nothing, by what they were made of. */
  known: Map<string, Result>;
}

const cacheOf = ({ cacheDir }: Sandbox) => join(cacheDir, 'qiyam');

/** The part of a cache that follows from code alone. */
const ofCode = 'engine';

/** Where it is kept of each state of the code. Made by a build with an empty cache. */
const keptCode = (kept: string, code: readonly string[]) => join(kept, 'code', code.toSorted().join(', ') || 'unchanged');

export const runBuild = (sandbox: Sandbox, isDraft: boolean, env: Record<string, string> = {}) =>
  runInSandbox(sandbox, 'build', { env, args: isDraft ? ['--draft'] : [] });

/** Lines that a log gets every ten seconds: how many there are depends on how busy the machine is. */
const progressLines = /^(?!\S*site\.json).*(?:…|: \d+%.*)\n/gm;

/** Without progress, paths, durations and remarks about the cache; of a long report the end is compared. */
export function reportOf({ output }: Ended): string {
  const plain = output.replaceAll(/content\/(?:out|alone)\b/g, 'OUT').replaceAll(/, [\d.]+ s$/gm, ', S');
  return plain
    .replaceAll(progressLines, '')
    .replaceAll(/^The cache cannot be used.*\n/gm, '')
    .slice(-2_500);
}

/** Builds where nothing is known of the site: with an empty cache, or with what such a build has kept of the same code. */
export async function buildAlone({ sandbox, kept, isDraft, code, known }: BuildSetting): Promise<Result> {
  const content = dirname(sandbox.siteFile);
  const key = JSON.stringify([isDraft, code, fingerprint(join(content, 'assets')), readFileSync(sandbox.siteFile, 'utf8')]);
  const former = known.get(key);
  if (former) return former;
  const cache = join(sandbox.cacheDir, 'alone');
  const outDir = join(content, 'alone');
  const remove = () => {
    for (const place of [cache, outDir]) rmSync(place, { recursive: true, force: true });
  };
  remove();
  const codeCache = keptCode(kept, code);
  if (existsSync(codeCache)) cpSync(codeCache, join(cache, ofCode), { recursive: true });
  const ended = await runBuild({ ...sandbox, outDir }, isDraft, { QIYAM_CACHE: 'alone' });
  const result = { code: ended.code, report: reportOf(ended), files: fingerprint(outDir) };
  if (!existsSync(codeCache)) cpSync(join(cache, ofCode), codeCache, { recursive: true });
  remove();
  known.set(key, result);
  return result;
}

const keptFolders = ({ sandbox, cache, kept }: BuildSetting): [folder: string, copy: string][] => [
  [dirname(sandbox.siteFile), join(kept, 'content')],
  [cache, join(kept, 'cache')],
];

/** @param other a setting whose bundles of the code are taken over */
export async function openSetting(site: string, other?: BuildSetting): Promise<BuildSetting> {
  const sandbox = await createSandboxOf(site);
  const cache = cacheOf(sandbox);
  const setting = { sandbox, cache, kept: join(sandbox.root, 'kept'), isDraft: false, code: [], known: new Map() };
  mkdirSync(cache, { recursive: true });
  if (other) cpSync(keptCode(other.kept, []), join(cache, ofCode), { recursive: true });
  const first = await runBuild(sandbox, false);
  if (first.code !== 0) throw new Error(`The sandbox does not build: ${first.output}`);
  for (const [folder, copy] of keptFolders(setting)) cpSync(folder, copy, { recursive: true });
  cpSync(join(cache, ofCode), keptCode(setting.kept, []), { recursive: true });
  return setting;
}

/** Starts from the first build again. A draft never replaces a complete site: for one there is no output. */
export function restoreSetting(setting: BuildSetting, isDraft: boolean): void {
  restoreCode(setting.sandbox.root, setting.code);
  setting.code = [];
  setting.isDraft = isDraft;
  for (const [folder, copy] of keptFolders(setting)) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(copy, folder, { recursive: true, preserveTimestamps: true });
  }
  if (isDraft) rmSync(setting.sandbox.outDir, { recursive: true });
}

export const closeSetting = ({ sandbox }: BuildSetting) => removeSandbox(sandbox);
