import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import * as z from 'zod';
import { safeName } from '../../../../assets/files/safe-name.ts';
import { isPicture } from '../../../../content/site/assets.ts';
import { type Json, readJson } from '../../../../core/json/value.ts';
import type { Project } from '../../../../core/util/project.ts';
import type { EditResult, EditSession } from '../../../document/edit-session.ts';
import type { FileMove } from '../../../document/file-moves.ts';
import { mostBytes } from '../../../document/limits.ts';
import type { Summary } from '../../../document/protocol-changes.ts';
import type { MediaAnswer, MediaProblem, MediaRequest } from '../../../document/protocol-media.ts';
import { assetUses, nameOther, replaceAsset } from '../../../document/tasks/assets.ts';
import type { Operation } from '../../../document/text/operation.ts';
import { readValidJson } from '../body.ts';
import type { EditActions } from '../changing/edit-actions.ts';
import type { EndpointRequest } from '../endpoint.ts';
import { listAssets } from '../files/asset-folder.ts';
import { othersNaming } from '../files/other-content.ts';
import type { UploadContext } from '../files/store-upload.ts';

const name = z.string().max(1000);
const path = z.array(z.union([z.string().max(1000), z.int().min(0)])).max(64);
const alts = z.array(z.strictObject({ at: path, alt: z.string().max(10_000) })).max(20_000);
const mediaRequest: z.ZodType<MediaRequest> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('rename'), source: name, to: name }),
  z.strictObject({ do: z.literal('delete'), source: name }),
  z.strictObject({ do: z.literal('deleteUnused'), sources: z.array(name).min(1).max(20_000) }),
  z.strictObject({ do: z.literal('replace'), source: name, by: name, alts }),
]);

/** Thrown if the request cannot be fulfilled. */
class MediaError extends Error {
  readonly reason: MediaProblem;
  constructor(reason: MediaProblem) {
    super(reason);
    this.reason = reason;
  }
}

/** Operations and file moves of a request. */
interface MediaPlan {
  operations: Operation[];
  files: FileMove[];
  summary: Summary;
  /** New name of the file. */
  source?: string;
}

const putAway = (source: string): FileMove => ({ from: { asset: source }, to: { bin: randomUUID() } });

type Asking<Name extends MediaRequest['do']> = Extract<MediaRequest, { do: Name }>;

async function expectThere(source: string, project: Project): Promise<void> {
  if (!(await listAssets(project.assets)).includes(source)) throw new MediaError('gone');
}

async function expectOnlyHere(source: string, project: Project): Promise<void> {
  if ((await othersNaming(project))(source).length > 0) throw new MediaError('used-elsewhere');
}

async function planRename({ source, to }: Asking<'rename'>, site: Json, project: Project): Promise<MediaPlan> {
  await expectThere(source, project);
  await expectOnlyHere(source, project);
  const ending = extname(source);
  // The dot stops `safeName` from removing an extension.
  const own = safeName(`${to}.`, '');
  const renamed = `${source.slice(0, source.length - basename(source).length)}${own}${ending}`;
  if (own === '') throw new MediaError('bad-name');
  if (renamed === source) throw new MediaError('nothing-to-do');
  // Some file systems are case-insensitive.
  const names = await readdir(join(project.assets, dirname(source)));
  const others = names.filter((other) => other !== basename(source)).map((other) => other.toLowerCase());
  if (others.includes(basename(renamed).toLowerCase())) throw new MediaError('name-taken');
  return {
    operations: nameOther(site, source, renamed),
    files: [{ from: { asset: source }, to: { asset: renamed } }],
    summary: { key: 'media-rename', values: { file: basename(source), to: basename(renamed) } },
    source: renamed,
  };
}

async function planDelete({ source }: Asking<'delete'>, site: Json, project: Project): Promise<MediaPlan> {
  await expectThere(source, project);
  if (assetUses(site).has(source)) throw new MediaError('used');
  await expectOnlyHere(source, project);
  const summary = { key: 'media-delete', values: { file: basename(source) } };
  return { operations: [], files: [putAway(source)], summary, source };
}

async function planDeleteUnused({ sources }: Asking<'deleteUnused'>, site: Json, project: Project): Promise<MediaPlan> {
  const [there, uses, others] = [new Set(await listAssets(project.assets)), assetUses(site), await othersNaming(project)];
  const all = [...new Set(sources)];
  if (all.some((source) => uses.has(source) || others(source).length > 0)) throw new MediaError('used-meanwhile');
  const files = all.filter((source) => there.has(source)).map(putAway);
  if (files.length === 0) throw new MediaError('gone');
  const summary = { key: 'media-delete-unused', values: { count: String(files.length) } };
  return { operations: [], files, summary };
}

async function planReplace({ source, by, alts }: Asking<'replace'>, site: Json, project: Project): Promise<MediaPlan> {
  await expectThere(by, project);
  if (isPicture(source) !== isPicture(by)) throw new MediaError('other-kind');
  const operations = source === by ? [] : replaceAsset(site, { from: source, to: by, alts });
  if (operations.length === 0) throw new MediaError('nothing-to-do');
  const summary = { key: 'media-replace', values: { file: basename(source), to: basename(by) } };
  return { operations, files: [], summary, source: by };
}

/** Plans a request from the site and the project folder. @throws MediaFault */
function plan(request: MediaRequest, site: Json, project: Project): Promise<MediaPlan> {
  if (request.do === 'rename') return planRename(request, site, project);
  if (request.do === 'replace') return planReplace(request, site, project);
  return request.do === 'delete' ? planDelete(request, site, project) : planDeleteUnused(request, site, project);
}

/** Renames, deletes or replaces asset files together with all references. */
export async function changeMedia(
  context: UploadContext,
  actions: EditActions,
  endpointRequest: EndpointRequest,
): Promise<MediaAnswer> {
  const request = await readValidJson(endpointRequest.request, mediaRequest, mostBytes);
  let source: string | undefined;
  const run = async (edits: EditSession): Promise<EditResult> => {
    const { base, text } = await edits.state();
    const site = readJson(text);
    // The references in invalid JSON are unknown.
    if (site === undefined) throw new MediaError('not-json');
    const { operations, files, summary, ...planned } = await plan(request, site, context.preview.project);
    source = planned.source;
    return edits.change({ base, operations, summary }, files);
  };
  try {
    const result = await actions.perform(endpointRequest, { kind: 'change', run });
    return result.state === 'written' && source !== undefined ? { ...result, source } : result;
  } catch (error) {
    if (error instanceof MediaError) return { state: 'unable', reason: error.reason };
    throw error;
  }
}
