import { rowsOfType } from '../../../../templates/schema/entry-types.ts';
import { isIn, isTitledCollection } from '../../../content/locales/addresses.ts';
import { languagesOf, type SiteLanguage } from '../../../content/locales/languages.ts';
import { choose, everyLanguage } from '../../../content/locales/texts-by-language.ts';
import { outlineOf } from '../../../content/site/collection-outline.ts';
import type { Path } from '../../../core/json/path.ts';
import { isObject } from '../../../core/json/value.ts';
import { get, items } from '../../../core/json/walk.ts';

/** Page, collection or item of a collection: it exists in the languages of its title. */
export interface TitledPage {
  at: Path;
  /** Title in the default language. */
  title: string;
  /** Address in the default language; absent for collections without a page. */
  path?: string;
  /** Name of the collection that it is, or is an item of. */
  collection?: string;
  isItem: boolean;
}

/** Languages of a site, also of one that lists none; empty if its language is unknown. */
export function siteLanguages(site: unknown): readonly SiteLanguage[] {
  const settings = get(site, 'site');
  const language = get(settings, 'language');
  return languagesOf(settings) ?? (typeof language === 'string' ? (languagesOf({ languages: [language] }) ?? []) : []);
}

/** Text of the default language. */
export function textOfFirst(value: unknown, languages: readonly SiteLanguage[]): string | undefined {
  const [first] = languages;
  const text = isObject(value) && first ? choose(value, first, languages)?.value : value;
  return typeof text === 'string' ? text : undefined;
}

/** Whether a text is the same in all languages. */
export const isForAll = (value: unknown): boolean => isObject(value) && Object.hasOwn(value, everyLanguage);

function pagesOfCollection(name: string, collection: unknown, languages: readonly SiteLanguage[]): TitledPage[] {
  const [first] = languages;
  if (!first || !isTitledCollection(collection) || !isIn(collection, first, languages)) return [];
  const rows = rowsOfType(get(collection, 'type')) ?? 'entries';
  const path = textOfFirst(get(collection, 'path'), languages);
  const paged = new Set(outlineOf(collection)?.entries.flatMap(({ index, hasPage }) => (hasPage ? [index] : [])));
  const own = items(get(collection, rows)).flatMap((row, index): TitledPage[] => {
    const title = textOfFirst(get(row, 'title'), languages);
    if (title === undefined || !isIn(row, first, languages)) return [];
    const address = path !== undefined && paged.has(index) ? { path: `${path}/${String(get(row, 'name'))}` } : {};
    return [{ at: ['collections', name, rows, index], title, ...address, collection: name, isItem: true }];
  });
  const title = textOfFirst(get(collection, 'title'), languages) ?? name;
  return [{ at: ['collections', name], title, ...(path !== undefined && { path }), collection: name, isItem: false }, ...own];
}

/** Everything of a site whose title determines its languages, as far as the default language has it. */
export function titledPages(site: unknown, languages: readonly SiteLanguage[]): TitledPage[] {
  const [first] = languages;
  if (!first) return [];
  const routes = items(get(site, 'routes')).flatMap((route, index): TitledPage[] => {
    const title = textOfFirst(get(route, 'title'), languages);
    const path = textOfFirst(get(route, 'path'), languages);
    if (title === undefined || path === undefined || !isIn(route, first, languages)) return [];
    return [{ at: ['routes', index], title, path, isItem: false }];
  });
  const collections = get(site, 'collections');
  const all = isObject(collections) ? Object.entries(collections) : [];
  return [...routes, ...all.flatMap(([name, collection]) => pagesOfCollection(name, collection, languages))];
}
