import MiniSearch, { type AsPlainObject, type Query } from 'minisearch';
import { lengthOf, type SearchEntry, type ShardRow, searchFields, type TextRow, unpackPages } from '../index-format.ts';
import { withoutParticles, wordsIn } from '../words.ts';

/** A page that was found, with the terms of it that were asked for. */
export interface Found {
  page: number;
  terms: ReadonlySet<string>;
}

/** Terms of a question that are looked for; who pastes a page into the field gets an answer too. */
const mostTerms = 8;

/** Letters from which on a term may be the beginning of another. */
const leastPrefix = 2;

/** Parts of the index that one term may ask for: a few letters may begin half of it. */
const mostShards = 4;

/** How far two spellings may be apart, as a part of their letters, where nothing is spelled as asked for. */
const fuzzy = 0.25;

/** A hit in the title says more than one in the text. */
const boost = { title: 6, heading: 2.5, text: 1 };

const options = { fields: [...searchFields], tokenize: (text: string) => [text], processTerm: (term: string) => term };

const afterAll = '\uffff';

/** The terms of a question, each once. */
export function questionTerms(question: string): string[] {
  return [...new Set(wordsIn(question.slice(0, 400)).map(({ term }) => term))].slice(0, mostTerms);
}

/** What a term may be besides itself: without particles; without an article after which little is typed yet. */
function othersOf(term: string): string[] {
  const begun = term.replace(/^(?:[وفبك]?ال|لل)/u, '');
  return [...new Set([...withoutParticles(term), begun])].filter((other) => other !== term && other.length >= leastPrefix);
}

/** The index of a site, of which no more is fetched than a question needs. */
export class SearchIndex {
  readonly #entry: SearchEntry;
  readonly #shards = new Map<number, Promise<void>>();
  readonly #texts = new Map<string, Promise<TextRow[]>>();
  readonly #rows: ShardRow[] = [];
  readonly #terms = new Set<string>();
  #engine: MiniSearch | undefined;

  constructor(entry: SearchEntry) {
    this.#entry = entry;
  }

  async #fetch<Part>(name: string): Promise<Part> {
    const response = await fetch(`${this.#entry.folder}${name}.json`);
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response.json();
  }

  async #addShard(name: string): Promise<void> {
    for (const row of await this.#fetch<ShardRow[]>(name)) {
      this.#rows.push(row);
      this.#terms.add(row[0]);
    }
    this.#engine = undefined;
  }

  /** Fetches the shards that hold what begins with a term. */
  async #load(terms: readonly string[]): Promise<void> {
    const { shards } = this.#entry;
    const needed = new Set<number>();
    for (const term of terms) {
      const after = shards.findIndex(([first]) => first > term);
      const from = Math.max(0, (after === -1 ? shards.length : after) - 1);
      const to = term.length < leastPrefix ? term : term + afterAll;
      for (let index = from; index < Math.min(from + mostShards, shards.length); index++)
        if (index === from || (shards[index]?.[0] ?? afterAll) <= to) needed.add(index);
    }
    await Promise.all(
      [...needed].map((index) => {
        const known = this.#shards.get(index) ?? this.#addShard(shards[index]?.[1] ?? '');
        this.#shards.set(index, known);
        return known.catch((error) => {
          this.#shards.delete(index);
          throw error;
        });
      }),
    );
  }

  /** What was fetched so far as MiniSearch writes an index. */
  #plainIndex(): AsPlainObject {
    const { pages, lengths } = this.#entry;
    const numbers = Array.from({ length: pages }, (_, page) => page);
    const ofText = numbers.map((page) => lengthOf(lengths, page));
    const average = ofText.reduce((sum, length) => sum + length, 0) / Math.max(1, pages);
    const keyed = <Value>(of: (page: number) => Value) => Object.fromEntries(numbers.map((page) => [page, of(page)]));
    const index = this.#rows
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([term, ...fields]) => {
        const places = fields.map((packed, field) => [field, Object.fromEntries(unpackPages(packed))] as const);
        return [term, Object.fromEntries(places.filter((_, field) => fields[field]?.length))] as [string, never];
      });
    return {
      documentCount: pages,
      nextId: pages,
      documentIds: keyed((page) => page),
      fieldIds: Object.fromEntries(searchFields.map((name, field) => [name, field])),
      fieldLength: keyed((page) => [1, 1, ofText[page] ?? 0]),
      averageFieldLength: [1, 1, average],
      storedFields: {},
      dirtCount: 0,
      index,
      serializationVersion: 2,
    };
  }

  #ask(query: Query): Found[] {
    this.#engine ??= MiniSearch.loadJS(this.#plainIndex(), options);
    return this.#engine.search(query, { boost }).map(({ id, terms }) => ({ page: id, terms: new Set(terms) }));
  }

  /** @returns the pages that hold what is asked for, the best first; those that hold all of it where there are any. */
  async search(question: string): Promise<Found[]> {
    const terms = questionTerms(question);
    if (terms.length === 0) return [];
    await this.#load(terms);
    const unknown = terms.filter((term) => !this.#terms.has(term));
    await this.#load(unknown.flatMap(othersOf));
    const alternatives = (term: string, isFuzzy: boolean): Query => ({
      combineWith: 'OR',
      queries: (unknown.includes(term) ? [term, ...othersOf(term)] : [term]).map((one) => ({
        queries: [one],
        prefix: one.length >= leastPrefix,
        ...(isFuzzy && { fuzzy }),
      })),
    });
    const tries = [
      { combineWith: 'AND', isFuzzy: false },
      { combineWith: 'AND', isFuzzy: true },
      { combineWith: 'OR', isFuzzy: true },
    ] as const;
    for (const { combineWith, isFuzzy } of tries) {
      const found = this.#ask({ combineWith, queries: terms.map((term) => alternatives(term, isFuzzy)) });
      if (found.length > 0) return found;
    }
    return [];
  }

  /** What results show of a page. */
  async textOf(page: number): Promise<TextRow> {
    const { texts, pagesInText } = this.#entry;
    const name = texts[Math.floor(page / pagesInText)] ?? '';
    const rows = this.#texts.get(name) ?? this.#fetch<TextRow[]>(name);
    this.#texts.set(name, rows);
    const row = (await rows)[page % pagesInText];
    if (!row) throw new Error(`The index has no page ${page}.`);
    return row;
  }
}
