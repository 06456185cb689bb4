import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import type { Path } from '../../core/json/path.ts';
import { isObject } from '../../core/json/value.ts';
import { get } from '../../core/json/walk.ts';
import { latinAmount } from '../../core/util/digits.ts';
import { chosen, type Field, kindUnder, siteField, within } from '../site/fields.ts';
import { type Directory, isIn, isPartOfMenu, isWithinLanguages, pageOfMenu } from './addresses.ts';
import { createAddressOf, type LinkInput, resolveRedirects, withAddresses } from './edition-links.ts';
import { type Places, type PlacesOf, placeInEdition, placeInFile } from './edition-places.ts';
import { headingIdOf } from './heading-ids.ts';
import type { SiteLanguage } from './languages.ts';
import {
  findLeft,
  isLeftList,
  isShownIn,
  isTermList,
  type LeftCollections,
  lacksCollection,
  namedIn,
} from './left-collections.ts';
import { isOmitted, isRunningText } from './omitted-items.ts';
import { choose, isByLanguage, isOfDefault, textByLanguageAt } from './texts-by-language.ts';

/** A text that an edition takes from the default language because its own is missing. */
export interface Fallback {
  /** Path in the file. */
  path: Path;
  text: string;
  /** The text in the edition, where links may have other addresses. */
  shown: string;
}

/** A site in one of its languages: its content in that language, and the mapping to the file. */
export interface Edition {
  language: SiteLanguage;
  /** Whether it is the default language. */
  isFirst: boolean;
  /** Content in the form of a site file of one language. */
  value: unknown;
  /** Maps a path in the edition to the path in the file. */
  toFile: (path: Path) => Path;
  /** Maps a path in the file to the path in the edition, or to the nearest ancestor that exists there. */
  toEdition: (path: Path) => Path;
  fallbacks: readonly Fallback[];
}

export interface EditionInput {
  /** Content of the file. */
  site: unknown;
  languages: readonly SiteLanguage[];
  directory: Directory;
}

const linkInputOf = ({ site, languages, directory }: EditionInput): LinkInput => ({
  url: get(get(site, 'site'), 'url'),
  languages,
  directory,
});

/** Marks a value that an edition does not have. */
const absent = Symbol('absent');

/** Keys with language settings, which are not part of an edition. */
const ownKeys = new Set(['languages', 'versionOf']);

/** Interface texts of another language are dropped: the built-in ones of the edition are better. */
const isWordOfEngine = ([top, key]: Path) => top === 'site' && key === 'labels';

/** Whether a value without a text in the language is left out instead of falling back. */
const isLocalised = (path: Path, field: Field, text: unknown): boolean =>
  isWordOfEngine(path) || fieldRoleOf(kindUnder(path.at(-1) ?? '', field, String(text))).isOwn;

/** Sets a key, even `__proto__`, to which an assignment would be lost. */
function setKey(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') object[key] = value;
  else Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
}

const isEmptied = (list: unknown, shown: unknown) =>
  Array.isArray(list) && list.length > 0 && Array.isArray(shown) && shown.length === 0;

/** Whether a path is a strip of every page, which is removed if all its blocks are. */
const isStrip = ([top, ...rest]: Path) => top === 'everyPage' && rest.length === 1;

/** Resolves content for a language, from the root down. */
class Resolver {
  readonly fallbacks: Fallback[] = [];
  readonly places: PlacesOf = new WeakMap();
  readonly #language: SiteLanguage;
  readonly #omitted: LeftCollections;
  readonly #input: EditionInput;
  readonly #addressOf: (written: string) => string;
  /** Only for editions other than the default; default content stays as written. */
  readonly #hasLatinDigits: boolean;
  /** Whether the current value is in running text. */
  #isInText = false;

  constructor(language: SiteLanguage, input: EditionInput) {
    this.#language = language;
    this.#input = input;
    this.#hasLatinDigits = language.direction === 'ltr' && input.languages[0] !== language;
    this.#addressOf = createAddressOf(language, linkInputOf(input));
    this.#omitted = findLeft(get(input.site, 'collections'), language, input.languages);
  }

  resolve(value: unknown, declared: Field, path: Path): unknown {
    const key = path.at(-1) ?? '';
    const textByLanguage = textByLanguageAt(value, declared);
    if (textByLanguage) {
      const choice = choose(textByLanguage, this.#language, this.#input.languages);
      if (choice?.value === undefined || (choice.isFallback && isLocalised(path, declared, choice.value))) return absent;
      // Wrapped in a list, so that a text in place of a list is reported only by `checkLanguages`.
      if (declared.is === 'list' && typeof choice.value === 'string') return [choice.value];
      if (typeof choice.value !== 'string') return choice.value;
      return this.#text(choice.value, chosen(declared, choice.value), choice.isFallback ? [...path, choice.key] : undefined, key);
    }
    const field = chosen(declared, value);
    if (typeof value === 'string') {
      const isFallback = isByLanguage(field) && isOfDefault(value, this.#language, this.#input.languages);
      if (isFallback && isLocalised(path, field, value)) return absent;
      return this.#text(value, field, isFallback ? path : undefined, key);
    }
    if (Array.isArray(value)) return this.#list(value, field, path);
    return isObject(value) ? this.#object(value, field, path) : value;
  }

  /**
   * A text as the edition shows it. Only words count as missing translations: addresses and pictures may be the same in all
   * languages.
   * @param missed path of the text if it is a fallback from the default language
   */
  #text(text: string, field: Field, missed: Path | undefined, key: string | number): string {
    const written = this.#hasLatinDigits ? this.#inLatinDigits(text, field, key) : text;
    const shown = written.includes('/') ? withAddresses(written, field, key, this.#addressOf) : written;
    if (missed && fieldRoleOf(kindUnder(missed.at(-1) ?? '', field, text)).textRole !== false)
      this.fallbacks.push({ path: missed, text, shown });
    return shown;
  }

  /** An amount in Latin digits; other texts stay. */
  #inLatinDigits(text: string, field: Field, key: string | number): string {
    const amount = latinAmount(text);
    return amount !== text && fieldRoleOf(kindUnder(key, field, text)).textRole !== false ? amount : text;
  }

  /** Whether a link in a menu or breadcrumb leads to a page that this language lacks. */
  #leadsNowhere(value: unknown, path: Path): boolean {
    const page = pageOfMenu(value, path, this.#input.directory);
    return page !== undefined && !page.addresses.has(this.#language.tag);
  }

  #list(value: readonly unknown[], field: Field, path: Path): unknown[] {
    const wasInText = this.#isInText;
    this.#isInText ||= isRunningText(field);
    const shown = this.#items(value, field, path);
    this.#isInText = wasInText;
    return shown;
  }

  #items(value: readonly unknown[], field: Field, path: Path): unknown[] {
    const shown: unknown[] = [];
    let places: Places | undefined;
    for (const [index, item] of value.entries()) {
      if (!isShownIn(item, path, this.#language, this.#input.languages)) {
        this.#missTitle(item, [...path, index]);
        continue;
      }
      if (this.#leadsNowhere(item, path) || this.#isLeftOutOfText(item, within(field, index))) continue;
      const resolved = this.resolve(item, within(field, index), [...path, index]);
      if (resolved === absent) continue;
      const place = this.#placeOf(item, within(field, index), index);
      if (place || index !== shown.length) places = (places ?? new Map()).set(shown.length, place ?? [index]);
      shown.push(resolved);
    }
    if (places) this.places.set(shown, places);
    return shown;
  }

  /**
   * Records a missing title of a group, a tag or an author. A page without a title is not missing: it is left out on purpose.
   */
  #missTitle(item: unknown, path: Path): void {
    const title = get(item, 'title');
    const text = typeof title === 'string' ? title : get(title, this.#input.languages[0]?.tag ?? '');
    if (!isTermList(path[2]) || typeof text !== 'string' || !isWithinLanguages(item, this.#language)) return;
    this.fallbacks.push({
      path: typeof title === 'string' ? [...path, 'title'] : [...path, 'title', this.#input.languages[0]?.tag ?? ''],
      text,
      shown: text,
    });
  }

  #isLeftOutOfText(value: unknown, field: Field): boolean {
    return this.#isInText && isOmitted(value, field, this.#language, this.#input.languages);
  }

  #object(value: Record<string, unknown>, field: Field, path: Path): unknown {
    // Not at the top level: a key `collection` there is unknown, and reported as such.
    if (path.length > 1 && lacksCollection(this.#omitted, value, this.#language.tag)) return absent;
    let places: Places | undefined;
    const resolved: Record<string, unknown> = {};
    const described: string[] = [];
    const begun = this.fallbacks.length;
    let isWithout = false;
    for (const [key, inner] of Object.entries(value)) {
      const declared = within(field, key);
      if (this.#isOmitted(key, inner, path) || this.#isLeftOutOfText(inner, declared)) continue;
      const missed = this.fallbacks.length;
      const named = namedIn(this.#omitted, inner, { key, around: path, collection: value.collection });
      if (named === undefined) continue;
      const own = this.resolve(named, declared, [...path, key]);
      if (own === absent) continue;
      if ((isPartOfMenu(path) || isStrip(path)) && isEmptied(named, own)) {
        isWithout = true;
        continue;
      }
      if (this.fallbacks.length > missed && declared.is === 'value' && declared.kind === 'meta') described.push(key);
      setKey(resolved, key, own);
      const place = this.#placeOf(inner, declared, key);
      if (place) places = (places ?? new Map()).set(key, place);
    }
    if (isWithout && resolved.href === undefined) {
      this.fallbacks.length = begun;
      return absent;
    }
    // Meta descriptions fall back to the title instead of another language.
    if (typeof resolved.title === 'string') for (const key of described) resolved[key] = resolved.title;
    const named = headingIdOf({ value, resolved, field, path }, this.#input);
    if (named) {
      resolved.id = named.id;
      places = (places ?? new Map()).set('id', named.place);
    }
    if (places) this.places.set(resolved, places);
    return resolved;
  }

  /** Whether an edition leaves out the value of a key. */
  #isOmitted(key: string, value: unknown, around: Path): boolean {
    if (ownKeys.has(key)) return around.length > 1;
    return (
      (around.length > 0 && !isWithinLanguages(value, this.#language)) ||
      this.#leadsNowhere(value, [...around, key]) ||
      (around[0] === 'collections' && around.length === 1 && isLeftList(value, this.#language, this.#input.languages))
    );
  }

  /** Path of the chosen text in a value by language; undefined for other values. */
  #placeOf(value: unknown, field: Field, key: string | number): Path | undefined {
    const textByLanguage = textByLanguageAt(value, field);
    const choice = textByLanguage && choose(textByLanguage, this.#language, this.#input.languages);
    return choice && [key, choice.key];
  }
}

/** Content of a site in one language, in the form of a site file of one language. Pure. */
export function editionOf(language: SiteLanguage, input: EditionInput): Edition {
  const resolver = new Resolver(language, input);
  const resolved = resolver.resolve(input.site, siteField, []);
  const settings = get(resolved, 'site');
  const isFirst = input.languages[0] === language;
  if (isObject(settings)) {
    settings.language = language.tag;
    delete settings.languages;
    if (typeof settings.url === 'string') settings.url += language.prefix;
    // Both settings apply to the default language; those of other languages follow from the language.
    if (!isFirst) delete settings.direction;
    if (!isFirst && language.direction === 'ltr') delete settings.numerals;
  }
  // A built-in 404 page is better than one in another language.
  const notFound = isObject(input.site) ? input.site.notFound : undefined;
  if (!isFirst && isObject(resolved) && !isIn(notFound, language, input.languages)) delete resolved.notFound;
  // Redirects apply to the whole site and belong to the edition of the default language.
  if (isObject(resolved)) {
    if (isFirst) resolveRedirects(resolved.redirects, linkInputOf(input));
    else delete resolved.redirects;
  }
  return {
    language,
    isFirst,
    value: resolved,
    toFile: (path) => placeInFile(resolver.places, path, resolved),
    toEdition: (path) => placeInEdition(resolver.places, path, resolved),
    fallbacks: resolver.fallbacks,
  };
}
