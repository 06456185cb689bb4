import type { PlacedValue, SectionOffer, StateAnswer, TaskAnswer, TaskRequest } from '../../../edit/protocol.ts';
import type { EditSession } from '../../../edit/session.ts';
import { sectionOffers } from '../../../edit/tasks/sections.ts';
import { planTask } from '../../../edit/tasks/tasks.ts';
import { fromPointer } from '../../../json/path.ts';
import type { Json } from '../../../json/value.ts';
import { readJson } from '../../../json/value.ts';
import { contentOf, inLanguage } from '../../preview/preview.ts';
import { type Asked, type EditHost, type Endpoint, json } from '../endpoint.ts';
import { allBrought } from '../files/brought.ts';
import { placedValue } from '../reading/placed-value.ts';
import { contentState } from '../reading/state.ts';
import { openTranslating } from '../translations/translating.ts';
import type { Act, Acting } from './acting.ts';
import { confirmSaved } from './confirm-saved.ts';
import { readChange, readConfirm, readNothing, readRepair, readTask } from './requests.ts';

/** Changes of the file, and what it says: always of the file as it is, one after the other. */
export function changingEndpoints(host: EditHost, { edits, act, look }: Acting): [string, Endpoint][] {
  const { preview, inTurn, catchUp } = host;
  const translating = openTranslating(preview);
  const seen = (query: URLSearchParams) => inLanguage(preview, query.get('edition') ?? undefined);
  const state = ({ language, query }: Asked) =>
    inTurn(async (): Promise<StateAnswer> => {
      const { base, text, canUndo, canRedo, done } = await edits().state();
      await catchUp();
      look(text);
      const content = contentState(await seen(query), await translating.diagnostics(), language, (part) => query.get(part));
      return { base, canUndo, canRedo, done, ...content };
    });
  const value = (pointer: string, query: URLSearchParams) =>
    inTurn(async (): Promise<PlacedValue | undefined> => {
      const at = fromPointer(pointer);
      if (!at) return undefined;
      const { base } = await edits().state();
      await catchUp();
      return { base, ...placedValue(await seen(query), at) };
    });
  const plan = (request: TaskRequest, query: URLSearchParams) =>
    inTurn(async (): Promise<TaskAnswer> => {
      const { base } = await edits().state();
      await catchUp();
      const { source } = preview;
      // What is no JSON has no places.
      if (!source?.isPlain) return { state: 'refused', reason: 'no-such-place', field: 'task' };
      return planTask(contentOf(await seen(query)) as Json, request, base);
    });
  const sections = ({ query }: Asked): Promise<SectionOffer[] | undefined> =>
    inTurn(async () => {
      await catchUp();
      const at = fromPointer(query.get('at') ?? 'x');
      const index = Number(query.get('index'));
      if (!at || !Number.isInteger(index)) return undefined;
      return sectionOffers((contentOf(await seen(query)) ?? null) as Json, { at, index, replaces: query.has('replaces') });
    });
  const writing = (read: (asked: Asked) => Promise<Act>): Endpoint => ({
    method: 'POST',
    answer: async (asked) => json(await act(asked, await read(asked))),
  });
  return [
    ['state', { method: 'GET', answer: async (asked) => json(await state(asked)) }],
    [
      'value',
      {
        method: 'GET',
        answer: async ({ query }) => {
          const found = await value(query.get('at') ?? 'x', query);
          return found ? json(found) : json({}, 400);
        },
      },
    ],
    [
      'sections',
      {
        method: 'GET',
        answer: async (asked) => {
          const offers = await sections(asked);
          return offers ? json(offers) : json({}, 400);
        },
      },
    ],
    [
      'change',
      writing(async (asked) => {
        const change = await readChange(asked);
        const run = async (edits: EditSession) => {
          const result = await edits.change(change);
          if (result.state === 'written') confirmSaved(preview.project.siteFile, readJson((await edits.state()).text), change);
          return result;
        };
        return { kind: 'change', brings: change.brings ?? [], run };
      }),
    ],
    [
      'repair',
      writing(async (asked) => {
        const repair = await readRepair(asked);
        return { kind: 'change', brings: [], run: (edits) => edits.repair(repair) };
      }),
    ],
    [
      'confirm',
      {
        method: 'POST',
        answer: async (asked) => {
          const { code, path } = await readConfirm(asked);
          await inTurn(async () => {
            await catchUp();
            await translating.confirm(code, path);
          });
          return json({});
        },
      },
    ],
    ['plan', { method: 'POST', answer: async (asked) => json(await plan(await readTask(asked), asked.query)) }],
    [
      'undo',
      writing(async (asked) => {
        await readNothing(asked);
        return { kind: 'undo', brings: [], run: (edits) => edits.undo() };
      }),
    ],
    [
      'redo',
      writing(async (asked) => {
        await readNothing(asked);
        return { kind: 'redo', brings: allBrought, run: (edits) => edits.redo() };
      }),
    ],
  ];
}
