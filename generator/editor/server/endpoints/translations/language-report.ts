import { interfaceWords } from '../../../../../templates/registry/labels.ts';
import { isIn } from '../../../../content/locales/addresses.ts';
import { languagesOf, type SiteLanguage } from '../../../../content/locales/languages.ts';
import { namedLanguages } from '../../../../content/locales/suggest-languages.ts';
import { isOfOne } from '../../../../content/locales/texts-by-language.ts';
import type { AnalysedTranslation } from '../../../../content/translations/analyse-translations.ts';
import { collectTexts } from '../../../../content/translations/collect.ts';
import type { SiteText } from '../../../../content/translations/texts.ts';
import { isObject, type Json } from '../../../../core/json/value.ts';
import { valueAt } from '../../../../core/json/value-at.ts';
import { get } from '../../../../core/json/walk.ts';
import { groupBy } from '../../../../core/util/group-by.ts';
import type { LanguageReport, LanguagesReport, OfferedLanguage, PageReport } from '../../../document/protocol-languages.ts';
import { planRemoval } from '../../../document/tasks/remove-language.ts';
import { isForAll, siteLanguages, type TitledPage, textOfFirst, titledPages } from '../../../document/tasks/titled-pages.ts';
import { inWorkOrder, menuOf, pageFinder, progressOf } from './open-texts.ts';

/** Sites of up to so many pages are usually translated as a whole, as are collections of up to so many items. */
const few = 12;

interface ReportContext {
  site: Json;
  languages: readonly SiteLanguage[];
  pages: readonly TitledPage[];
  menu: readonly string[];
  texts: ReadonlyMap<TitledPage | undefined, SiteText[]>;
  analysed: ReadonlyMap<TitledPage | undefined, AnalysedTranslation[]>;
}

const wordsIn = (texts: readonly SiteText[]) =>
  texts.reduce((sum, { source }) => sum + (source.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0), 0);

/** Names of the collections that a value displays. */
function collectionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'collection' && typeof inner === 'string' ? [inner] : collectionsIn(inner),
  );
}

/** Pages that are usually translated first: home, about, contact, what the menu links to, and what these display. */
function usualPages({ site, pages, menu }: ReportContext): Set<TitledPage> {
  const routes = pages.filter(({ collection }) => collection === undefined);
  const isAll = menu.length === 0 && routes.length <= few;
  const isUsual = ({ path = '' }: TitledPage) =>
    isAll || path === '/' || menu.includes(path) || /\/(?:about|contact)(?:-us)?$/.test(path);
  const usual = routes.filter(isUsual);
  const shown = new Set(usual.flatMap(({ at }) => collectionsIn(valueAt(site, at))));
  const collections = groupBy(pages, ({ collection }) => collection);
  const small = [...collections].flatMap(([name, own]) => {
    const isWanted = name !== undefined && (shown.has(name) || own.some((page) => !page.isItem && isUsual(page)));
    return isWanted && own.length <= few + 1 ? own : [];
  });
  // The page that lists a collection, on which its items are found.
  const lists = new Set(small.flatMap(({ path, isItem }) => (isItem ? [] : (path ?? []))));
  return new Set([...routes.filter((page) => usual.includes(page) || lists.has(page.path ?? '')), ...small]);
}

function reportPage(page: TitledPage, isUsual: boolean, { site, languages, texts, analysed }: ReportContext): PageReport {
  const { at, title, path, collection, isItem } = page;
  const own = texts.get(page) ?? [];
  const value = valueAt(site, at);
  const editions = languages.slice(1).flatMap((language) => {
    if (!isIn(value, language, languages)) return [];
    const known = get(value, 'title');
    const translated = isObject(known) ? known[language.tag] : undefined;
    const progress = progressOf((analysed.get(page) ?? []).filter((one) => one.language === language.tag));
    return [[language.tag, { ...progress, title: typeof translated === 'string' ? translated : title }] as const];
  });
  return {
    at,
    title,
    ...(path !== undefined && { path }),
    ...(collection !== undefined && { collection }),
    isItem,
    texts: own.length,
    words: wordsIn(own),
    isUsual,
    editions: Object.fromEntries(editions),
  };
}

function reportLanguage(language: SiteLanguage, { site, analysed }: ReportContext): LanguageReport {
  const { tag, name, direction, prefix, isDraft } = language;
  const isOwn = (one: AnalysedTranslation) => one.language === tag;
  const removal = planRemoval(site, tag);
  const lostPages = (removal?.lost ?? []).filter((path) => path[0] === 'routes' && path.length === 2);
  return {
    tag,
    name,
    direction,
    prefix,
    isDraft,
    all: progressOf([...analysed.values()].flat().filter(isOwn)),
    shared: progressOf((analysed.get(undefined) ?? []).filter(isOwn)),
    lost: removal?.texts ?? 0,
    lostPages: lostPages.map((path) => textOfFirst(get(valueAt(site, path), 'title'), [language]) ?? ''),
  };
}

/** Languages that can be added: those known by name, without those that the site has. */
function offeredLanguages(languages: readonly SiteLanguage[]): OfferedLanguage[] {
  const present = new Set(languages.map(({ tag }) => tag.split('-')[0]));
  return namedLanguages
    .filter((tag) => !present.has(tag))
    .flatMap((tag) => languagesOf({ languages: [tag] }) ?? [])
    .map(({ tag, name, direction }) => ({ tag, name, direction, words: interfaceWords(tag).state }));
}

/** Languages, pages and progress of a site. @param translations analysis of its translations; empty for one language */
export function reportLanguages(site: Json, translations: readonly AnalysedTranslation[]): LanguagesReport {
  const languages = siteLanguages(site);
  const menu = menuOf(site, languages);
  const pages = inWorkOrder(titledPages(site, languages), menu);
  const find = pageFinder(pages);
  const context: ReportContext = {
    site,
    languages,
    pages,
    menu,
    texts: groupBy(collectTexts(site, { languages }), ({ path }) => find(path)),
    analysed: groupBy(translations, ({ text }) => find(text.path)),
  };
  const usual = usualPages(context);
  const name = get(get(site, 'site'), 'name');
  const ownName = isForAll(name) ? undefined : textOfFirst(name, languages);
  const isTranslatable = ownName !== undefined && isOfOne(ownName, languages[0]?.tag ?? '');
  return {
    languages: languages.map((language) => reportLanguage(language, context)),
    offered: offeredLanguages(languages),
    pages: pages.map((page) => reportPage(page, usual.has(page), context)),
    ...(isTranslatable && { name: ownName }),
  };
}
