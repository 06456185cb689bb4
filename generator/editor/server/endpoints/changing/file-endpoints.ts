import { fromPointer } from '../../../../core/json/path.ts';
import type { Json } from '../../../../core/json/value.ts';
import type { PlacedValue, StateAnswer } from '../../../document/protocol-state.ts';
import type { SectionOffer, TaskAnswer } from '../../../document/protocol-tasks.ts';
import { sectionOffers } from '../../../document/tasks/sections.ts';
import { planTask } from '../../../document/tasks/tasks.ts';
import { contentOf, inLanguage } from '../../../preview/preview.ts';
import { type Asked, type EditHost, type Endpoint, json } from '../endpoint.ts';
import { placedValue } from '../reading/placed-value.ts';
import { contentState } from '../reading/state.ts';
import type { Translating } from '../translations/translating.ts';
import type { Acting } from './acting.ts';
import { readTask } from './requests.ts';

interface FileReading {
  host: EditHost;
  acting: Acting;
  translating: Translating;
}

const seenIn = ({ preview }: EditHost, query: URLSearchParams) => inLanguage(preview, query.get('edition') ?? undefined);

const readState = ({ host, acting, translating }: FileReading, { language, query }: Asked) =>
  host.inTurn(async (): Promise<StateAnswer> => {
    const { base, text, canUndo, canRedo, done } = await acting.edits().state();
    await host.catchUp();
    acting.look(text);
    const seen = await seenIn(host, query);
    const content = contentState(seen, await translating.diagnostics(), language, (part) => query.get(part));
    return { base, canUndo, canRedo, done, ...content };
  });

const readValue = ({ host, acting }: FileReading, { query }: Asked) =>
  host.inTurn(async (): Promise<PlacedValue | undefined> => {
    const at = fromPointer(query.get('at') ?? 'x');
    if (!at) return undefined;
    const { base } = await acting.edits().state();
    await host.catchUp();
    return { base, ...placedValue(await seenIn(host, query), at) };
  });

async function planAskedTask({ host, acting }: FileReading, asked: Asked): Promise<TaskAnswer> {
  const request = await readTask(asked);
  return host.inTurn(async (): Promise<TaskAnswer> => {
    const { base } = await acting.edits().state();
    await host.catchUp();
    // Invalid JSON has no paths.
    if (!host.preview.source?.isPlain) return { state: 'refused', reason: 'no-such-place', field: 'task' };
    return planTask(contentOf(await seenIn(host, asked.query)) as Json, request, base);
  });
}

const offerSections = ({ host }: FileReading, { query }: Asked): Promise<SectionOffer[] | undefined> =>
  host.inTurn(async () => {
    await host.catchUp();
    const at = fromPointer(query.get('at') ?? 'x');
    const index = Number(query.get('index'));
    if (!at || !Number.isInteger(index)) return undefined;
    const content = (contentOf(await seenIn(host, query)) ?? null) as Json;
    return sectionOffers(content, { at, index, replaces: query.has('replaces') });
  });

const jsonIfKnown = (value: unknown) => (value ? json(value) : json({}, 400));

/** Endpoints that read the file and plan changes; nothing is written. */
export function fileEndpoints(reading: FileReading): [string, Endpoint][] {
  return [
    ['state', { method: 'GET', answer: async (asked) => json(await readState(reading, asked)) }],
    ['value', { method: 'GET', answer: async (asked) => jsonIfKnown(await readValue(reading, asked)) }],
    ['sections', { method: 'GET', answer: async (asked) => jsonIfKnown(await offerSections(reading, asked)) }],
    ['plan', { method: 'POST', answer: async (asked) => json(await planAskedTask(reading, asked)) }],
  ];
}
