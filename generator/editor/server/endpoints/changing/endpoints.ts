import { readJson } from '../../../../core/json/value.ts';
import type { EditSession } from '../../../document/edit-session.ts';
import type { EndpointEntry } from '../access.ts';
import { type EditHost, type Endpoint, type EndpointRequest, json } from '../endpoint.ts';
import { createTranslationService } from '../translations/translation-service.ts';
import { confirmSaved } from './confirm-saved.ts';
import type { EditAction, EditActions } from './edit-actions.ts';
import { fileEndpoints } from './file-endpoints.ts';
import { languageEndpoints } from './language-endpoints.ts';
import { readChange, readConfirm, readRepair, readReturn } from './requests.ts';

async function readChanging(endpointRequest: EndpointRequest, siteFile: string): Promise<EditAction> {
  const change = await readChange(endpointRequest);
  const run = async (edits: EditSession) => {
    const result = await edits.change(change);
    if (result.state === 'written') confirmSaved(siteFile, readJson((await edits.state()).text), change);
    return result;
  };
  return { kind: 'change', brings: change.brings ?? [], run };
}

async function readRepairing(endpointRequest: EndpointRequest): Promise<EditAction> {
  const repair = await readRepair(endpointRequest);
  return { kind: 'change', run: (edits) => edits.repair(repair) };
}

async function readReturning(kind: 'undo' | 'redo', endpointRequest: EndpointRequest): Promise<EditAction> {
  const request = await readReturn(endpointRequest);
  return { kind, run: (edits) => edits[kind](request) };
}

/** Endpoints that change the file; requests run one after the other. */
export function changingEndpoints(host: EditHost, actions: EditActions): EndpointEntry[] {
  const { preview, enqueue, refreshIfChanged } = host;
  const translating = createTranslationService(preview);
  const writing = (read: (endpointRequest: EndpointRequest) => Promise<EditAction>): Endpoint => ({
    method: 'POST',
    answer: async (endpointRequest) => json(await actions.perform(endpointRequest, await read(endpointRequest))),
  });
  const confirm = async (endpointRequest: EndpointRequest) => {
    const { code, path } = await readConfirm(endpointRequest);
    await enqueue(async () => {
      await refreshIfChanged();
      await translating.confirm(code, path);
    });
    return json({});
  };
  return [
    ...fileEndpoints({ host, actions, translations: translating }),
    ...languageEndpoints({ host, actions, translations: translating }),
    ['change', writing((endpointRequest) => readChanging(endpointRequest, preview.project.siteFile))],
    ['repair', writing(readRepairing)],
    ['confirm', { method: 'POST', answer: confirm }],
    ['undo', writing((endpointRequest) => readReturning('undo', endpointRequest))],
    ['redo', writing((endpointRequest) => readReturning('redo', endpointRequest))],
  ];
}
