import { deserialize, serialize } from 'node:v8';
import type { Store } from './store.ts';

function isSameIndex<Row>(one: ReadonlyMap<string, Row>, other: ReadonlyMap<string, Row>): boolean {
  if (one.size !== other.size) return false;
  for (const [key, row] of one) if (other.get(key) !== row) return false;
  return true;
}

/** Records by key, loaded and stored as a single entry of the store. */
export class CacheIndex<Row> {
  /** Records as stored last. */
  records: ReadonlyMap<string, Row>;
  readonly #store: Store;
  readonly #entry: string;
  #isThere: boolean;

  private constructor(store: Store, entry: string, records: Map<string, Row> | undefined) {
    this.#store = store;
    this.#entry = entry;
    this.#isThere = records !== undefined;
    this.records = records ?? new Map();
  }

  /** @param name key in the store */
  static async open<Row>(store: Store, name: string): Promise<CacheIndex<Row>> {
    const entry = `table/${name}`;
    const bytes = await store.get(entry);
    return new CacheIndex<Row>(store, entry, bytes && deserialize(bytes));
  }

  /** Replaces the stored records by these. Records that are identical objects are considered unchanged. */
  async save(records: ReadonlyMap<string, Row>): Promise<void> {
    if (this.#isThere && isSameIndex(this.records, records)) return;
    await this.#store.put(this.#entry, serialize(records));
    this.#isThere = true;
    this.records = records;
  }
}
