import { deserialize, serialize } from 'node:v8';
import { hashBytes } from '../util/hash.ts';
import type { CodeScope, StoredContent, StoredPlace } from '../util/stored-content.ts';
import type { Store } from './store.ts';
import type { Copy, FileFacts, MadeFacts } from './task.ts';

/** What is remembered of a thing that was made, without the bytes of its files. */
export interface Row<Facts> extends MadeFacts<Facts> {
  /** Names the content that its input is made of, where that is known without making the input. */
  name: string | undefined;
}

type Copies = readonly Copy<Uint8Array>[];

/** Under which key the store has the files of a thing. */
export const entryOf = (task: string, key: string): string => `made by ${task}/${key}`;

/** Keeps the files of a thing. */
export const putThing = (store: Store, entry: string, copies: Copies): Promise<void> => store.put(entry, serialize(copies));

/** The files of a thing; undefined where the store has not kept them as they were put. Never throws. */
export async function takeThing(store: Store, entry: string): Promise<Copies | undefined> {
  const bytes = await store.get(entry);
  return bytes && (deserialize(bytes) as Copies);
}

const isOf = (copies: Copies, known: readonly Copy<FileFacts>[]) =>
  known.every(({ content: { hash } }, index) => {
    const own = copies[index]?.content;
    return own !== undefined && hashBytes(own) === hash;
  });

/** A thing whose files may have to be made again. */
export interface Thing {
  entry: string;
  row: Row<unknown>;
  make: () => Promise<Copies>;
}

/** The files of a thing: from the store, or made again where they are not there. */
export async function readThing(store: Store, { entry, row, make }: Thing): Promise<Copies> {
  const kept = await takeThing(store, entry);
  if (kept && isOf(kept, row.copies)) return kept;
  const made = await make();
  await putThing(store, entry, made);
  return made;
}

/** Bytes of a file of a thing: read when they are asked for. A class, as there are tens of thousands. */
export class MadeContent implements StoredContent {
  readonly #facts: FileFacts;
  readonly #extension: string;
  readonly #thing: Thing;
  readonly #code: CodeScope;
  readonly #read: (thing: Thing) => Promise<Copies>;

  constructor(
    { extension, content }: Copy<FileFacts>,
    { thing, code }: { thing: Thing; code: CodeScope },
    read: (thing: Thing) => Promise<Copies>,
  ) {
    this.#facts = content;
    this.#extension = extension;
    this.#thing = thing;
    this.#code = code;
    this.#read = read;
  }

  get place(): StoredPlace {
    return { code: this.#code, entry: this.#thing.entry };
  }

  get size(): number {
    return this.#facts.size;
  }

  get hash(): string {
    return this.#facts.hash;
  }

  async read(): Promise<Uint8Array> {
    const copy = (await this.#read(this.#thing)).find(({ extension }) => extension === this.#extension);
    if (!copy) throw new Error(`There is no copy "${this.#extension}".`);
    return copy.content;
  }
}
