import { rowsOfType } from '../../../templates/schema/entry-types.ts';
import type { Path } from '../../core/json/path.ts';
import { isObject } from '../../core/json/value.ts';
import { get, items } from '../../core/json/walk.ts';
import { outlineOf } from '../site/collection-outline.ts';
import type { SiteLanguage } from './languages.ts';
import { choose, isOfDefault } from './texts-by-language.ts';

/** Where a page is, by language: the path of each that has it. */
export type Addresses = ReadonlyMap<string, string>;

/** What is asked of the pages of a site in several languages. */
export interface Directory {
  /** Where the page is in each language that a path of the default language leads to; undefined for what is no page. */
  find: (path: string) => Addresses | undefined;
  /** Each page that is in any language: the path that links name it by, and where it is. */
  pages: ReadonlyMap<string, Addresses>;
}

/** What a language has in a place that may be by language; undefined where it has nothing of its own there. */
function textInLanguage(value: unknown, language: SiteLanguage, languages: readonly SiteLanguage[]): string | undefined {
  const choice = isObject(value) ? choose(value, language, languages) : { value, isFallback: false };
  if (typeof choice?.value !== 'string' || choice.isFallback) return undefined;
  return isObject(value) || !isOfDefault(choice.value, language, languages) ? choice.value : undefined;
}

/** Whether something is in a language: `languages` does not leave it out. */
export function isWithinLanguages(value: unknown, { tag }: SiteLanguage): boolean {
  const narrowed = get(value, 'languages');
  return !Array.isArray(narrowed) || narrowed.includes(tag);
}

/** Whether a title is in a language. One that is no text at all is in each: else nobody would be told that it is wrong. */
function isTitleIn(title: unknown, language: SiteLanguage, languages: readonly SiteLanguage[]): boolean {
  const choice = isObject(title) ? choose(title, language, languages) : { value: title, isFallback: false };
  if (!choice || choice.isFallback) return false;
  if (typeof choice.value === 'string') return textInLanguage(title, language, languages) !== undefined;
  return choice.value !== undefined;
}

/** Whether a page, a post or a list of posts is in a language: its title is. */
export const isIn = (value: unknown, language: SiteLanguage, languages: readonly SiteLanguage[]): boolean =>
  isWithinLanguages(value, language) &&
  (get(value, 'title') === undefined || isTitleIn(get(value, 'title'), language, languages));

/** Whether a collection is one whose title says in which languages it is. */
export const isTitledCollection = (collection: unknown): boolean => rowsOfType(get(collection, 'type')) !== undefined;

/** A path in a language: its own, or the one that it has in all. */
function pathIn(value: unknown, language: SiteLanguage, languages: readonly SiteLanguage[]): string | undefined {
  const choice = isObject(value) ? choose(value, language, languages) : { value };
  return typeof choice?.value === 'string' ? choice.value : undefined;
}

/** The path by which links name a page: that of the default language, or else that of the first which has one. */
function nameOf(path: unknown, languages: readonly SiteLanguage[]): string | undefined {
  if (!isObject(path)) return typeof path === 'string' ? path : undefined;
  return languages.flatMap((language) => pathIn(path, language, languages) ?? [])[0];
}

/** A page, or pages below one, as the file has them. */
interface ListedPage {
  /** The path by which links name it. */
  name: string | undefined;
  path: unknown;
  isHere: (language: SiteLanguage) => boolean;
  /** What follows the path of what it is below. */
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

/** The list of a collection, where it is one of posts, and the pages of its entries. */
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
    // Of other entries there is no list but a page of the file.
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

/** Reads where the pages of a file are in each language. */
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
    // Of what stands below a list, such as its feed, only the list is named by the content.
    const list = pages.has(path) ? undefined : lists.find((one) => path.startsWith(`${one}/`));
    const addresses = pages.get(list ?? path);
    return list === undefined || !addresses
      ? addresses
      : new Map([...addresses].map(([tag, own]) => [tag, own + path.slice(list.length)]));
  };
  return { find, pages };
}

/** The language below whose address an address of the whole site is; undefined where a path of the content names a page so. */
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

/** The page of the site that a link of a menu or breadcrumb leads to, where it is in some language; undefined of all else. */
export function pageOfMenu(value: unknown, path: Path, directory: Directory): { name: string; addresses: Addresses } | undefined {
  const href = get(value, 'href');
  if (typeof href !== 'string' || !(path[0] === 'header' || path[0] === 'footer' || path.includes('breadcrumb')))
    return undefined;
  const name = href.replace(/[?#].*/s, '');
  const addresses = directory.find(name);
  return addresses && { name, addresses };
}

/** Whether a place is a column of the footer, or a link of the menu, which is nothing without the links that it has. */
export const isPartOfMenu = ([top, ...inner]: Path): boolean => (top === 'header' || top === 'footer') && inner.length > 0;
