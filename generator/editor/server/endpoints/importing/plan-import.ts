import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import { isObject, type Json, type JsonObject, readJson } from '../../../../core/json/value.ts';
import type { Project } from '../../../../core/util/project.ts';
import type { ImportedSite } from '../../../../import/import.ts';
import { addToSite, missingLanguages } from '../../../../import/update/add-to-site.ts';
import { type AssetPlan, planAssets } from '../../../../import/update/asset-plan.ts';
import { type ImportBase, readImportBase } from '../../../../import/update/import-base.ts';
import { type ImportClash, mergeImport } from '../../../../import/update/merge-import.ts';
import { replaceContent } from '../../../../import/update/replace-content.ts';
import { baseOf, nextBase } from '../../../../import/update/update-site.ts';
import type { FileMove } from '../../../document/file-moves.ts';
import { shorten } from '../../../document/limits.ts';
import type { MergeSides } from '../../../document/merge-sites.ts';
import type { ImportPlan, ImportWriteRequest } from '../../../document/protocol-import.ts';
import { createFileMover } from '../files/file-mover.ts';
import { fieldOfPath, textsIn } from '../history/readable-texts.ts';

/** Longest text of a clash, in characters. */
const longest = 300;

/** Text of a value as readers see it; of settings, the value. */
function readable(site: Json, at: ImportClash['at'], value: Json | undefined): string | null {
  if (value === undefined) return null;
  const { field } = fieldOfPath(site, at);
  const texts = textsIn(field, value);
  return shorten(texts.length > 0 ? texts.join(' · ') : JSON.stringify(value), longest);
}

/** Present text of the site file as a value; undefined if it is not valid. */
function siteOf(text: string): JsonObject | undefined {
  const value = readJson(text);
  return isObject(value) ? (value as JsonObject) : undefined;
}

interface UpdateInput {
  project: Project;
  mine: JsonObject;
  imported: ImportedSite;
  last: ImportBase;
  takes?: MergeSides | undefined;
}

/** What a second import changes. Files that were changed here stay. */
async function mergeUpdate({ project, mine, imported, last, takes }: UpdateInput) {
  const { conversion } = imported;
  const merged = mergeImport({ base: last.site, mine, theirs: conversion.site, untaken: last.untaken }, takes);
  const plan = { folder: project.assets, before: last.assets, brought: conversion.files, site: merged.value };
  return { merged, assets: await planAssets({ ...plan, prefers: 'mine' }) };
}

/** What each way of writing would do to the present site; undefined if the site file is not valid JSON. */
export async function planImport(
  project: Project,
  { base, text }: { base: string; text: string },
  { imported, language }: { imported: ImportedSite; language: MessageLanguage },
): Promise<ImportPlan | undefined> {
  const mine = siteOf(text);
  if (!mine) return undefined;
  const theirs = imported.conversion.site as JsonObject;
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const { pages, items, left } = addToSite(mine, theirs);
  const add = { pages, items, left, missing: missingLanguages(mine, theirs).map((tag) => names.of(tag) ?? tag) };
  const last = readImportBase(project);
  if (!last) return { base, add };
  const { merged, assets } = await mergeUpdate({ project, mine, imported, last });
  const count = (kind: string) => merged.changes.filter((one) => one.kind === kind).length;
  const clashes = merged.clashes.map(({ at, where, mine: own, theirs: other }) => {
    const site = own === undefined ? theirs : mine;
    return { where: where[language], mine: readable(site, at, own), theirs: readable(site, at, other) };
  });
  const files = assets.added.length + assets.replaced.length;
  return { base, add, update: { added: count('added'), changed: count('changed'), removed: count('removed'), files, clashes } };
}

/** Content of a site after an import, what a later import compares with, and the files that it needs. */
export interface PlannedWrite {
  value: Json;
  nextBase: ImportBase;
  assets: AssetPlan;
  summary: { key: string; values: Record<string, string> };
}

/** Plans what is written; undefined if the request does not fit the site. */
export async function planWrite(
  project: Project,
  text: string,
  { imported, request }: { imported: ImportedSite; request: ImportWriteRequest },
): Promise<PlannedWrite | undefined> {
  const mine = siteOf(text);
  if (!mine) return undefined;
  const { conversion } = imported;
  const theirs = conversion.site as JsonObject;
  const { how, takes = [] } = request;
  if (how === 'update') {
    const last = readImportBase(project);
    if (!last) return undefined;
    const sides: MergeSides = (index) => takes[index] ?? 'mine';
    const outcome = await mergeUpdate({ project, mine, imported, last, takes: sides });
    const { merged, assets } = outcome;
    const summary = { key: 'import-update', values: { count: String(merged.changes.length) } };
    return { value: merged.value, assets, nextBase: nextBase({ conversion, prefers: sides }, last, outcome), summary };
  }
  if (how === 'add' && missingLanguages(mine, theirs).length > 0) return undefined;
  const added = how === 'add' ? addToSite(mine, theirs) : undefined;
  const value = added?.value ?? replaceContent(mine, theirs);
  const assets = await planAssets({
    folder: project.assets,
    ...{ before: {}, brought: conversion.files, site: value, prefers: 'mine' },
  });
  const count = String(added ? added.pages + added.items : 0);
  return {
    value,
    assets,
    nextBase: { ...baseOf(conversion), untaken: added?.untaken },
    summary: { key: `import-${how}`, values: added ? { count } : {} },
  };
}

/** Moves that put new files in the place of former ones, which undoing brings back. */
export async function replacements(project: Project, staging: string, assets: readonly string[]): Promise<FileMove[]> {
  const { putInBin } = createFileMover(project);
  const moves: FileMove[] = [];
  for (const asset of assets) {
    const bin = await putInBin(await readFile(join(staging, asset)));
    moves.push({ from: { asset }, to: { bin: randomUUID() } }, { from: { bin }, to: { asset } });
  }
  return moves;
}
