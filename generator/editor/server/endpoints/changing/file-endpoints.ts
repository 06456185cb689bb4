import { fromPointer } from '../../../../core/json/path.ts';
import type { Json } from '../../../../core/json/value.ts';
import { newestItems } from '../../../document/history.ts';
import type { PlacedValue, StateAnswer } from '../../../document/protocol-state.ts';
import type { SectionOffer, TaskAnswer } from '../../../document/protocol-tasks.ts';
import { sectionOffers } from '../../../document/tasks/sections.ts';
import { isLanguageTask, planTask } from '../../../document/tasks/tasks.ts';
import { contentOf, inLanguage } from '../../../preview/preview.ts';
import type { EndpointEntry } from '../access.ts';
import { type EditHost, type EndpointRequest, json } from '../endpoint.ts';
import { placedValue } from '../reading/placed-value.ts';
import { contentState } from '../reading/state.ts';
import { progressIn } from '../translations/open-texts.ts';
import type { TranslationService } from '../translations/translation-service.ts';
import type { EditActions } from './edit-actions.ts';
import { readTask } from './requests.ts';

/** Number of changes that people of a desk see in the list: it is sent with each state. */
const mostItems = 300;

interface EditContext {
  host: EditHost;
  actions: EditActions;
  translations: TranslationService;
}

const previewIn = ({ preview }: EditHost, query: URLSearchParams) => inLanguage(preview, query.get('edition') ?? undefined);

const readState = ({ host, actions, translations: translating }: EditContext, { language, query, person }: EndpointRequest) =>
  host.enqueue(async (): Promise<StateAnswer> => {
    const { base, text, canUndo, canRedo, done } = await actions.edits().as(person?.author).state();
    await host.refreshIfChanged();
    actions.recordAssets(text);
    const seen = await previewIn(host, query);
    const content = contentState(seen, await translating.diagnostics(), language, (part) => query.get(part));
    const { edition } = content;
    const translated = edition && (await translating.site());
    const progress = translated && progressIn(translated, edition.tag);
    const items = person ? newestItems(done, mostItems) : done;
    return { base, canUndo, canRedo, done: items, ...content, ...(progress && { edition: { ...edition, progress } }) };
  });

const readValue = ({ host, actions }: EditContext, { query }: EndpointRequest) =>
  host.enqueue(async (): Promise<PlacedValue | undefined> => {
    const at = fromPointer(query.get('at') ?? 'x');
    if (!at) return undefined;
    const { base } = await actions.edits().state();
    await host.refreshIfChanged();
    return { base, ...placedValue(await previewIn(host, query), at) };
  });

async function planRequestedTask({ host, actions }: EditContext, endpointRequest: EndpointRequest): Promise<TaskAnswer> {
  const request = await readTask(endpointRequest);
  return host.enqueue(async (): Promise<TaskAnswer> => {
    const { base } = await actions.edits().state();
    await host.refreshIfChanged();
    // Invalid JSON has no paths.
    const { source } = host.preview;
    if (!source?.isPlain) return { state: 'refused', reason: 'no-such-place', field: 'task' };
    const content = isLanguageTask(request) ? source.value : contentOf(await previewIn(host, endpointRequest.query));
    return planTask(content as Json, request, base);
  });
}

const offerSections = ({ host }: EditContext, { query }: EndpointRequest): Promise<SectionOffer[] | undefined> =>
  host.enqueue(async () => {
    await host.refreshIfChanged();
    const at = fromPointer(query.get('at') ?? 'x');
    const index = Number(query.get('index'));
    if (!at || !Number.isInteger(index)) return undefined;
    const content = (contentOf(await previewIn(host, query)) ?? null) as Json;
    return sectionOffers(content, { at, index, replaces: query.has('replaces') });
  });

const jsonOrBadRequest = (value: unknown) => (value ? json(value) : json({}, 400));

/** Endpoints that read the file and plan changes; nothing is written. */
export function fileEndpoints(reading: EditContext): EndpointEntry[] {
  return [
    ['state', { method: 'GET', answer: async (endpointRequest) => json(await readState(reading, endpointRequest)) }],
    ['value', { method: 'GET', answer: async (endpointRequest) => jsonOrBadRequest(await readValue(reading, endpointRequest)) }],
    [
      'sections',
      { method: 'GET', answer: async (endpointRequest) => jsonOrBadRequest(await offerSections(reading, endpointRequest)) },
    ],
    ['plan', { method: 'POST', answer: async (endpointRequest) => json(await planRequestedTask(reading, endpointRequest)) }],
  ];
}
