import { isRowsKey } from '../../../templates/schema/entry-types.ts';
import { fieldRoleOf, type Kind } from '../../../templates/schema/field-roles.ts';
import type { Path } from '../../core/json/path.ts';
import { isObject } from '../../core/json/value.ts';
import { get } from '../../core/json/walk.ts';
import {
  type Directory,
  isIn,
  isPartOfMenu,
  isTitledCollection,
  isWithinLanguages,
  pageOfMenu,
  readDirectory,
} from '../locales/addresses.ts';
import { languagesOf, type SiteLanguage } from '../locales/languages.ts';
import { isOmitted, isRunningText } from '../locales/omitted-items.ts';
import { everyLanguage, isByLanguage, isOfOne, textByLanguageAt } from '../locales/texts-by-language.ts';
import { chosen, type Field, kindUnder, siteField, within } from '../site/fields.ts';
import type { SiteText } from './texts.ts';

/**
 * Whether a page that does not exist in a language yet is included, for example because its translation begins with this
 * export.
 */
export type IsStartedPage = (path: string) => boolean;

interface CollectContext {
  page: string | undefined;
  /** Languages, except the default, in which the current value exists. */
  targetLanguages: readonly SiteLanguage[];
  /** Whether the current value is in running text. */
  isInText?: boolean;
}

/** Whether a path is that of a page, a collection or a collection item, which exist in the languages of their titles. */
export const isTitled = ([top, , third]: Path, length: number) =>
  (top === 'routes' && length === 2) || (top === 'collections' && (length === 2 || (length === 4 && isRowsKey(third))));

class Collector {
  readonly texts: SiteText[] = [];
  readonly #languages: readonly SiteLanguage[];
  readonly #isStarted: IsStartedPage;
  readonly #collections: unknown;
  readonly #directory: Directory;

  constructor(site: unknown, languages: readonly SiteLanguage[], isBegun: IsStartedPage) {
    this.#collections = get(site, 'collections');
    this.#directory = readDirectory(site, languages);
    this.#languages = languages;
    this.#isStarted = isBegun;
  }

  walk(value: unknown, declared: Field, path: Path, around: CollectContext): void {
    const leaf = textByLanguageAt(value, declared);
    if (leaf || typeof value === 'string') {
      this.#collect(leaf ?? value, declared, path, around);
      return;
    }
    // Names of languages are not translated.
    if (typeof value !== 'object' || value === null || (path[0] === 'site' && path[1] === 'languages')) return;
    const field = chosen(declared, value);
    const inner = Array.isArray(value)
      ? { ...around, isInText: around.isInText || isRunningText(field) }
      : this.#within(value, field, path, around);
    for (const [key, child] of Object.entries(value)) {
      const part = Array.isArray(value) ? Number(key) : key;
      this.walk(child, within(field, part), [...path, part], inner);
    }
  }

  #collect(value: unknown, declared: Field, path: Path, { page, targetLanguages }: CollectContext): void {
    const [{ tag }] = this.#languages as [SiteLanguage];
    const leaf = isObject(value) ? value : { [tag]: value };
    const source = leaf[tag];
    if (typeof source !== 'string' || source === '' || Object.hasOwn(leaf, everyLanguage)) return;
    const field = chosen(declared, source);
    const kind: Kind | undefined = kindUnder(path.at(-1) ?? '', field, source);
    if (!isByLanguage(declared) || fieldRoleOf(kind).textRole === false) return;
    // A plain string without letters of the default language applies to all languages.
    if (!isObject(value) && !isOfOne(source, tag)) return;
    const translations = targetLanguages.flatMap((language): [string, string | null][] => {
      const own = leaf[language.tag];
      return typeof own === 'string' || own === null ? [[language.tag, own]] : [];
    });
    this.texts.push({
      path,
      kind,
      page,
      source,
      translations: new Map(translations),
      targetLanguages: targetLanguages.map((language) => language.tag),
    });
  }

  /** Whether a value shows a collection that the language lacks and does not get now: it is left out there. */
  #lacksCollection(value: object, language: SiteLanguage): boolean {
    const name = get(value, 'collection') ?? get(get(value, 'cards') ?? get(value, 'from'), 'collection');
    const shown = typeof name === 'string' ? get(this.#collections, name) : undefined;
    if (!isTitledCollection(shown) || isIn(shown, language, this.#languages)) return false;
    const address = this.#addressOf(shown);
    return address === undefined || !this.#isStarted(address);
  }

  /** Whether a menu link leads to a page that the language lacks and does not get now: it is left out there. */
  #leadsNowhere(value: unknown, language: SiteLanguage, path: Path): boolean {
    const page = pageOfMenu(value, path, this.#directory);
    return page !== undefined && !page.addresses.has(language.tag) && !this.#isStarted(page.name);
  }

  /** Whether a submenu or a column of the footer loses all its links. */
  #isEmptied(value: object, language: SiteLanguage, path: Path): boolean {
    const lists = Object.values(value).filter((list) => Array.isArray(list) && list.length > 0);
    const isEmpty = (list: unknown[]) => list.every((item) => this.#leadsNowhere(item, language, path));
    return isPartOfMenu(path) && !('href' in value) && lists.length > 0 && lists.every(isEmpty);
  }

  #within(value: object, field: Field, path: Path, { page, targetLanguages, isInText = false }: CollectContext): CollectContext {
    const own = this.#pageOf(value, path, page);
    const isHere = (language: SiteLanguage) =>
      !this.#lacksCollection(value, language) &&
      !this.#leadsNowhere(value, language, path) &&
      !this.#isEmptied(value, language, path) &&
      !(isInText && isOmitted(value, field, language, this.#languages)) &&
      this.#isIn(value, language, path, own);
    return { page: own, targetLanguages: targetLanguages.filter(isHere), isInText };
  }

  #isIn(value: object, language: SiteLanguage, path: Path, own: string | undefined): boolean {
    return isTitled(path, path.length) && !(own !== undefined && this.#isStarted(own))
      ? isIn(value, language, this.#languages)
      : path.length < 2 || isWithinLanguages(value, language);
  }

  /** Path of the page that a value belongs to, in the default language. */
  #pageOf(value: object, path: Path, around: string | undefined): string | undefined {
    const [top, , third] = path;
    if (top === 'collections' && isRowsKey(third) && path.length === 4) return `${around ?? ''}/${String(get(value, 'name'))}`;
    if (!(top === 'routes' && path.length === 2) && !(top === 'collections' && path.length === 2)) return around;
    return this.#addressOf(value) ?? around;
  }

  #addressOf(page: unknown): string | undefined {
    const own = get(page, 'path');
    const address = isObject(own) ? own[this.#languages[0]?.tag ?? ''] : own;
    return typeof address === 'string' ? address : undefined;
  }
}

/**
 * The translatable texts of a site file in order; none for a site in one language.
 * @param languages languages of the site; given for an earlier version of the file
 */
export function collectTexts(
  site: unknown,
  {
    languages = languagesOf(get(site, 'site')) ?? [],
    isBegun = () => false,
  }: { languages?: readonly SiteLanguage[]; isBegun?: IsStartedPage } = {},
): SiteText[] {
  const collector = new Collector(site, languages, isBegun);
  const [first, ...targetLanguages] = languages;
  if (first) collector.walk(site, siteField, [], { page: undefined, targetLanguages });
  return collector.texts;
}

/** Resolves texts by language to the default language; paths stay the same. For describing positions in words. */
export function inDefaultLanguage(value: unknown, language: string, declared: Field = siteField): unknown {
  const leaf = textByLanguageAt(value, declared);
  if (leaf) return leaf[language] ?? leaf[everyLanguage] ?? Object.values(leaf).find((text) => typeof text === 'string') ?? '';
  if (typeof value !== 'object' || value === null) return value;
  const field = chosen(declared, value);
  if (Array.isArray(value)) return value.map((item, index) => inDefaultLanguage(item, language, within(field, index)));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, inDefaultLanguage(inner, language, within(field, key))]),
  );
}
