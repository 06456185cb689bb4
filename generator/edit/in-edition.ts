import { isDeepStrictEqual } from 'node:util';
import { aboutKind } from '../../templates/vocabulary/kind-table.ts';
import { once } from '../common/remember.ts';
import { readDirectory } from '../editions/addresses.ts';
import { type Edition, editionOf } from '../editions/edition.ts';
import { languagesOf, type SiteLanguage } from '../editions/languages.ts';
import { choose, isByLanguage, isOfDefault, type Leaf, leafAt } from '../editions/leaves.ts';
import { everyPiece, readInline } from '../inline/read.ts';
import type { Path } from '../json/path.ts';
import { isObject, type Json, type JsonObject } from '../json/value.ts';
import { valueAt } from '../json/value-at.ts';
import { get } from '../json/walk.ts';
import { chosen, type Field, kindUnder, siteField, within } from '../site/fields.ts';
import type { Translations } from './protocol.ts';
import type { Operation } from './text/operation.ts';
import { applyToValue } from './value.ts';

/** A file as one of its languages has it, and the way from one to the other. */
export interface FileInEdition extends Edition {
  languages: readonly SiteLanguage[];
  /**
   * The operations on the file by which the edition becomes what these make of it. Texts of other languages stay as they are;
   * lists are the same in all languages: what is added in another language than the default one is in that one alone, and what is
   * taken away there stays in the others.
   */
  onFile: (operations: readonly Operation[]) => Operation[];
  /** What other languages say where the edition has a text; undefined where none says anything else. @param at place in the edition */
  translationsAt: (at: Path) => Translations | undefined;
}

/** A file as a language has it, the default where none is named; undefined for a file in one language. */
export function fileInEdition(file: unknown, tag?: string): FileInEdition | undefined {
  const languages = languagesOf(get(file, 'site'));
  const language = languages?.find((one) => one.tag === tag) ?? languages?.[0];
  if (!languages || !language) return undefined;
  const edition = editionOf(language, { site: file, languages, directory: readDirectory(file, languages) });
  const onFile = (operations: readonly Operation[]) => translate(file as Json, { language, languages }, operations);
  const translator = once(() => new Translator(file as Json, edition, { language, languages }));
  return { ...edition, languages, onFile, translationsAt: (at) => translator().translationsAt(at) };
}

interface Languages {
  language: SiteLanguage;
  languages: readonly SiteLanguage[];
}

/** Each operation of the edition is one, or none, of the file as the ones before left it. */
function translate(file: Json, all: Languages, operations: readonly Operation[]): Operation[] {
  let present = file;
  return operations.flatMap((operation) => {
    const { language, languages } = all;
    const edition = editionOf(language, { site: present, languages, directory: readDirectory(present, languages) });
    const made = new Translator(present, edition, all).translate(operation);
    present = made.reduce(applyToValue, present);
    return made;
  });
}

/** The field of a place of the file, as the schema has it, what stands around it given. */
function fieldOf(file: Json, path: Path): Field {
  let field = siteField;
  let value: unknown = file;
  for (const key of path) {
    field = within(chosen(field, value), key);
    value = get(value, key);
  }
  return field;
}

/** Whether a place takes a string that is another in each language: words, addresses, pictures. */
const mayDiffer = (field: Field, value: unknown) => isByLanguage(chosen(field, value)) || isByLanguage(field);

const isWords = (field: Field, key: string | number, value: string) =>
  aboutKind(kindUnder(key, chosen(field, value), value)).words !== false;

/** Paths by which the file names pages, by the addresses that an edition has of them. */
function namesOf(file: Json, { language, languages }: Languages): Map<string, string> {
  const url = String(get(get(file, 'site'), 'url') ?? '');
  const { pages } = readDirectory(file, languages);
  return new Map(
    [...pages].flatMap(([name, addresses]) =>
      languages.flatMap(({ tag, prefix }): [string, string][] => {
        const path = addresses.get(tag);
        if (path === undefined) return [];
        const full = url + (prefix !== '' && path === '/' ? prefix : prefix + path);
        return tag === language.tag ? [[path, name]] : [[full, name]];
      }),
    ),
  );
}

/** Puts what an edition is to say into what the file says. */
class Translator {
  readonly #file: Json;
  readonly #edition: Edition;
  readonly #language: SiteLanguage;
  readonly #languages: readonly SiteLanguage[];
  readonly #names: () => Map<string, string>;

  constructor(file: Json, edition: Edition, all: Languages) {
    const { language, languages } = all;
    this.#names = once(() => namesOf(file, all));
    this.#file = file;
    this.#edition = edition;
    this.#language = language;
    this.#languages = languages;
  }

  translate(operation: Operation): Operation[] {
    const { at } = operation;
    if (operation.do === 'set') return this.#set(at, operation.value);
    if (operation.do === 'remove') return this.#remove(at);
    if (operation.do === 'insert') return this.#insert(at, operation.index, operation.value);
    if (operation.do === 'move') return this.#move(at, operation.to);
    return this.#duplicate(at, operation.values);
  }

  translationsAt(at: Path): Translations | undefined {
    const slot = this.#slot(at);
    const old = valueAt(this.#file, slot);
    const field = fieldOf(this.#file, slot);
    const [first] = this.#languages;
    const key = slot.at(-1) ?? '';
    const leaf = leafAt(old, field) ?? {};
    const others = this.#languages.flatMap(({ tag }) => {
      const text = tag === this.#language.tag ? undefined : leaf[tag];
      return typeof text === 'string' && isWords(field, key, text) ? [{ tag, text }] : [];
    });
    const isPlain = typeof old === 'string' && mayDiffer(field, old) && isWords(field, key, old);
    if (isPlain && first && isOfDefault(old, this.#language, this.#languages))
      return { isFallback: true, others: [{ tag: first.tag, text: old }] };
    if (others.length === 0) return undefined;
    const isFallback = choose(leaf, this.#language, this.#languages)?.isFallback;
    return isFallback ? { isFallback, others } : { others };
  }

  /** The place in the file of what stands in the edition, with all its languages. */
  #slot(at: Path): Path {
    if (at.length === 0) return [];
    const around = this.#edition.toFile(at.slice(0, -1));
    const key = at.at(-1) as string | number;
    const own = this.#edition.toFile(at).slice(around.length);
    return [...around, typeof key === 'number' ? (own[0] ?? key) : key];
  }

  /** Indexes in the file of the items that the edition has of a list. */
  #indexes(list: Path): number[] {
    const items = valueAt(this.#edition.value, list);
    const around = this.#edition.toFile(list).length;
    return Array.isArray(items) ? items.map((_, index) => Number(this.#edition.toFile([...list, index])[around])) : [];
  }

  /** An address as the file has it: links name pages by their path in the default language. */
  #link(href: string): string {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
    const name = this.#names().get(path);
    return name === undefined ? href : name + rest;
  }

  /** A text of the edition as the file has it. */
  #text(value: string, field: Field, key: string | number): string {
    const { address, hasMarks } = aboutKind(kindUnder(key, chosen(field, value), value));
    if (address === 'link' || address === 'onward') return this.#link(value);
    if (!hasMarks || !value.includes('](')) return value;
    const links = everyPiece(readInline(value) ?? []).flatMap((piece) => (piece.kind === 'link' ? [piece] : []));
    return links.reduceRight(
      (text, { href, hrefFrom }) => text.slice(0, hrefFrom) + this.#link(href) + text.slice(hrefFrom + href.length),
      value,
    );
  }

  #set(at: Path, value: Json): Operation[] {
    const slot = this.#slot(at);
    const [old, shown] = [valueAt(this.#file, slot), valueAt(this.#edition.value, at)];
    const field = fieldOf(this.#file, slot);
    const leaf = leafAt(old, field);
    const key = slot.at(-1) ?? '';
    if (leaf && typeof value === 'string')
      return [{ do: 'set', at: [...slot, this.#keyIn(leaf)], value: this.#text(value, field, key) }];
    return [{ do: 'set', at: slot, value: this.#put({ old, shown, value, field, key }) }];
  }

  /** The key of the text that a language has at a leaf, or is to have. */
  #keyIn(leaf: Leaf): string {
    const choice = choose(leaf, this.#language, this.#languages);
    return choice && !choice.isFallback ? choice.key : this.#language.tag;
  }

  /** What a place of the file is to hold so that the edition shows a value there. */
  #put(place: { old: Json | undefined; shown: Json | undefined; value: Json; field: Field; key: string | number }): Json {
    const { old, shown, value, field, key } = place;
    if (old !== undefined && isDeepStrictEqual(shown, value)) return old;
    if (old === undefined) return this.#fresh(value, field, key);
    if (typeof value === 'string') {
      const text = this.#text(value, field, key);
      const leaf = leafAt(old, field);
      if (leaf) return { ...(leaf as JsonObject), [this.#keyIn(leaf)]: text };
      const first = this.#languages[0]?.tag ?? '';
      const isShared = typeof old === 'string' && !this.#edition.isFirst && mayDiffer(field, value);
      return isShared ? { [first]: old, [this.#language.tag]: text } : text;
    }
    if (Array.isArray(value) && Array.isArray(old) && Array.isArray(shown))
      return this.#putList(old, shown, value, chosen(field, value));
    if (isObject(value) && isObject(old) && isObject(shown)) return this.#putObject(old, shown, value, chosen(field, value));
    return this.#fresh(value, field, key);
  }

  #putObject(old: JsonObject, shown: JsonObject, value: JsonObject, field: Field): Json {
    const kept = Object.entries(old).filter(([key]) => !Object.hasOwn(shown, key) || Object.hasOwn(value, key));
    const put = ([key, inner]: [string, Json]): [string, Json] => [
      key,
      this.#put({ old: old[key], shown: shown[key], value: inner, field: within(field, key), key }),
    ];
    // An object of another kind is a new one.
    if (shown.type !== value.type) return Object.fromEntries(Object.entries(value).map(put));
    const changed = new Map(Object.entries(value).map(put));
    const fresh = [...changed].filter(([key]) => !Object.hasOwn(old, key));
    return Object.fromEntries([...kept.map(([key, inner]): [string, Json] => [key, changed.get(key) ?? inner]), ...fresh]);
  }

  /** Items that are as they were keep their texts in all languages; one in the place of another has those of that. */
  #putList(old: readonly Json[], shown: readonly Json[], value: readonly Json[], field: Field): Json {
    // Lists that the edition does not show whole are not lined up with those of the file.
    if (old.length !== shown.length) return value.map((item, index) => this.#fresh(item, within(field, index), index));
    const taken = new Set<number>();
    const sameAs = value.map((item) => {
      const found = shown.findIndex((one, index) => !taken.has(index) && isDeepStrictEqual(one, item));
      if (found !== -1) taken.add(found);
      return found;
    });
    return value.map((item, index) => {
      const found = sameAs[index] ?? -1;
      if (found !== -1) return old[found] as Json;
      const inner = within(field, index);
      const isFree = index < old.length && !taken.has(index) && value.length === old.length;
      return isFree
        ? this.#put({ old: old[index], shown: shown[index], value: item, field: inner, key: index })
        : this.#fresh(item, inner, index);
    });
  }

  /** What is new: in the default language as it is, in another one as something of that language. */
  #fresh(value: Json, field: Field, key: string | number): Json {
    if (typeof value === 'string') {
      const text = this.#text(value, field, key);
      const isOwn = !this.#edition.isFirst && mayDiffer(field, value) && isWords(field, key, value);
      return isOwn ? { [this.#language.tag]: text } : text;
    }
    const own = chosen(field, value);
    if (Array.isArray(value)) return value.map((item, index) => this.#fresh(item, within(own, index), index));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, this.#fresh(one, within(own, inner), inner)]));
  }

  /** All languages but this one, of those that something is in; none left: undefined. */
  #others(value: unknown): string[] | undefined {
    const listed = get(value, 'languages');
    const all = Array.isArray(listed) ? listed.map(String) : this.#languages.map(({ tag }) => tag);
    const others = all.filter((tag) => tag !== this.#language.tag);
    return others.length > 0 ? others : undefined;
  }

  #remove(at: Path): Operation[] {
    const slot = this.#slot(at);
    const old = valueAt(this.#file, slot);
    const leaf = leafAt(old, fieldOf(this.#file, slot));
    const { tag } = this.#language;
    if (leaf) {
      const isAlone = Object.keys(leaf).every((key) => key === this.#keyIn(leaf));
      if (isAlone) return [{ do: 'remove', at: slot }];
      // Without a text of its own a language would have that of the default one.
      return this.#edition.isFirst ? [{ do: 'remove', at: [...slot, tag] }] : [{ do: 'set', at: [...slot, tag], value: null }];
    }
    if (this.#edition.isFirst) return [{ do: 'remove', at: slot }];
    if (typeof old === 'string' && mayDiffer(fieldOf(this.#file, slot), old))
      return [{ do: 'set', at: slot, value: { [this.#languages[0]?.tag ?? '']: old, [tag]: null } }];
    const others = isObject(old) ? this.#others(old) : undefined;
    return others ? [{ do: 'set', at: [...slot, 'languages'], value: others }] : [{ do: 'remove', at: slot }];
  }

  #insert(at: Path, index: number, value: Json): Operation[] {
    const list = this.#slot(at);
    const indexes = this.#indexes(at);
    const all = valueAt(this.#file, list);
    const last = indexes.at(-1);
    const end = last === undefined ? (Array.isArray(all) ? all.length : 0) : last + 1;
    const field = within(chosen(fieldOf(this.#file, list), all ?? []), 0);
    const fresh = this.#fresh(value, field, 0);
    // A page is where its title is; what stands in a list of both says which language it is of.
    const isNarrowed = !this.#edition.isFirst && isObject(fresh) && !('title' in fresh && at.length === 1);
    const item = isNarrowed ? { ...fresh, languages: [this.#language.tag] } : fresh;
    return [{ do: 'insert', at: list, index: indexes[index] ?? end, value: item }];
  }

  #move(at: Path, to: number): Operation[] {
    const slot = this.#slot(at);
    const from = Number(slot.at(-1));
    const others = this.#indexes(at.slice(0, -1))
      .filter((index) => index !== from)
      .map((index) => (index > from ? index - 1 : index));
    const last = others.at(-1);
    return [{ do: 'move', at: slot, to: others[to] ?? (last === undefined ? from : last + 1) }];
  }

  /** A copy has all languages of what it is a copy of; its own values are those of this one, its addresses and names of all. */
  #duplicate(at: Path, values: { [key: string]: Json } | undefined): Operation[] {
    const slot = this.#slot(at);
    if (!values) return [{ do: 'duplicate', at: slot }];
    const [old, shown] = [valueAt(this.#file, slot), valueAt(this.#edition.value, at)];
    const field = chosen(fieldOf(this.#file, slot), old);
    const own = Object.entries(values).map(([key, value]): [string, Json] => {
      const inner = within(field, key);
      if (typeof value === 'string' && !isWords(inner, key, value)) return [key, value];
      const place = { old: get(old, key) as Json | undefined, shown: get(shown, key) as Json | undefined };
      return [key, this.#put({ ...place, value, field: inner, key })];
    });
    return [{ do: 'duplicate', at: slot, values: Object.fromEntries(own) }];
  }
}
