import { readJson } from '../../../../core/json/value.ts';
import type { EditSession } from '../../../document/session.ts';
import { type Asked, type EditHost, type Endpoint, json } from '../endpoint.ts';
import { allBrought } from '../files/brought.ts';
import { openTranslating } from '../translations/translating.ts';
import type { Act, Acting } from './acting.ts';
import { confirmSaved } from './confirm-saved.ts';
import { fileEndpoints } from './file-endpoints.ts';
import { readChange, readConfirm, readNothing, readRepair } from './requests.ts';

async function readChanging(asked: Asked, siteFile: string): Promise<Act> {
  const change = await readChange(asked);
  const run = async (edits: EditSession) => {
    const result = await edits.change(change);
    if (result.state === 'written') confirmSaved(siteFile, readJson((await edits.state()).text), change);
    return result;
  };
  return { kind: 'change', brings: change.brings ?? [], run };
}

async function readRepairing(asked: Asked): Promise<Act> {
  const repair = await readRepair(asked);
  return { kind: 'change', brings: [], run: (edits) => edits.repair(repair) };
}

async function readUndoing(asked: Asked): Promise<Act> {
  await readNothing(asked);
  return { kind: 'undo', brings: [], run: (edits) => edits.undo() };
}

async function readRedoing(asked: Asked): Promise<Act> {
  await readNothing(asked);
  return { kind: 'redo', brings: allBrought, run: (edits) => edits.redo() };
}

/** Endpoints that change the file; requests run one after the other. */
export function changingEndpoints(host: EditHost, acting: Acting): [string, Endpoint][] {
  const { preview, inTurn, catchUp } = host;
  const translating = openTranslating(preview);
  const writing = (read: (asked: Asked) => Promise<Act>): Endpoint => ({
    method: 'POST',
    answer: async (asked) => json(await acting.act(asked, await read(asked))),
  });
  const confirm = async (asked: Asked) => {
    const { code, path } = await readConfirm(asked);
    await inTurn(async () => {
      await catchUp();
      await translating.confirm(code, path);
    });
    return json({});
  };
  return [
    ...fileEndpoints({ host, acting, translating }),
    ['change', writing((asked) => readChanging(asked, preview.project.siteFile))],
    ['repair', writing(readRepairing)],
    ['confirm', { method: 'POST', answer: confirm }],
    ['undo', writing(readUndoing)],
    ['redo', writing(readRedoing)],
  ];
}
