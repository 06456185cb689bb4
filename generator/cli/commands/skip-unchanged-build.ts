import { readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { wordsLanguage } from '../../../templates/model/files/language.ts';
import type { BuildResult } from '../../build/build.ts';
import { isOutputIntact } from '../../build/write/intact.ts';
import { manifestKey } from '../../build/write/manifest.ts';
import { openOutputFolder } from '../../build/write/output-folder.ts';
import type { PublicationSpan } from '../../content/site/publication.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import { fileStatusOf, hasSettled } from '../../core/cache/file-status.ts';
import type { Diagnostic, MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { daysNow } from '../../core/util/days-now.ts';
import { hashBytes } from '../../core/util/hash.ts';
import { listFiles } from '../../core/util/list-files.ts';
import { sizeOf } from '../../core/util/output-file.ts';
import type { PublishedForms } from '../../desk/received/published-forms.ts';
import type { Options } from './options.ts';
import { formsOf } from './send-built.ts';

/** Results that a build prints. */
export interface BuildReport {
  pages: number;
  files: number;
  bytes: number;
  warnings: Diagnostic[];
  /** Language of the content. */
  language: MessageLanguage;
  /** Folders of replaced sites that could not be deleted. */
  undeletable: readonly string[];
  /** Time span in which the same content gives the same site. */
  publicationSpan: PublicationSpan;
  /** Forms whose answers go to the desk of the site. */
  forms: PublishedForms | undefined;
}

/** Inputs and results of a build. */
interface BuildRecord {
  inputs: string;
  assets: ReadonlyMap<string, string>;
  /** Hash of the output manifest. */
  manifest: string;
  report: BuildReport;
}

export type BuildInput = Pick<Options, 'project' | 'isDraft' | 'isStrict' | 'isForced' | 'hasRedirectPages' | 'now'>;

/**
 * Key of all inputs except `assets/` and the time; the cache scope covers the engine. Includes the days that warnings depend
 * on. Undefined without a site file.
 */
function inputsOf({ project, isDraft, isStrict, hasRedirectPages }: BuildInput): string | undefined {
  try {
    const content = hashBytes(readFileSync(project.siteFile));
    return JSON.stringify([content, project.siteFile, process.cwd(), isDraft, isStrict, hasRedirectPages, daysNow()]);
  } catch {
    return undefined;
  }
}

/** Cache key of the record of the last build. */
export const recordKey = (outDir: string) => `built into/${hashBytes(outDir)}`;

async function hashManifest({ core }: BuildEnvironment, outDir: string): Promise<string> {
  const manifest = await core.get(manifestKey(await openOutputFolder(outDir)));
  return manifest === undefined ? '' : hashBytes(manifest);
}

function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** File status of each file in a folder, and of additional files. */
async function statFiles(folder: string, named: Iterable<string> = []): Promise<Map<string, Stats | undefined>> {
  const names = new Set([...(await listFiles(folder)), ...named]);
  return new Map([...names].sort().map((name) => [name, statOf(join(folder, name))]));
}

const fileStatusesOf = (found: ReadonlyMap<string, Stats | undefined>) =>
  new Map([...found].map(([name, stats]) => [name, stats ? fileStatusOf(stats) : '']));

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  one.size === other.size && [...one].every(([name, looks]) => other.get(name) === looks);

/** The report of the last build, if this build has the same inputs and the output is unchanged. */
export async function findUnchanged(input: BuildInput, environment: BuildEnvironment): Promise<BuildReport | undefined> {
  const { project, now } = input;
  const bytes = await environment.store.get(recordKey(project.out));
  if (!bytes) return undefined;
  const { inputs, assets, manifest, report }: BuildRecord = deserialize(bytes);
  const { from, until } = report.publicationSpan;
  if (inputs !== inputsOf(input) || now < from || now >= until) return undefined;
  if (!isSame(assets, fileStatusesOf(await statFiles(project.assets, assets.keys())))) return undefined;
  if (manifest !== (await hashManifest(environment, project.out))) return undefined;
  return (await isOutputIntact(project.out, environment)) ? report : undefined;
}

/**
 * Runs a build and records its inputs, unless one of them changed recently or during the build.
 * @throws whatever the build throws
 */
export async function buildAndRecord(
  input: BuildInput,
  environment: BuildEnvironment,
  build: () => Promise<BuildResult>,
): Promise<BuildReport> {
  const { project } = input;
  const begin = Date.now();
  const before = { inputs: inputsOf(input), assets: fileStatusesOf(await statFiles(project.assets)) };
  const { files, pages, warnings, site, sites, undeletable, publicationSpan, ...result } = await build();
  const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
  const language = wordsLanguage(site.site.language);
  const forms = await formsOf(sites);
  const report = { pages, files: files.length, bytes, warnings, language, undeletable, publicationSpan, forms };
  const after = await statFiles(project.assets, result.assets);
  const isSettled = [...after.values()].every((stats) => stats === undefined || hasSettled(stats, begin));
  const assets = fileStatusesOf(after);
  const isAsBefore = [...before.assets].every(([name, looks]) => assets.get(name) === looks);
  const inputs = inputsOf(input);
  if (inputs === undefined || inputs !== before.inputs || !isSettled || !isAsBefore) return report;
  const record: BuildRecord = {
    inputs,
    assets,
    manifest: await hashManifest(environment, project.out),
    report: { ...report, undeletable: [] },
  };
  await environment.store.put(recordKey(project.out), serialize(record));
  return report;
}
