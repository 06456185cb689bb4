import { deserialize, serialize } from 'node:v8';
import type { Store } from './store.ts';

function isSameTable<Row>(some: ReadonlyMap<string, Row>, others: ReadonlyMap<string, Row>): boolean {
  if (some.size !== others.size) return false;
  for (const [key, row] of some) if (others.get(key) !== row) return false;
  return true;
}

/** What is known of many things by their keys, kept from command to command in one entry of the store. */
export class Table<Row> {
  /** As they were kept last. */
  rows: ReadonlyMap<string, Row>;
  readonly #store: Store;
  readonly #entry: string;
  #isThere: boolean;

  private constructor(store: Store, entry: string, rows: Map<string, Row> | undefined) {
    this.#store = store;
    this.#entry = entry;
    this.#isThere = rows !== undefined;
    this.rows = rows ?? new Map();
  }

  /** @param name under which the store has it */
  static async open<Row>(store: Store, name: string): Promise<Table<Row>> {
    const entry = `table/${name}`;
    const bytes = await store.get(entry);
    return new Table<Row>(store, entry, bytes && deserialize(bytes));
  }

  /** Keeps exactly these for later commands. Rows that are the same objects as before are taken to be as they were. */
  async keep(rows: ReadonlyMap<string, Row>): Promise<void> {
    if (this.#isThere && isSameTable(this.rows, rows)) return;
    await this.#store.put(this.#entry, serialize(rows));
    this.#isThere = true;
    this.rows = rows;
  }
}
