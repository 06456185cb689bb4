import { rowsOfType } from '../../../templates/schema/entry-types.ts';
import type { Path } from '../../core/json/path.ts';
import { isObject } from '../../core/json/value.ts';
import { get, items } from '../../core/json/walk.ts';
import { outlineOf } from '../site/collection-outline.ts';
import type { SiteLanguage } from './languages.ts';
import { choose, isOfDefault } from './texts-by-language.ts';

/** Paths of a page by language, for each language that has it. */
export type Addresses = ReadonlyMap<string, string>;

/** Directory of the pages of a multilingual site. */
export interface Directory {
  /** Paths in each language of the page that a path of the default language names; undefined if there is no such page. */
  find: (path: string) => Addresses | undefined;
  /** All pages by the path that links use, with their paths in each language. */
  pages: ReadonlyMap<string, Addresses>;
}

/** The text of a language in a value that may be by language; undefined if the language has none of its own. */
function textInLanguage(value: unknown, language: SiteLanguage, languages: readonly SiteLanguage[]): string | undefined {
  const choice = isObject(value) ? choose(value, language, languages) : { value, isFallback: false };
  if (typeof choice?.value !== 'string' || choice.isFallback) return undefined;
  return isObject(value) || !isOfDefault(choice.value, language, languages) ? choice.value : undefined;
}

/** Whether an item is included in a language: `languages` does not exclude it. */
export function isWithinLanguages(value: unknown, { tag }: SiteLanguage): boolean {
  const narrowed = get(value, 'languages');
  return !Array.isArray(narrowed) || narrowed.includes(tag);
}

/** Whether a title exists in a language. An invalid title counts as existing in all, so that the check reports it. */
function isTitleIn(title: unknown, language: SiteLanguage, languages: readonly SiteLanguage[]): boolean {
  const choice = isObject(title) ? choose(title, language, languages) : { value: title, isFallback: false };
  if (!choice || choice.isFallback) return false;
  if (typeof choice.value === 'string') return textInLanguage(title, language, languages) !== undefined;
  return choice.value !== undefined;
}

/** Whether a page, a post or a list of posts exists in a language: its title does. */
export const isIn = (value: unknown, language: SiteLanguage, languages: readonly SiteLanguage[]): boolean =>
  isWithinLanguages(value, language) &&
  (get(value, 'title') === undefined || isTitleIn(get(value, 'title'), language, languages));

/** Whether the title of a collection determines the languages that it exists in. */
export const isTitledCollection = (collection: unknown): boolean => rowsOfType(get(collection, 'type')) !== undefined;

/** Path in a language: its own, or the one for all languages. */
function pathIn(value: unknown, language: SiteLanguage, languages: readonly SiteLanguage[]): string | undefined {
  const choice = isObject(value) ? choose(value, language, languages) : { value };
  return typeof choice?.value === 'string' ? choice.value : undefined;
}

/** Path that links use for a page: that of the default language, or of the first language that has one. */
function nameOf(path: unknown, languages: readonly SiteLanguage[]): string | undefined {
  if (!isObject(path)) return typeof path === 'string' ? path : undefined;
  return languages.flatMap((language) => pathIn(path, language, languages) ?? [])[0];
}

/** A page, or a collection item, as written in the file. */
interface ListedPage {
  /** Path that links use. */
  name: string | undefined;
  path: unknown;
  isHere: (language: SiteLanguage) => boolean;
  /** Suffix to the path: `/` and the name of a collection item. */
  end?: string;
}

function pagesOfRoutes(site: unknown, languages: readonly SiteLanguage[]): ListedPage[] {
  return items(get(site, 'routes')).map((route) => {
    const path = get(route, 'path');
    const versionOf = get(route, 'versionOf');
    const name = typeof versionOf === 'string' ? versionOf : nameOf(path, languages);
    return { name, path, isHere: (language) => isIn(route, language, languages) };
  });
}

/** The list page of a collection of posts, and the pages of its items. */
function pagesOfCollection(collection: unknown, languages: readonly SiteLanguage[]): { list: ListedPage[]; rows: ListedPage[] } {
  const path = get(collection, 'path');
  if (!isTitledCollection(collection) || path === undefined) return { list: [], rows: [] };
  const name = nameOf(path, languages);
  const isHere = (language: SiteLanguage) => isIn(collection, language, languages);
  const rows = rowsOfType(get(collection, 'type')) ?? 'entries';
  const paged = new Set(
    outlineOf(collection)
      ?.entries.filter((entry) => entry.hasPage)
      .map(({ index }) => index),
  );
  const ofRow = (row: unknown): ListedPage => {
    const both = (language: SiteLanguage) => isHere(language) && isIn(row, language, languages);
    return { name, path, isHere: both, end: `/${String(get(row, 'name'))}` };
  };
  return {
    // The list of other collections is a page in `routes`.
    list: rows === 'posts' ? [{ name, path, isHere }] : [],
    rows: items(get(collection, rows)).flatMap((row, index) => (paged.has(index) ? [ofRow(row)] : [])),
  };
}

function pageOfSearch(site: unknown, languages: readonly SiteLanguage[]): ListedPage[] {
  const search = get(get(site, 'site'), 'search');
  if (search === undefined) return [];
  const path = get(search, 'path') ?? '/search';
  return [{ name: nameOf(path, languages), path, isHere: () => true }];
}

/** Reads the paths of all pages in each language. */
export function readDirectory(site: unknown, languages: readonly SiteLanguage[]): Directory {
  const pages = new Map<string, Map<string, string>>();
  const collections = get(site, 'collections');
  const ofCollections = (isObject(collections) ? Object.values(collections) : []).map((one) => pagesOfCollection(one, languages));
  const lists = ofCollections.flatMap(({ list }) => list.flatMap(({ name }) => name ?? []));
  const all = [
    ...pagesOfRoutes(site, languages),
    ...ofCollections.flatMap(({ list, rows }) => [...list, ...rows]),
    ...pageOfSearch(site, languages),
  ];
  for (const { name, path, isHere, end = '' } of all) {
    if (name === undefined) continue;
    const addresses = pages.get(name + end) ?? new Map<string, string>();
    pages.set(name + end, addresses);
    for (const language of languages) {
      const own = isHere(language) ? pathIn(path, language, languages) : undefined;
      if (own !== undefined) addresses.set(language.tag, own + end);
    }
  }
  const find = (path: string): Addresses | undefined => {
    // Content cannot name what is below a list, such as its feed; only the list has a record.
    const list = pages.has(path) ? undefined : lists.find((one) => path.startsWith(`${one}/`));
    const addresses = pages.get(list ?? path);
    return list === undefined || !addresses
      ? addresses
      : new Map([...addresses].map(([tag, own]) => [tag, own + path.slice(list.length)]));
  };
  return { find, pages };
}

/** The language whose address prefix an address has; undefined if the address is a path of the content. */
export function languageOfAddress(
  address: string,
  languages: readonly SiteLanguage[],
  { find }: Directory,
): SiteLanguage | undefined {
  const path = address.replace(/[?#].*/s, '');
  if (find(path)) return undefined;
  const around = languages.filter(({ prefix }) => prefix !== '' && `${path}/`.startsWith(`${prefix}/`));
  return around.toSorted((one, other) => other.prefix.length - one.prefix.length)[0];
}

/** The page that a link in a menu or breadcrumb leads to, with its paths by language; undefined for other values and links. */
export function pageOfMenu(value: unknown, path: Path, directory: Directory): { name: string; addresses: Addresses } | undefined {
  const href = get(value, 'href');
  if (typeof href !== 'string' || !(path[0] === 'header' || path[0] === 'footer' || path.includes('breadcrumb')))
    return undefined;
  const name = href.replace(/[?#].*/s, '');
  const addresses = directory.find(name);
  return addresses && { name, addresses };
}

/** Whether a path is a column of the footer or an entry of the menu, which is removed if all its links are. */
export const isPartOfMenu = ([top, ...inner]: Path): boolean => (top === 'header' || top === 'footer') && inner.length > 0;
