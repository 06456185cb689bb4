import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import { type EntryType, isEntryType } from '../../../../templates/schema/entry-types.ts';
import { type FieldRole, fieldRoleOf } from '../../../../templates/schema/field-roles.ts';
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

/** All ids in a site. */
function idsIn(site: Json): Set<string> {
  const ids = new Set<string>();
  walkFields(site, ({ value, kind }) => {
    if (typeof value === 'string' && fieldRoleOf(kind).anchor === 'itself') ids.add(value);
  });
  return ids;
}

/** Example of a value in the schema. */
const exampleOf = (index: NodeIndex) => noteOf(nodeAt(index)).examples?.[0] as Json | undefined;

/** Reference type of an object. */
function referenceAt(index: NodeIndex): Reference | undefined {
  const shape = nodeAt(index);
  return shape?.is === 'object' ? shape.reference : undefined;
}

/** Properties of a text's kind. */
function roleAt(index: NodeIndex): FieldRole {
  const shape = nodeAt(index);
  return fieldRoleOf(shape?.is === 'string' ? shape.kind : undefined);
}

export interface BlankOptions {
  /** Name of the value: used as its heading. */
  name?: Localised | undefined;
  /** Name of the form. */
  form?: string;
  /** YYYY-MM-DD. */
  today?: string | undefined;
}

/** Upper limit of the minimum length of lists in the schema. */
const mostOfOne = 6;

/**
 * Creates minimal values of forms: marked sample texts, and references to existing collections and pages. Missing collections
 * are created; `bring` adds them to the task if a value refers to them.
 */
export class Blanks {
  readonly #task: Task;
  readonly #options: BlankOptions;
  readonly #ids: Set<string>;
  /** Created collections that are not in the site yet. */
  readonly #fresh = new Map<string, Json>();

  constructor(task: Task, options: BlankOptions = {}) {
    this.#task = task;
    this.#options = options;
    this.#ids = idsIn(task.site);
  }

  get #language(): MessageLanguage {
    return get(get(this.#task.site, 'site'), 'language') === 'en' ? 'en' : 'ar';
  }

  /** Minimal value of a node; undefined if unknown. @param key key that will hold the value */
  fill = (index: NodeIndex, key: string): Json | undefined => {
    const { name } = this.#options;
    return key === 'heading' && name ? this.#sample(index, name[this.#language]) : this.#fill(index, key);
  };

  /** Marks words as sample text, unless the mark would make them invalid. */
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

  /** If a rule requires one of several optional fields, adds the first that satisfies it. */
  #enough(index: NodeIndex, made: JsonObject): JsonObject {
    if (isValidAt(index, made)) return made;
    const optional = fieldsOf(index).filter(({ isOptional }) => isOptional);
    for (const { key, index: field } of optional) {
      const more = { ...made, [key]: this.#fill(field, key) ?? '' };
      if (isValidAt(index, more)) return more;
    }
    return made;
  }

  /** Sample grid of an object; empty if it is not a grid. */
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

  /** Reference to a collection of posts; for a block that displays one post, also its name. */
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

  /** Value of the first possible option. */
  #option(index: NodeIndex, options: readonly NodeIndex[], key: string): Json | undefined {
    const example = exampleOf(index);
    if (typeof example === 'string') {
      if (options.some((option) => roleAt(option).textRole)) return this.#sample(index, example);
    }
    if (example !== undefined && !isObject(example)) return example;
    return options.map((option) => this.#fill(option, key)).find((made) => made !== undefined);
  }

  #value(index: NodeIndex, key: string): Json | undefined {
    const { file, address, anchor, date, textRole: isWords } = roleAt(index);
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

  /** Words that do not occur in the site yet, as links refer to them; numbered if needed. */
  #freeWords(wish: string): string {
    const all = JSON.stringify(this.#task.site);
    const isTextUsed = (words: string) => all.includes(JSON.stringify(asSample(words, this.#language)));
    let words = wish;
    for (let number = 2; isTextUsed(words); number++) words = `${wish} ${number}`;
    return words;
  }

  /** Examples are Arabic; in other sites the label of the field is used. */
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

  /** Reference to entries of a collection, or to its first entry, of the type that the schema requires. */
  #entriesOf(index: NodeIndex, reference: 'entries' | 'entry'): JsonObject {
    const field = fieldsOf(index).find(({ key }) => key === 'collection');
    const type = field && noteOf(nodeAt(field.index)).names;
    if (!isEntryType(type)) return {};
    const collection = this.#collectionOf(type);
    const own = get(get(this.#task.site, 'collections'), collection) ?? this.#fresh.get(collection);
    return { collection, ...(reference === 'entry' && { entry: namesOf(listAt(own, ['entries']))[0] ?? '' }) };
  }

  /** Name of a matching collection; creates one if there is none. */
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

  /** Adds the created collections that a value refers to. */
  bring(value: Json): void {
    const text = JSON.stringify(value);
    for (const [name, collection] of this.#fresh) {
      if (!text.includes(`"collection":${JSON.stringify(name)}`)) continue;
      const isFirst = !isObject(get(this.#task.site, 'collections') as Json | undefined);
      if (isFirst) this.#task.do({ do: 'set', at: ['collections'], value: { [name]: collection } });
      else this.#task.do({ do: 'set', at: ['collections', name], value: collection });
      this.#task.addConsequence('collection-added', ['collections', name], { name });
    }
  }
}
