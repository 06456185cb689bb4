import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { outputPathOf, pageUrl } from '../../../../content/site/page-url.ts';
import { type Json, readJson } from '../../../../core/json/value.ts';
import type { EditResult, EditSession } from '../../../document/edit-session.ts';
import type { FileMove } from '../../../document/file-moves.ts';
import type { ChangeResult } from '../../../document/protocol-changes.ts';
import type { RestoreRequest, VersionReport } from '../../../document/protocol-history.ts';
import type { LiveReport } from '../../../document/protocol-publishing.ts';
import { partsOf, restorePart } from '../../../document/site-parts.ts';
import type { EndpointEntry } from '../access.ts';
import { RequestBodyError, readValidJson } from '../body.ts';
import type { EditActions } from '../changing/edit-actions.ts';
import { presentVersion } from '../comparing/rendered-version.ts';
import { type EditHost, type EndpointRequest, json } from '../endpoint.ts';
import { createFileMover } from '../files/file-mover.ts';
import type { Uploads } from '../files/uploads.ts';
import type { FileHistory } from './file-history.ts';
import { checkLivePage, expectedPage } from './live.ts';
import { changedParts, overwrittenPart } from './version-report.ts';
import { bringAssets, listVersions, movesBack, overwrittenFiles, textOfVersion, versionFiles } from './versions.ts';

/** Maximum size of a request in bytes. */
const mostBytes = 16_384;

const words = z.string().max(1000);
const travelRequest = z.strictObject({ to: z.int().min(0) });
const liveRequest = z.strictObject({ page: words });
const restoreRequest: z.ZodType<RestoreRequest> = z.strictObject({
  base: words,
  of: words,
  part: words.optional(),
  summary: z.strictObject({ key: z.string().max(100), values: z.record(z.string().max(100), words) }),
});

interface VersionContent {
  text: string;
  /** Moves that restore overwritten asset files. */
  files: readonly FileMove[];
}

/** Restores a version or a part of it as one step. */
async function restoreIn(edits: EditSession, request: RestoreRequest, { text, files }: VersionContent): Promise<EditResult> {
  const { base, part, summary } = request;
  if (part === undefined) return edits.restore({ base, text, summary, files });
  if (files.length > 0) return edits.change({ base, operations: [], summary }, files);
  const [before, now] = [readJson(text), readJson((await edits.state()).text)];
  const found = before !== undefined && now !== undefined ? partsOf(before, now).find(({ name }) => name === part) : undefined;
  const operation = found && restorePart(before as Json, found);
  if (!operation) return { state: 'conflict', base, conflicts: [], operations: [] };
  return edits.change({ base, operations: [operation], summary });
}

export interface HistoryOptions {
  host: EditHost;
  actions: EditActions;
  uploads: Uploads;
  fileHistory: FileHistory;
}

function textOf(id: string, { host, actions }: HistoryOptions): Promise<string | undefined> {
  return textOfVersion(id, host.preview.project.siteFile, actions.edits());
}

async function versionContentOf(id: string, { host, actions, fileHistory }: HistoryOptions) {
  const edits = actions.edits();
  fileHistory.record((await edits.state()).text);
  return versionFiles(id, { project: host.preview.project, edits, fileHistory });
}

async function readVersion(history: HistoryOptions, { query, language }: EndpointRequest): Promise<VersionReport> {
  const { host, actions } = history;
  const id = query.get('of') ?? '';
  const text = await textOf(id, history);
  const before = text === undefined ? undefined : readJson(text);
  if (text === undefined || before === undefined) return { state: 'unknown' };
  const files = await overwrittenFiles(text, await versionContentOf(id, history), host.preview.project);
  return host.enqueue(async () => {
    const { base, text: present } = await actions.edits().state();
    const now = readJson(present);
    if (now === undefined) return { state: 'unknown' };
    return { state: 'known', base, parts: [...changedParts(before, now, language), ...files.map(overwrittenPart)] };
  });
}

async function restore(history: HistoryOptions, endpointRequest: EndpointRequest): Promise<ChangeResult> {
  const { host, actions, uploads } = history;
  const { project } = host.preview;
  const request = await readValidJson(endpointRequest.request, restoreRequest, mostBytes);
  const text = await textOf(request.of, history);
  if (text === undefined) throw new RequestBodyError(400);
  const former = await versionContentOf(request.of, history);
  const overwritten = await overwrittenFiles(text, former, project);
  // Restoring a single page keeps these files, as other pages may use them.
  const asking = overwritten.filter((source) => request.part === undefined || request.part === overwrittenPart(source).name);
  const files = await movesBack(asking, former, createFileMover(project).putInBin);
  const came = await bringAssets(text, former, project);
  for (const source of came) await uploads.register(source);
  if (came.length > 0) await host.enqueue(host.refreshIfChanged);
  const run = (edits: EditSession) => restoreIn(edits, request, { text, files });
  const result = await actions.perform(endpointRequest, { kind: 'travel', run });
  // A part may refer to fewer files than the whole; a refused change refers to none.
  const after = result.state === 'written' ? (await actions.edits().state()).text : '';
  const unused = came.filter((source) => !after.includes(source));
  await Promise.all(unused.map((source) => rm(join(project.assets, source), { force: true })));
  return result;
}

async function travel({ actions }: HistoryOptions, endpointRequest: EndpointRequest): Promise<ChangeResult> {
  const { to } = await readValidJson(endpointRequest.request, travelRequest, mostBytes);
  return actions.perform(endpointRequest, { kind: 'travel', run: (edits) => edits.goTo(to) });
}

async function reportLive({ preview, now }: EditHost, endpointRequest: EndpointRequest): Promise<LiveReport> {
  const { page } = await readValidJson(endpointRequest.request, liveRequest, mostBytes);
  const { out, siteFile } = preview.project;
  const version = await presentVersion(preview, now());
  const outputPath = outputPathOf(page);
  const html = version?.pages.includes(outputPath) ? await version.page(outputPath) : undefined;
  const url = preview.shown?.site.site.url;
  if (html === undefined || url === undefined) return { page, state: 'not-published' };
  const address = new URL(pageUrl({ site: { url: url.replace(/\/$/, '') } }, page));
  return checkLivePage(page, address, await expectedPage({ out, siteFile, outputPath }, html));
}

/** Endpoints of versions: list, compare and restore. */
export function historyEndpoints(history: HistoryOptions): EndpointEntry[] {
  const { host } = history;
  return [
    ['history', { method: 'GET', answer: async () => json(await listVersions(host.preview.project.siteFile)) }],
    ['version', { method: 'GET', answer: async (endpointRequest) => json(await readVersion(history, endpointRequest)) }],
    ['restore', { method: 'POST', answer: async (endpointRequest) => json(await restore(history, endpointRequest)) }],
    ['travel', { method: 'POST', answer: async (endpointRequest) => json(await travel(history, endpointRequest)) }],
    ['live', { method: 'POST', answer: async (endpointRequest) => json(await reportLive(host, endpointRequest)) }],
  ];
}
