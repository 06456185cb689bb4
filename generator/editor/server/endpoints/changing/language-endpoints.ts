import { readDirectory } from '../../../../content/locales/addresses.ts';
import { fromPointer, type Path } from '../../../../core/json/path.ts';
import { type Json, readJson } from '../../../../core/json/value.ts';
import { get, items } from '../../../../core/json/walk.ts';
import { type FileInEdition, fileInEdition } from '../../../document/in-edition.ts';
import type { LanguageAnswer, LanguagesReport, NextText } from '../../../document/protocol-languages.ts';
import { changeLanguages } from '../../../document/tasks/change-languages.ts';
import { titledPages } from '../../../document/tasks/titled-pages.ts';
import type { EndpointEntry } from '../access.ts';
import { type EditHost, type EndpointRequest, json } from '../endpoint.ts';
import { reportLanguages } from '../translations/language-report.ts';
import { inWorkOrder, menuOf, nextOpen, pageFinder, textsInOrder } from '../translations/open-texts.ts';
import type { TranslatedSite } from '../translations/translated-site.ts';
import type { TranslationService } from '../translations/translation-service.ts';
import { confirmTitles } from './confirm-saved.ts';
import type { EditActions } from './edit-actions.ts';
import { readLanguageTask } from './requests.ts';

interface LanguageContext {
  host: EditHost;
  actions: EditActions;
  translations: TranslationService;
}

/** Paths in the file that a search for the next text may begin with: the last text, or a page. */
function startsOf(query: URLSearchParams, view: FileInEdition): Path[] {
  const after = fromPointer(query.get('after') ?? 'x');
  const page = query.get('page');
  const index = items(get(view.value, 'routes')).findIndex((route) => get(route, 'path') === page);
  return [...(after ? [view.toFile(after)] : []), ...(index === -1 ? [] : [view.toFile(['routes', index])])];
}

/** Next text to translate in an edition. */
function findNext({ source, analysed }: TranslatedSite, query: URLSearchParams): NextText {
  const view = fileInEdition(source.value, query.get('edition') ?? undefined);
  if (!view) return {};
  const { language, languages } = view;
  const pages = inWorkOrder(titledPages(source.value, languages), menuOf(source.value, languages));
  const own = analysed.filter((one) => one.language === language.tag);
  const next = nextOpen(textsInOrder(own, pages), startsOf(query, view));
  if (!next) return {};
  const { path } = pageFinder(pages)(next.text.path) ?? {};
  const page = path === undefined ? undefined : readDirectory(source.value, languages).find(path)?.get(language.tag);
  return { at: view.toEdition(next.text.path), ...(page !== undefined && { page }) };
}

const readReport = ({ host, translations }: LanguageContext): Promise<LanguagesReport | undefined> =>
  host.enqueue(async () => {
    await host.refreshIfChanged();
    const { source } = host.preview;
    const translated = await translations.site();
    return source?.isPlain ? reportLanguages(source.value as Json, translated?.analysed ?? []) : undefined;
  });

const readNext = ({ host, translations }: LanguageContext, { query }: EndpointRequest): Promise<NextText> =>
  host.enqueue(async () => {
    await host.refreshIfChanged();
    const translated = await translations.site();
    return translated ? findNext(translated, query) : {};
  });

async function change({ host, actions }: LanguageContext, endpointRequest: EndpointRequest): Promise<LanguageAnswer> {
  const request = await readLanguageTask(endpointRequest);
  let impossible: LanguageAnswer | undefined;
  const answer = await actions.perform(endpointRequest, {
    kind: 'change',
    brings: [],
    run: async (edits) => {
      const result = await changeLanguages(edits, request);
      if (result.state === 'written') confirmTitles(host.preview.project.siteFile, readJson((await edits.state()).text), request);
      if (result.state !== 'impossible') return result;
      impossible = result;
      return undefined;
    },
  });
  return impossible ?? answer;
}

/** Endpoints about the languages of the site. */
export function languageEndpoints(context: LanguageContext): EndpointEntry[] {
  return [
    [
      'languages',
      {
        method: 'GET',
        answer: async () => {
          const report = await readReport(context);
          return report ? json(report) : json({}, 400);
        },
      },
    ],
    ['next-text', { method: 'GET', answer: async (endpointRequest) => json(await readNext(context, endpointRequest)) }],
    ['change-languages', { method: 'POST', answer: async (endpointRequest) => json(await change(context, endpointRequest)) }],
  ];
}
