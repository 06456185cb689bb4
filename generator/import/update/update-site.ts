import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isOutside } from '../../content/site/assets.ts';
import { readSourceFile } from '../../content/site/load.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import type { Diagnostic } from '../../core/diagnostics/diagnostics.ts';
import type { Source } from '../../core/json/source.ts';
import { type Json, readJson } from '../../core/json/value.ts';
import type { Project } from '../../core/util/project.ts';
import type { MergeSide, MergeSides } from '../../editor/document/merge-sites.ts';
import { openEditSession } from '../../editor/document/session.ts';
import { rewriteText } from '../../editor/document/text/rewrite.ts';
import { type AssetPlan, type BroughtFile, planAssets } from './asset-plan.ts';
import { type ImportBase, type ImportChoices, readImportBase, writeImportBase } from './import-base.ts';
import { type MergedImport, mergeImport } from './merge-import.ts';

/** A conversion of the old site. */
export interface Conversion {
  /** Value of its site file. */
  site: Json;
  /** Folder with its files, with the layout of `assets/`. */
  staging: string;
  files: readonly BroughtFile[];
  /** Result of `MediaStore.names`. */
  names: ReadonlyMap<string, string>;
  choices?: ImportChoices;
}

export interface UpdateOptions {
  project: Project;
  environment: BuildEnvironment;
  conversion: Conversion;
  /** Which side wins where both changed the same place; absent: these places stay as they are, and the choice stays open. */
  prefers?: MergeSide | undefined;
  isDryRun?: boolean | undefined;
  /** Writes the site even if the old content brings errors that the site did not have. */
  acceptsErrors?: boolean | undefined;
}

export type UpdateResult =
  /** What the last import wrote is unknown, and so are the edits made since. Nothing is written. */
  | { state: 'no-base' }
  /** The site file is not valid JSON. Nothing is written. */
  | { state: 'not-json' }
  /** The editor or another program wrote the site file meanwhile. Nothing is written. */
  | { state: 'changed-meanwhile' }
  /** The result would have these new errors. Nothing is written. */
  | { state: 'refused'; diagnostics: Diagnostic[]; source: Source }
  /** Written; of a dry run: what would be written. Without changes and files, the site is untouched. */
  | ({ state: 'updated' } & Outcome);

/** A merged site, and the files that it needs. */
export interface Outcome {
  merged: MergedImport;
  assets: AssetPlan;
}

/** Name of a file under `assets/` in the project, whose folder is created; undefined if a link leads outside. */
async function targetOf({ root, assets }: Project, asset: string): Promise<string | undefined> {
  const target = join(assets, asset);
  await mkdir(dirname(target), { recursive: true });
  return isOutside(root, dirname(target)) || (existsSync(target) && isOutside(assets, target)) ? undefined : target;
}

async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = join(dirname(to), `.import-${randomUUID()}`);
  try {
    await copyFile(from, unfinished, constants.COPYFILE_FICLONE);
    await rename(unfinished, to);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Copies files into the assets. @returns the targets of those that were copied */
export async function copyAssets(project: Project, staging: string, assets: readonly string[]): Promise<string[]> {
  const copied: string[] = [];
  for (const asset of assets) {
    const target = await targetOf(project, asset);
    if (target === undefined) continue;
    await copyWhole(join(staging, asset), target);
    copied.push(target);
  }
  return copied;
}

/** What a later import needs to know about a conversion that was written: for `writeImportBase`. */
export const baseOf = ({ site, files, names, choices }: Conversion): ImportBase => ({
  site,
  assets: Object.fromEntries(files.map(({ asset, hash }) => [asset, hash])),
  names: Object.fromEntries(names),
  ...(choices && { choices }),
});

/** Writes the merged site as one step that can be undone. New files come first, as the check needs them. */
async function write(
  { project, environment, conversion, acceptsErrors }: UpdateOptions,
  text: string,
  { merged, assets }: Outcome,
): Promise<UpdateResult | undefined> {
  const session = merged.isChanged ? openEditSession({ project, environment }) : undefined;
  const present = await session?.state();
  if (present && present.text !== text) return { state: 'changed-meanwhile' };
  const added = await copyAssets(project, conversion.staging, assets.added);
  const result =
    present &&
    (await session?.restore({
      base: present.base,
      text: rewriteText(text, merged.value) ?? text,
      summary: { key: 'import-update', values: { count: String(merged.changes.length) } },
      ...(acceptsErrors && { isUpgrade: true }),
    }));
  if (result && result.state !== 'written') {
    for (const target of added) await rm(target, { force: true });
    if (result.state === 'conflict') return { state: 'changed-meanwhile' };
    return { state: 'refused', diagnostics: result.diagnostics, source: result.source };
  }
  await copyAssets(project, conversion.staging, assets.replaced);
  return undefined;
}

/** What the next import compares with. Files that clash keep their former hash, while nobody chose a side. */
export function nextBase(
  { conversion, prefers }: { conversion: Conversion; prefers?: MergeSides | undefined },
  last: ImportBase,
  { merged, assets }: Outcome,
): ImportBase {
  const next: ImportBase = { ...baseOf(conversion), site: merged.nextBase, untaken: last.untaken };
  const open = prefers === undefined ? assets.clashes : [];
  for (const asset of open) {
    const former = last.assets[asset];
    if (former === undefined) delete next.assets[asset];
    else next.assets[asset] = former;
  }
  return next;
}

/**
 * Imports the old site a second time into a site that may have been edited since: see `mergeImport`. The same conversion leaves
 * every file untouched.
 * @throws UsageError if the site file cannot be read, Error if it cannot be written
 */
export async function updateSite(options: UpdateOptions): Promise<UpdateResult> {
  const { project, conversion, prefers, isDryRun } = options;
  const last = readImportBase(project);
  if (!last) return { state: 'no-base' };
  const { bytes } = readSourceFile(project.siteFile);
  const text = bytes.toString();
  const mine = isUtf8(bytes) ? readJson(text) : undefined;
  if (mine === undefined) return { state: 'not-json' };
  const merged = mergeImport({ base: last.site, mine, theirs: conversion.site, untaken: last.untaken }, prefers);
  const plan = { folder: project.assets, before: last.assets, brought: conversion.files, site: merged.value };
  const outcome = { merged, assets: await planAssets({ ...plan, prefers: prefers ?? 'mine' }) };
  if (isDryRun) return { state: 'updated', ...outcome };
  const failed = await write(options, text, outcome);
  if (failed) return failed;
  writeImportBase(project, nextBase(options, last, outcome));
  return { state: 'updated', ...outcome };
}
