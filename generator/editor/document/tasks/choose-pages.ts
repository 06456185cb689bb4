import { isIn } from '../../../content/locales/addresses.ts';
import type { SiteLanguage } from '../../../content/locales/languages.ts';
import { termLists } from '../../../content/locales/left-collections.ts';
import { everyLanguage, isOfOne } from '../../../content/locales/texts-by-language.ts';
import { type Path, toPointer } from '../../../core/json/path.ts';
import { isObject, type Json, type JsonObject } from '../../../core/json/value.ts';
import type { ChosenPage } from '../protocol-language-tasks.ts';
import { listAt, type Task, TaskError } from './task.ts';
import { isForAll, siteLanguages, type TitledPage, textOfFirst, titledPages } from './titled-pages.ts';

interface LanguageContext {
  language: SiteLanguage;
  languages: readonly SiteLanguage[];
}

/** A text by language that says the same in all languages except one. */
const inOthers = (text: string, { language, languages }: LanguageContext): JsonObject =>
  Object.fromEntries(languages.flatMap(({ tag }) => (tag === language.tag ? [] : [[tag, text]])));

/** Sets the text of a language. @param text empty: the present text, or that of the default language */
export function putText(task: Task, at: Path, text: string, context: LanguageContext): void {
  const { language, languages } = context;
  const [first] = languages;
  const value = task.at(at);
  const source = textOfFirst(value, languages);
  if (!first || source === undefined) return;
  if (isObject(value) && !isForAll(value)) {
    const own = value[language.tag];
    const wanted = text || (typeof own === 'string' ? own : source);
    if (own !== wanted) task.do({ do: 'set', at: [...at, language.tag], value: wanted });
    return;
  }
  const isInAll = isForAll(value) || !isOfOne(source, first.tag);
  if (isInAll && (text === '' || text === source)) return;
  const others = isInAll ? inOthers(source, context) : { [first.tag]: source };
  task.do({ do: 'set', at, value: { ...others, [language.tag]: text || source } });
}

/** Takes the title of a page out of a language. */
function takeTitle(task: Task, at: Path, context: LanguageContext): void {
  const { language, languages } = context;
  const value = task.at(at);
  const [first] = languages;
  const source = textOfFirst(value, languages);
  if (!first || source === undefined) return;
  if (!isObject(value) || isForAll(value)) {
    task.do({ do: 'set', at, value: inOthers(source, context) });
    return;
  }
  const left = Object.keys(value).filter((key) => key !== language.tag && key !== everyLanguage);
  const isPlain = left.length === 1 && left[0] === first.tag && isOfOne(source, first.tag);
  task.do(isPlain ? { do: 'set', at, value: source } : { do: 'remove', at: [...at, language.tag] });
}

/** Adds the language to the `languages` of a page, if it has any. */
function widen(task: Task, at: Path, tag: string): void {
  const narrowed = task.at([...at, 'languages']);
  if (!Array.isArray(narrowed) || narrowed.includes(tag)) return;
  task.do({ do: 'insert', at: [...at, 'languages'], index: narrowed.length, value: tag as Json });
}

/** Groups, tags and authors, to which the items of a collection refer, come with it. */
function putTerms(task: Task, at: Path, context: LanguageContext): void {
  for (const terms of termLists) {
    for (const index of listAt(task.site, [...at, terms]).keys()) putText(task, [...at, terms, index, 'title'], '', context);
  }
}

/** The home page is always part of a language, a collection if one of its items is. */
function isChosen(page: TitledPage, chosen: ReadonlySet<string>, pages: readonly TitledPage[]): boolean {
  const isListed = chosen.has(toPointer(page.at));
  if (page.collection === undefined) return isListed || page.path === '/';
  const items = page.isItem ? [] : pages.filter(({ isItem, collection }) => isItem && collection === page.collection);
  return items.length > 0 ? items.some(({ at }) => chosen.has(toPointer(at))) : isListed;
}

/** Language of a tag. @throws TaskError if the site does not have it */
export function contextOf(task: Task, tag: string): LanguageContext {
  const languages = siteLanguages(task.site);
  const language = languages.find((one) => one.tag === tag);
  if (!language) throw new TaskError('no-such-place', 'tag');
  return { language, languages };
}

/**
 * Gives a language the chosen pages, by their titles, and takes the others out of it.
 * @throws TaskError if there is no such page
 */
export function choosePages(task: Task, tag: string, chosen: readonly ChosenPage[]): void {
  const context = contextOf(task, tag);
  const pages = titledPages(task.site, context.languages);
  const titles = new Map(chosen.map(({ at, title }) => [toPointer(at), title.trim()]));
  const known = new Set(pages.map(({ at }) => toPointer(at)));
  if ([...titles.keys()].some((pointer) => !known.has(pointer))) throw new TaskError('no-such-place', 'pages');
  const wanted = new Set(titles.keys());
  for (const page of pages) {
    const { at } = page;
    if (isChosen(page, wanted, pages)) {
      putText(task, [...at, 'title'], titles.get(toPointer(at)) ?? '', context);
      widen(task, at, tag);
      if (page.collection !== undefined && !page.isItem) putTerms(task, at, context);
    } else if (isIn(task.at(at), context.language, context.languages)) takeTitle(task, [...at, 'title'], context);
  }
}
