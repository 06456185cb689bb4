import { type Row, readRow, type SearchEntry, type ShardRow, type TextRow } from '../index-format.ts';

/** Parts of the index that a beginning of words may ask for: a few letters may begin half of it. */
const mostShards = 4;

/** Letters from which on a term may be the beginning of another. */
export const leastPrefix = 2;

const afterAll = '\uffff';

/** What of the index of a site was fetched: no more of it than questions need. */
export class IndexParts {
  readonly entry: SearchEntry;
  /** Rows that were fetched so far, by their keys. */
  readonly rows = new Map<string, Row>();
  readonly #shards = new Map<number, Promise<void>>();
  readonly #texts = new Map<string, Promise<TextRow[]>>();

  constructor(entry: SearchEntry) {
    this.entry = entry;
  }

  async #fetch<Part>(name: string): Promise<Part> {
    const response = await fetch(`${this.entry.folder}${name}.json`);
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response.json();
  }

  async #addShard(name: string): Promise<void> {
    for (const row of await this.#fetch<ShardRow[]>(name)) this.rows.set(row[0], readRow(row));
  }

  /** The shard that holds a key, if any does. */
  #shardOf(key: string): number {
    const after = this.entry.shards.findIndex(([first]) => first > key);
    return Math.max(0, (after === -1 ? this.entry.shards.length : after) - 1);
  }

  /** The shards that hold what begins with a key, at most so many. */
  #shardsOf(key: string): number[] {
    const from = this.#shardOf(key);
    const to = key.length < leastPrefix ? from : this.#shardOf(key + afterAll);
    return Array.from({ length: Math.min(to - from + 1, mostShards) }, (_, index) => from + index);
  }

  /** Fetches the rows of some keys, and all that begin with others. */
  async load(keys: readonly string[], beginnings: readonly string[] = []): Promise<void> {
    const { shards } = this.entry;
    const needed = new Set([...keys.map((key) => this.#shardOf(key)), ...beginnings.flatMap((key) => this.#shardsOf(key))]);
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

  /** What results show of a page. */
  async textOf(page: number): Promise<TextRow> {
    const { texts, pagesInText } = this.entry;
    const name = texts[Math.floor(page / pagesInText)] ?? '';
    const rows = this.#texts.get(name) ?? this.#fetch<TextRow[]>(name);
    this.#texts.set(name, rows);
    const row = (await rows)[page % pagesInText];
    if (!row) throw new Error(`The index has no page ${page}.`);
    return row;
  }
}
