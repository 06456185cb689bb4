import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import { isRunningText } from '../../content/locales/omitted-items.ts';
import { isByLanguage, isOfOne } from '../../content/locales/texts-by-language.ts';
import { chosen, type Field, fieldAt, kindUnder, within } from '../../content/site/fields.ts';
import { isObject, isSame, type Json, type JsonObject } from '../../core/json/value.ts';
import type { PlannedLanguages } from './plan-languages.ts';

/** Content in several languages, in the order of the languages of the site. */
export type Versions<Value extends Json = Json> = readonly (readonly [language: string, value: Value])[];

/** Blocks of pages. */
export const blocksField: Field = fieldAt(['routes', 0, 'blocks']);

/** A field of the items of a collection. */
export function rowField(type: string, key: string): Field {
  const collection = chosen(fieldAt(['collections', 'any']), { type });
  const row = within(within(collection, type === 'posts' ? 'posts' : 'entries'), 0);
  return within(chosen(row, {}), key);
}

/** Whether a list may hold items for some languages only. */
const takesVersions = (field: Field) => field === blocksField || isRunningText(field);

/** Texts that a language shows instead of those of the default language. */
const isTranslated = (field: Field, key: string | number, text: string) => {
  const { textRole, isOwn } = fieldRoleOf(kindUnder(key, field, text));
  return textRole !== false || isOwn;
};

/** Pairs content of several languages: one structure, with texts by language. */
export class LanguagePairs {
  readonly #languages: PlannedLanguages;

  constructor(languages: PlannedLanguages) {
    this.#languages = languages;
  }

  /** A list of blocks or pieces with the content of all languages. */
  list(versions: Versions<Json[]>, field: Field): Json[] {
    const [first, ...others] = versions;
    if (!first) return [];
    if (others.length === 0) return this.#own(first[1], first[0], field, '') as Json[];
    const isAlike = others.every(
      ([, list]) => list.length === first[1].length && list.every((item, index) => isOfType(item, first[1][index])),
    );
    if (!isAlike)
      return versions.flatMap(([language, list]) => list.map((item) => this.#limited(item, language, within(field, 0))));
    return first[1].flatMap((_, index) => {
      const items = versions.map(([language, list]) => [language, list[index] ?? null] as const);
      const paired = this.#pair(items, within(field, index), index);
      return paired === undefined ? items.map(([language, item]) => this.#limited(item, language, within(field, 0))) : [paired];
    });
  }

  /** One value for all languages; undefined if their structures differ. */
  #pair(versions: Versions, declared: Field, key: string | number): Json | undefined {
    const [[, first] = ['', null]] = versions;
    const field = chosen(declared, first);
    if (typeof first === 'string') return this.#texts(versions, field, key);
    if (Array.isArray(first)) return this.#lists(versions, field);
    if (isObject(first)) return this.#objects(versions, field);
    return versions.every(([, value]) => value === first) ? first : undefined;
  }

  #texts(versions: Versions, field: Field, key: string | number): Json | undefined {
    const texts = versions.map(([, value]) => value);
    const [first] = texts;
    if (typeof first !== 'string' || !texts.every((text) => typeof text === 'string')) return undefined;
    if (texts.every((text) => text === first) && !(isOfOne(first, this.#languages.tags[0]) && isTranslated(field, key, first)))
      return first;
    if (!isByLanguage(field)) return isSame(texts[0], texts[1]) && new Set(texts).size === 1 ? first : undefined;
    return Object.fromEntries(versions);
  }

  #lists(versions: Versions, field: Field): Json[] | undefined {
    if (!versions.every(([, value]) => Array.isArray(value))) return undefined;
    const lists = versions as Versions<Json[]>;
    if (takesVersions(field)) return this.list(lists, field);
    const [[, first] = ['', []]] = lists;
    if (!lists.every(([, list]) => list.length === first.length)) return undefined;
    const paired = first.map((_, index) =>
      this.#pair(
        lists.map(([language, list]) => [language, list[index] ?? null]),
        within(field, index),
        index,
      ),
    );
    return paired.every((item) => item !== undefined) ? paired : undefined;
  }

  #objects(versions: Versions, field: Field): JsonObject | undefined {
    const [[, first] = ['', {}]] = versions as Versions<JsonObject>;
    const keys = Object.keys(first);
    const isAlike = versions.every(
      ([, value]) =>
        isObject(value) && Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key)),
    );
    if (!isAlike) return undefined;
    const paired: JsonObject = {};
    for (const key of keys) {
      const values = (versions as Versions<JsonObject>).map(([language, value]) => [language, value[key] ?? null] as const);
      const value = this.#pair(values, within(field, key), key);
      if (value === undefined) return undefined;
      paired[key] = value;
    }
    return paired;
  }

  /** An item of a list that only one language has. */
  #limited(item: Json, language: string, declared: Field): Json {
    const own = this.#own(item, language, declared, 0);
    if (typeof item === 'string') return this.#only(item, language);
    if (!isObject(own)) return own;
    const { type, ...rest } = own;
    return { ...(type !== undefined && { type }), languages: [language], ...rest };
  }

  /** A text that other languages do not have. */
  #only(text: string, language: string): JsonObject {
    const [first, ...others] = this.#languages.tags;
    if (language !== first) return { [language]: text };
    return { [language]: text, ...Object.fromEntries(others.map((tag) => [tag, null])) };
  }

  /** Content of one language: its texts in the script of the default language are not of that. */
  #own(value: Json, language: string, declared: Field, key: string | number): Json {
    const [first] = this.#languages.tags;
    if (language === first) return value;
    const field = chosen(declared, value);
    if (typeof value === 'string') {
      const isMistaken = isByLanguage(field) && isTranslated(field, key, value) && isOfOne(value, first);
      return isMistaken ? { [language]: value } : value;
    }
    if (Array.isArray(value)) return value.map((item, index) => this.#own(item, language, within(field, index), index));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, this.#own(inner, language, within(field, name), name)]),
    );
  }

  /** A value that languages may have differently, such as a picture; that of the first language if the structures differ. */
  value(versions: Versions, field: Field): Json | undefined {
    const [first] = versions;
    if (!first) return undefined;
    return (versions.length > 1 ? this.#pair(versions, field, '') : undefined) ?? this.#own(first[1], first[0], field, '');
  }
}

const isOfType = (one: Json | undefined, other: Json | undefined) =>
  isObject(one) && isObject(other) ? one.type === other.type : typeof one === typeof other;
