import { once } from '../../../common/remember.ts';
import type { MessageLanguage } from '../../../diagnostics/diagnostics.ts';
import { visible } from '../../../diagnostics/visible.ts';
import type {
  BroughtFile,
  ChangeResult,
  PlacedValue,
  SectionOffer,
  StateAnswer,
  TaskAnswer,
  TaskRequest,
} from '../../../edit/protocol.ts';
import { type EditResult, type EditSession, openEditSession } from '../../../edit/session.ts';
import { sectionOffers } from '../../../edit/tasks/sections.ts';
import { planTask } from '../../../edit/tasks/tasks.ts';
import { fromPointer } from '../../../json/path.ts';
import type { Json } from '../../../json/value.ts';
import { languageOf } from '../../preview/message.ts';
import { type Asked, type EditHost, type Endpoint, json } from '../endpoint.ts';
import { allBrought, withBrought } from '../files/brought.ts';
import type { Uploads } from '../files/uploads.ts';
import { placedProblem } from '../placed-problem.ts';
import { placedValue } from '../reading/placed-value.ts';
import { contentState } from '../reading/state.ts';
import { readChange, readNothing, readRepair, readTask } from './requests.ts';

/** What came of a change, in the words of a language. */
function told(result: EditResult, { preview }: EditHost, language: MessageLanguage): ChangeResult {
  if (result.state !== 'refused') return result;
  const { base, diagnostics, source } = result;
  const problems = diagnostics.map((one) => placedProblem(one, { ...preview, source }, language));
  return { state: 'refused', base, problems };
}

/** What is done to the file, and the files that it may need. */
interface Act {
  kind: 'change' | 'undo' | 'redo';
  brings: readonly BroughtFile[];
  run: (edits: EditSession) => Promise<EditResult | undefined>;
}

/** Edits go on all the same. */
const unkept: Record<MessageLanguage, (reason: string, folder: string) => string> = {
  en: (reason, folder) =>
    `The history of edits cannot be kept in ${folder}: what is done can be undone only as long as this server runs. ${reason}.`,
  ar: (reason, folder) => `يتعذر حفظ سجل التعديلات في ${folder}، فلا يمكن التراجع عنها إلا ما دام هذا الخادم يعمل. ${reason}.`,
};

/** Changes of the file, and what it says: always of the file as it is, one after the other. */
export function changingEndpoints(host: EditHost, uploads: Uploads): [string, Endpoint][] {
  const { preview, inTurn, catchUp, noteWritten } = host;
  const engine = once(() =>
    openEditSession({
      project: preview.project,
      machine: preview.machine,
      language: host.language,
      onWritten: noteWritten,
      onUnkept: (reason, folder) =>
        process.stderr.write(`${visible(unkept[languageOf(preview, host.language)](reason, folder))}\n`),
    }),
  );
  const state = ({ language, query }: Asked) =>
    inTurn(async (): Promise<StateAnswer> => {
      const { base, canUndo, canRedo, done } = await engine().state();
      await catchUp();
      return { base, canUndo, canRedo, done, ...contentState(preview, language, (part) => query.get(part)) };
    });
  const value = (pointer: string) =>
    inTurn(async (): Promise<PlacedValue | undefined> => {
      const at = fromPointer(pointer);
      if (!at) return undefined;
      const { base } = await engine().state();
      await catchUp();
      return { base, ...placedValue(preview, at) };
    });
  const plan = (request: TaskRequest) =>
    inTurn(async (): Promise<TaskAnswer> => {
      const { base } = await engine().state();
      await catchUp();
      const { source } = preview;
      // What is no JSON has no places.
      if (!source?.isPlain) return { state: 'refused', reason: 'no-such-place', field: 'task' };
      return planTask(source.value as Json, request, base);
    });
  const sections = ({ query }: Asked): Promise<SectionOffer[] | undefined> =>
    inTurn(async () => {
      await catchUp();
      const at = fromPointer(query.get('at') ?? 'x');
      const index = Number(query.get('index'));
      if (!at || !Number.isInteger(index)) return undefined;
      return sectionOffers((preview.source?.value ?? null) as Json, { at, index, replaces: query.has('replaces') });
    });
  const act = (asked: Asked, { kind, brings, run }: Act) =>
    inTurn(async (): Promise<ChangeResult> => {
      const edits = await engine();
      const before = (await edits.state()).text;
      if (kind === 'redo') await uploads.putBack();
      const result = await withBrought({
        project: preview.project,
        brings,
        change: () => run(edits),
        textAfter: async () => (await edits.state()).text,
      });
      const { text, canRedo } = await edits.state();
      if (kind === 'undo') await uploads.takeAway(before, text);
      if (kind === 'redo') await uploads.settle(text);
      if (!canRedo && kind === 'change') await uploads.forget();
      await catchUp();
      // Where there is nothing to undo, the file stays as it is.
      if (!result) return { state: 'written', base: (await edits.state()).base, lines: { removed: 0, added: 0 } };
      return told(result, host, asked.language);
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
          const found = await value(query.get('at') ?? 'x');
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
        return { kind: 'change', brings: change.brings ?? [], run: (edits) => edits.change(change) };
      }),
    ],
    [
      'repair',
      writing(async (asked) => {
        const repair = await readRepair(asked);
        return { kind: 'change', brings: [], run: (edits) => edits.repair(repair) };
      }),
    ],
    ['plan', { method: 'POST', answer: async (asked) => json(await plan(await readTask(asked))) }],
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
