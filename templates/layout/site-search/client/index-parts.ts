import { type Row, readRow, type SearchManifest, type ShardRow, type TextRow } from '../index-format.ts';

/** Largest number of shards loaded for a prefix: a few letters may match half of the index. */
const mostShards = 4;

/** Shortest prefix that is searched. */
export const leastPrefix = 2;

const afterAll = '\uffff';

/** Loaded parts of the search index; loads only what queries need. */
export class IndexParts {
  readonly manifest: SearchManifest;
  /** Rows loaded so far, by key. */
  readonly rows = new Map<string, Row>();
  readonly #shards = new Map<number, Promise<void>>();
  readonly #texts = new Map<string, Promise<TextRow[]>>();

  constructor(manifest: SearchManifest) {
    this.manifest = manifest;
  }

  async #fetch<Part>(name: string): Promise<Part> {
    const response = await fetch(`${this.manifest.folder}${name}.json`);
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response.json();
  }

  async #addShard(name: string): Promise<void> {
    for (const row of await this.#fetch<ShardRow[]>(name)) this.rows.set(row[0], readRow(row));
  }

  /** Index of the shard that may contain a key. */
  #shardOf(key: string): number {
    const after = this.manifest.shards.findIndex(([first]) => first > key);
    return Math.max(0, (after === -1 ? this.manifest.shards.length : after) - 1);
  }

  /** Shards with keys that begin with a prefix, up to the limit. */
  #shardsOf(key: string): number[] {
    const from = this.#shardOf(key);
    const to = key.length < leastPrefix ? from : this.#shardOf(key + afterAll);
    return Array.from({ length: Math.min(to - from + 1, mostShards) }, (_, index) => from + index);
  }

  /** Loads the rows of some keys, and all rows with some prefixes. */
  async load(keys: readonly string[], beginnings: readonly string[] = []): Promise<void> {
    const { shards } = this.manifest;
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

  /** Text of a page for results. */
  async textOf(page: number): Promise<TextRow> {
    const { texts, pagesInText } = this.manifest;
    const name = texts[Math.floor(page / pagesInText)] ?? '';
    const rows = this.#texts.get(name) ?? this.#fetch<TextRow[]>(name);
    this.#texts.set(name, rows);
    const row = (await rows)[page % pagesInText];
    if (!row) throw new Error(`The index has no page ${page}.`);
    return row;
  }
}
