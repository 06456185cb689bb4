import { hashBytes } from '../common/hash.ts';
import { remember } from '../common/remember.ts';
import type { CodeScope, StoredContent, StoredPlace } from '../common/stored-content.ts';
import { type Form, isNumber, isText, listOf, maybe, partsOf } from './forms.ts';
import { mostlyDead, type Pack, packOf, putPack, takeFromPack } from './packs.ts';
import type { Store } from './store.ts';
import type { Copy } from './task.ts';
import type { FileFacts, MadeFacts } from './workbench.ts';

/** What is remembered of a thing that was made. */
export interface Row<Facts> extends MadeFacts<Facts> {
  /** Names the content that its input is made of, where that is known without making the input. */
  name: string | undefined;
  /** Where its bytes are. */
  pack: Pack;
}

const fileForm = partsOf<FileFacts>({ size: isNumber, hash: isText });
const copyForm = partsOf<Copy<FileFacts>>({ extension: isText, content: fileForm });
const packForm = partsOf<Pack>({ name: isText, things: isNumber });

export const rowForm = <Facts>(facts: Form<Facts>): Form<Row<Facts>> =>
  partsOf<Row<Facts>>({ name: maybe(isText), facts: facts as never, copies: listOf(copyForm), pack: packForm });

type Copies = readonly Copy<Uint8Array>[];

const isOf = (copies: Copies, known: readonly Copy<FileFacts>[]) =>
  copies.length === known.length &&
  known.every(({ extension, content }, index) => {
    const copy = copies[index];
    return copy?.extension === extension && hashBytes(copy.content) === content.hash;
  });

/** Bytes of a thing from its pack, where they are as they were put. */
function takeCopies(store: Store, key: string, { pack, copies: known }: Pick<Row<unknown>, 'pack' | 'copies'>) {
  const copies = takeFromPack(store, pack, key);
  return copies && isOf(copies, known) ? copies : undefined;
}

/**
 * Packs of which less than half is in use are packed anew, so that edits do not pile up what they replaced.
 * @param rows by their keys; what cannot be read stays as it is.
 */
export async function repack<Facts>(store: Store, rows: ReadonlyMap<string, Row<Facts>>): Promise<Map<string, Row<Facts>>> {
  const dead = mostlyDead([...rows.values()].map(({ pack }) => pack));
  const left = new Map(rows);
  for (const name of dead) {
    const things = [...rows].flatMap(([key, row]) => {
      const copies = row.pack.name === name ? takeCopies(store, key, row) : undefined;
      return copies ? [{ key, row, copies }] : [];
    });
    const pack = packOf(things.map(({ key }) => key));
    await putPack(store, pack, things);
    for (const { key, row } of things) left.set(key, { ...row, pack });
  }
  return left;
}

/** Things whose bytes stay in memory while their copies are asked for one after another. */
const inMemory = 16;

/** A thing whose bytes may have to be made again. */
export interface Thing {
  key: string;
  row: Row<unknown>;
  make: () => Promise<Copies>;
}

/**
 * Makes a function that gives the bytes of things: from the store, or by making them again.
 * @param thingsIn all that are in a pack: where one of them is lost, it is packed anew.
 */
export function createReader(store: Store, thingsIn: (pack: string) => Thing[]): (thing: Thing) => Promise<Copies> {
  const mend = remember(
    async (name: string) => {
      const made = [];
      for (const { key, make } of thingsIn(name)) made.push({ key, copies: await make() });
      await putPack(store, { name, things: made.length }, made);
      return new Map(made.map(({ key, copies }) => [key, copies]));
    },
    { most: 1 },
  );
  return remember(
    async ({ key, row, make }: Thing): Promise<Copies> =>
      takeCopies(store, key, row) ?? (await mend(row.pack.name)).get(key) ?? make(),
    { most: inMemory, keyOf: ({ key }) => key },
  );
}

/** Bytes of a copy of a thing: read when they are asked for. A class, as there are tens of thousands. */
export class MadeContent implements StoredContent {
  readonly #facts: FileFacts;
  readonly #extension: string;
  readonly #thing: Thing;
  readonly #code: CodeScope;
  readonly #read: () => Promise<Copies>;

  constructor(
    { extension, content }: Copy<FileFacts>,
    { thing, code }: { thing: Thing; code: CodeScope },
    read: () => Promise<Copies>,
  ) {
    this.#facts = content;
    this.#extension = extension;
    this.#thing = thing;
    this.#code = code;
    this.#read = read;
  }

  get place(): StoredPlace {
    return { code: this.#code, entry: this.#thing.row.pack.name, key: this.#thing.key, extension: this.#extension };
  }

  get size(): number {
    return this.#facts.size;
  }

  get hash(): string {
    return this.#facts.hash;
  }

  async read(): Promise<Uint8Array> {
    const copy = (await this.#read()).find(({ extension }) => extension === this.#extension);
    if (!copy) throw new Error(`There is no copy "${this.#extension}".`);
    return copy.content;
  }
}
