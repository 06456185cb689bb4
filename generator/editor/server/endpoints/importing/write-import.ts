import { rm } from 'node:fs/promises';
import type { ImportedSite } from '../../../../import/import.ts';
import { forgetDownloads } from '../../../../import/media/download-folder.ts';
import { writeImportBase } from '../../../../import/update/import-base.ts';
import { copyAssets } from '../../../../import/update/update-site.ts';
import type { EditResult, EditSession } from '../../../document/edit-session.ts';
import type { ImportAnswer, ImportWriteRequest } from '../../../document/protocol-import.ts';
import { rewriteText } from '../../../document/text/rewrite.ts';
import type { EditActions } from '../changing/edit-actions.ts';
import type { EditHost, EndpointRequest } from '../endpoint.ts';
import { keepFormerBase } from '../files/import-bases.ts';
import type { Uploads } from '../files/uploads.ts';
import { planImport, planWrite, replacements } from './plan-import.ts';

interface ImportContext {
  host: EditHost;
  actions: EditActions;
  uploads: Uploads;
}

interface WriteInput {
  imported: ImportedSite;
  request: ImportWriteRequest;
}

/** Writes the planned content as one step. Its files come first, as the check needs them. */
async function write(
  edits: EditSession,
  { host: { preview }, uploads }: ImportContext,
  { imported, request }: WriteInput,
): Promise<EditResult | undefined> {
  const { project } = preview;
  const { base, text } = await edits.state();
  const planned = await planWrite(project, text, { imported, request });
  if (!planned) return undefined;
  const { value, assets, summary } = planned;
  const { staging } = imported.conversion;
  const nameFormerBase = await keepFormerBase(project);
  const added = await copyAssets(project, staging, assets.added);
  const result = await edits.restore({
    base,
    text: rewriteText(text, value) ?? text,
    summary,
    files: await replacements(project, staging, assets.replaced),
    // Errors of the old content are listed in the account, and in the editor afterwards.
    isUpgrade: imported.account === undefined,
  });
  if (result.state !== 'written') {
    await Promise.all(added.map((target) => rm(target, { force: true })));
    return result;
  }
  for (const asset of assets.added) await uploads.register(asset).catch(() => undefined);
  writeImportBase(project, planned.nextBase);
  await forgetDownloads(project);
  const [last] = (await edits.state()).done;
  if (last) await nameFormerBase(last);
  return result;
}

/** Writes an import in the chosen way, or renews its plan if the site changed since. */
export async function writeImport(
  context: ImportContext,
  asked: EndpointRequest,
  { imported, request }: WriteInput,
): Promise<ImportAnswer> {
  const { host, actions } = context;
  let other: ImportAnswer | undefined;
  const run = async (edits: EditSession): Promise<EditResult | undefined> => {
    const { base, text } = await edits.state();
    if (base !== request.base) {
      const plan = await planImport(host.preview.project, { base, text }, { imported, language: asked.language });
      other = plan ? { state: 'stale', plan } : { state: 'unable' };
      return undefined;
    }
    const result = await write(edits, context, { imported, request });
    if (!result) other = { state: 'unable' };
    return result;
  };
  const answer = await actions.perform(asked, { kind: 'change', run });
  return other ?? answer;
}
