import { serialize } from 'node:v8';
import { hashBytes } from '../common/hash.ts';
import { type Form, isText, listOf, partsOf, readForm, readKept } from './forms.ts';
import type { Store } from './store.ts';

/** What the store has of a table: names of its pages, in the order of their keys. */
interface Root {
  pages: string[];
}

type Entry<Row> = [key: string, row: Row];

/** A part of a table, as the store has it or will have it. */
interface Page<Row> {
  name: string;
  entries: readonly Entry<Row>[];
}

const rootForm = partsOf<Root>({ pages: listOf(isText) });

const pageForm = <Row>(form: Form<Row>) =>
  listOf((value): value is Entry<Row> => Array.isArray(value) && value.length === 2 && isText(value[0]) && form(value[1]));

/** Where a page ends is decided by the key there, about each 64th: another row, or one less, changes one page. */
function endsPage(key: string): boolean {
  let sum = 0;
  for (let at = 0; at < key.length; at++) sum = (Math.imul(sum, 31) + key.charCodeAt(at)) | 0;
  return (sum ^ (sum >>> 15)) % 64 === 0;
}

function pagesOf<Row>(entries: readonly Entry<Row>[]): Entry<Row>[][] {
  const pages: Entry<Row>[][] = [];
  let isOpen = false;
  for (const entry of entries) {
    if (isOpen) pages.at(-1)?.push(entry);
    else pages.push([entry]);
    isOpen = !endsPage(entry[0]);
  }
  return pages;
}

const isSamePage = <Row>(some: readonly Entry<Row>[], others: readonly Entry<Row>[]) =>
  some.length === others.length && some.every(([key, row], index) => others[index]?.[0] === key && others[index]?.[1] === row);

/** By the key that each begins with. */
const byFirstKey = <Row>(pages: readonly Page<Row>[]) => new Map(pages.map((page) => [page.entries[0]?.[0] ?? '', page]));

function isSameTable<Row>(some: ReadonlyMap<string, Row>, others: ReadonlyMap<string, Row>): boolean {
  if (some.size !== others.size) return false;
  for (const [key, row] of some) if (others.get(key) !== row) return false;
  return true;
}

export interface TableInput<Row> {
  /** Under which the store has it. */
  name: string;
  /** That each row has: where one has another, there is nothing. */
  form: Form<Row>;
}

/**
 * What is known of many things, kept from command to command: the one form in which anything is remembered. It is kept by some
 * rows at a time, so that an edit does not write anew what is known of ten thousand pages. What cannot be read is not there.
 */
export class Table<Row> {
  /** As they were kept last. */
  rows: ReadonlyMap<string, Row>;
  readonly #store: Store;
  readonly #input: TableInput<Row>;
  /** By the key that each begins with. */
  #pages: ReadonlyMap<string, Page<Row>>;
  #isThere: boolean;

  private constructor(store: Store, input: TableInput<Row>, pages: readonly Page<Row>[] | undefined) {
    this.#store = store;
    this.#input = input;
    this.#isThere = pages !== undefined;
    this.#pages = byFirstKey(pages ?? []);
    this.rows = new Map(pages?.flatMap(({ entries }) => entries));
  }

  static async open<Row>(store: Store, input: TableInput<Row>): Promise<Table<Row>> {
    const root = readKept(await store.get(`table/${input.name}`), readForm(rootForm));
    return new Table<Row>(store, input, root && (await readPages(store, root, input.form)));
  }

  /** Keeps exactly these for later commands. Rows that are the same objects as before are taken to be as they were. */
  async keep(rows: ReadonlyMap<string, Row>): Promise<void> {
    if (this.#isThere && isSameTable(this.rows, rows)) return;
    const { name } = this.#input;
    const entries = [...rows].sort(([one], [other]) => (one < other ? -1 : 1));
    const pages: Page<Row>[] = [];
    for (const page of pagesOf(entries)) {
      const known = this.#pages.get(page[0]?.[0] ?? '');
      pages.push(known && isSamePage(known.entries, page) ? known : { name: await this.#put(page), entries: page });
    }
    await this.#store.put(`table/${name}`, serialize({ pages: pages.map((page) => page.name) } satisfies Root));
    this.#pages = byFirstKey(pages);
    this.#isThere = true;
    this.rows = rows;
  }

  async #put(page: readonly Entry<Row>[]): Promise<string> {
    const bytes = serialize(page);
    const name = `rows of ${this.#input.name} ${hashBytes(bytes)}`;
    await this.#store.put(name, bytes);
    return name;
  }
}

/** The pages of a table that can be read. What was in the others is found out again. */
async function readPages<Row>(store: Store, { pages }: Root, form: Form<Row>): Promise<Page<Row>[]> {
  const read = readForm(pageForm(form));
  const found: Page<Row>[] = [];
  for (const name of pages) {
    const entries = readKept(await store.get(name), read);
    if (entries) found.push({ name, entries });
  }
  return found;
}
