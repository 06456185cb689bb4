import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import { type EntryType, isEntryType } from '../../../../templates/schema/entry-types.ts';
import { type AboutKind, aboutKind } from '../../../../templates/schema/kind-table.ts';
import type { Reference } from '../../../../templates/schema/kinds.ts';
import type { NodeIndex, SchemaNodeOf } from '../../../content/schema/compiled-schema.ts';
import { fieldsOf, indexOfType, isValidAt, nodeAt, noteOf, onlyValue } from '../../../content/schema/look-up.ts';
import { walkFields } from '../../../content/site/fields.ts';
import { asSample, sampleFileFor } from '../../../content/site/samples.ts';
import { isObject, type Json, type JsonObject } from '../../../core/json/value.ts';
import { get } from '../../../core/json/walk.ts';
import { firstFree, freeName } from '../free-name.ts';
import { sampleGrid, withGrid } from '../grid/blank.ts';
import type { Localised } from '../protocol-forms.ts';
import { wordsOfKey } from '../words/words-of-forms.ts';
import { listAt, namesOf, type Task } from './task.ts';

/** Names of places of a site. */
function idsIn(site: Json): Set<string> {
  const ids = new Set<string>();
  walkFields(site, ({ value, kind }) => {
    if (typeof value === 'string' && aboutKind(kind).anchor === 'itself') ids.add(value);
  });
  return ids;
}

/** The example that the contract gives of a value. */
const exampleOf = (index: NodeIndex) => noteOf(nodeAt(index)).examples?.[0] as Json | undefined;

/** What an object refers to. */
function referenceAt(index: NodeIndex): Reference | undefined {
  const shape = nodeAt(index);
  return shape?.is === 'object' ? shape.reference : undefined;
}

/** What is known of a text. */
function aboutAt(index: NodeIndex): AboutKind {
  const shape = nodeAt(index);
  return aboutKind(shape?.is === 'string' ? shape.kind : undefined);
}

export interface BlankOptions {
  /** What the whole is called: its heading, until it has another. */
  name?: Localised | undefined;
  /** The form of the whole, by its name. */
  form?: string;
  /** YYYY-MM-DD. */
  today?: string | undefined;
}

/** No list of the schema asks for more entries than this at the least. */
const mostOfOne = 6;

/**
 * The least of what a form asks for: samples that say so of themselves where somebody has to write or to choose, and of what
 * the site has its collections and pages. What it has none of is brought: `bring` adds it to the task once something names it.
 */
export class Blanks {
  readonly #task: Task;
  readonly #options: BlankOptions;
  readonly #ids: Set<string>;
  /** Collections that the site has not yet. */
  readonly #fresh = new Map<string, Json>();

  constructor(task: Task, options: BlankOptions = {}) {
    this.#task = task;
    this.#options = options;
    this.#ids = idsIn(task.site);
  }

  get #language(): MessageLanguage {
    return get(get(this.#task.site, 'site'), 'language') === 'en' ? 'en' : 'ar';
  }

  /** A value of a part of the whole; undefined where nothing says what it could be. @param key under which it will stand */
  fill = (index: NodeIndex, key: string): Json | undefined => {
    const { name } = this.#options;
    return key === 'heading' && name ? this.#sample(index, name[this.#language]) : this.#fill(index, key);
  };

  /** Words with the mark of what nobody has written; as they are where the form has no room for it. */
  #sample(index: NodeIndex, words: string): string {
    const marked = asSample(words, this.#language);
    return isValidAt(index, marked) ? marked : words;
  }

  #fill(index: NodeIndex, key: string): Json | undefined {
    const shape = nodeAt(index);
    const only = onlyValue(index) as Json | undefined;
    if (only !== undefined) return only;
    const reference = referenceAt(index);
    if (reference === 'cards') return { collection: this.#collectionOf('cards') };
    if (reference === 'entries' || reference === 'entry') return this.#entriesOf(index, reference);
    if (shape?.is === 'list') return this.#list(index, shape, key);
    if (shape?.is === 'either') return this.#option(index, shape.options, key);
    if (shape?.is === 'variants')
      return this.#option(
        index,
        shape.options.map(([, one]) => one),
        key,
      );
    return shape?.is === 'object' ? this.#object(index) : this.#value(index, key);
  }

  #object(index: NodeIndex): JsonObject {
    const fields = fieldsOf(index);
    const needed = fields.filter(({ isOptional }) => !isOptional);
    const made = withGrid(
      fields.map(({ key }) => key),
      Object.fromEntries(needed.map(({ key, index: field }) => [key, this.#fill(field, key) ?? ''])),
      this.gridOf(index),
    );
    return referenceAt(index) === 'image' ? { ...made, alt: '', decorative: true } : this.#enough(index, made);
  }

  /** Where a rule asks for one of several fields: with the first that is enough. */
  #enough(index: NodeIndex, made: JsonObject): JsonObject {
    if (isValidAt(index, made)) return made;
    const optional = fieldsOf(index).filter(({ isOptional }) => isOptional);
    for (const { key, index: field } of optional) {
      const more = { ...made, [key]: this.#fill(field, key) ?? '' };
      if (isValidAt(index, more)) return more;
    }
    return made;
  }

  /** The keys by which an object is a grid, as the gallery shows it; nothing for what is none. */
  gridOf(index: NodeIndex): JsonObject {
    const shape = nodeAt(index);
    if (shape?.is !== 'object' || !shape.grid) return {};
    const { fields, grid } = shape;
    return sampleGrid(grid, {
      exampleOf: (key) => (fields[key] === undefined ? undefined : exampleOf(fields[key])),
      mark: (words) => asSample(words, this.#language),
      language: this.#language,
    });
  }

  /** The collection that a block of posts shows, and of one that shows a single post its name. */
  postsOf(reference: unknown): JsonObject {
    const collection = this.#collectionOf('posts');
    const [post] = namesOf(listAt(this.#task.site, ['collections', collection, 'posts']));
    return { collection, ...(reference === 'article' && post !== undefined && { post }) };
  }

  #list(index: NodeIndex, { item }: SchemaNodeOf<'list'>, key: string): Json[] {
    const list: Json[] = [];
    do list.push(this.#fill(item, key) ?? '');
    while (list.length < mostOfOne && !isValidAt(index, list));
    return list;
  }

  /** Where a form may be one of several, the first that it may be. */
  #option(index: NodeIndex, options: readonly NodeIndex[], key: string): Json | undefined {
    const example = exampleOf(index);
    if (typeof example === 'string') {
      if (options.some((option) => aboutAt(option).words)) return this.#sample(index, example);
    }
    if (example !== undefined && !isObject(example)) return example;
    return options.map((option) => this.#fill(option, key)).find((made) => made !== undefined);
  }

  #value(index: NodeIndex, key: string): Json | undefined {
    const { file, address, anchor, date, words: isWords } = aboutAt(index);
    const example = exampleOf(index);
    if (file === 'picture' || file === 'file') return sampleFileFor(file, example);
    if (address === 'link') return '/';
    if (address === 'own') return this.#freePath(String(example ?? '/page'));
    if (anchor === 'itself') return this.#freeId(String(example ?? key));
    if ((date === 'day' || date === 'moment') && this.#options.today !== undefined) return this.#options.today;
    if (!isWords) return example;
    const words = this.#words(index, key, example) ?? example;
    if (typeof words !== 'string') return words;
    return this.#sample(index, anchor === 'words' ? this.#freeWords(words) : words);
  }

  /** Words that stand nowhere yet, as links lead to them: with a number where they do. */
  #freeWords(wish: string): string {
    const all = JSON.stringify(this.#task.site);
    const isTaken = (words: string) => all.includes(JSON.stringify(asSample(words, this.#language)));
    let words = wish;
    for (let number = 2; isTaken(words); number++) words = `${wish} ${number}`;
    return words;
  }

  /** Examples are in Arabic; in any other site a text is called what its field is. */
  #words(index: NodeIndex, key: string, example: Json | undefined) {
    const isForeign = this.#language !== 'ar' && /\p{Script=Arabic}/u.test(String(example));
    if (!isForeign) return undefined;
    const { en = key } = wordsOfKey(key, this.#options.form ?? '') ?? {};
    const label = en.charAt(0).toUpperCase() + en.slice(1);
    return isValidAt(index, label) ? label : undefined;
  }

  #freeId(wish: string): string {
    const name = freeName(wish, [...this.#ids], 'part');
    this.#ids.add(name);
    return name;
  }

  #freePath(wish: string): string {
    const taken = listAt(this.#task.site, ['routes']).map((page) => get(page, 'path'));
    return firstFree(wish, taken);
  }

  /** What stands for entries of a collection, or for the first of them: of the type that the contract names there. */
  #entriesOf(index: NodeIndex, reference: 'entries' | 'entry'): JsonObject {
    const field = fieldsOf(index).find(({ key }) => key === 'collection');
    const type = field && noteOf(nodeAt(field.index)).names;
    if (!isEntryType(type)) return {};
    const collection = this.#collectionOf(type);
    const own = get(get(this.#task.site, 'collections'), collection) ?? this.#fresh.get(collection);
    return { collection, ...(reference === 'entry' && { entry: namesOf(listAt(own, ['entries']))[0] ?? '' }) };
  }

  /** A collection of the site, or else a new one. @returns its name */
  #collectionOf(held: 'cards' | 'posts' | EntryType): string {
    const collections = Object.entries((get(this.#task.site, 'collections') as JsonObject | undefined) ?? {});
    const holds = ([, value]: [string, Json]) =>
      isEntryType(held) ? get(value, 'type') === held : listAt(value, [held]).length > 0;
    const known = (collections.find(holds) ?? [...this.#fresh].find(holds))?.[0];
    if (known !== undefined) return known;
    const name = freeName(held, Object.keys(Object.fromEntries(collections)));
    const form = indexOfType('collections', held === 'cards' ? 'link-cards' : held);
    this.#fresh.set(name, (form === undefined ? undefined : this.#fill(form, name)) ?? null);
    return name;
  }

  /** Adds to the task the collections that a value names and the site has not. */
  bring(value: Json): void {
    const text = JSON.stringify(value);
    for (const [name, collection] of this.#fresh) {
      if (!text.includes(`"collection":${JSON.stringify(name)}`)) continue;
      const isFirst = !isObject(get(this.#task.site, 'collections') as Json | undefined);
      if (isFirst) this.#task.do({ do: 'set', at: ['collections'], value: { [name]: collection } });
      else this.#task.do({ do: 'set', at: ['collections', name], value: collection });
      this.#task.tell('collection-added', ['collections', name], { name });
    }
  }
}
