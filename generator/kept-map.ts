import { serialize } from 'node:v8';
import { type Form, isAnything, isText, listOf, mapOf, partsOf, readForm, readKept } from './kept-value.ts';
import { hashBytes, hashLength } from './output/output-file.ts';
import { store } from './store.ts';

/** What has changed since all was written. */
interface Changes<Value> {
  removed: string[];
  changed: [key: string, value: Value][];
}

/** What was written whole; its name stands before it. */
interface Written<Value> {
  version: string;
  entries: Map<string, Value>;
}

/** Of which nothing is asked before its version is known. */
const writtenForm = partsOf<Written<unknown>>({ version: isText, entries: mapOf(isAnything) });

const changesForm = <Value>(form: Form<Value>) =>
  partsOf<Changes<Value>>({
    removed: listOf(isText),
    changed: listOf(
      (value): value is [string, Value] => Array.isArray(value) && value.length === 2 && isText(value[0]) && form(value[1]),
    ),
  });

interface ReadMap<Value> {
  name: string;
  version: string;
  whole?: string;
  base?: ReadonlyMap<string, Value>;
  changes?: Changes<Value> | undefined;
}

/** Once more than this part has changed, all is written again: reading what has changed should take next to nothing. */
const mostChanged = 0.1;

/**
 * What is known of many things, kept from command to command: all of it in one entry of the store, and in another what has
 * changed since, so that an edit does not write anew what is known of ten thousand pages. What cannot be read is not there.
 */
export class KeptMap<Value> {
  readonly #name: string;
  readonly #version: string;
  /** Names what was written whole, and what it was; empty where there is nothing. */
  readonly #whole: string;
  readonly #base: ReadonlyMap<string, Value>;
  /** As they were kept last. */
  readonly entries: ReadonlyMap<string, Value>;

  private constructor({ name, version, whole = '', base = new Map(), changes }: ReadMap<Value>) {
    this.#name = name;
    this.#version = version;
    this.#whole = whole;
    this.#base = base;
    const entries = changes ? new Map(base) : base;
    if (changes && entries instanceof Map) {
      for (const key of changes.removed) entries.delete(key);
      for (const [key, value] of changes.changed) entries.set(key, value);
    }
    this.entries = entries;
  }

  /**
   * @param name under which the store has them. @param form that each of them has: where one has another, there is nothing.
   * @param version names what they follow from besides: of others nothing is known.
   */
  static async of<Value>(name: string, form: Form<Value>, version = ''): Promise<KeptMap<Value>> {
    const bytes = await store.get(wholeName(name));
    const read = readKept(bytes?.subarray(hashLength), readForm(writtenForm));
    if (!bytes || read?.version !== version || !mapOf(form)(read.entries)) return new KeptMap<Value>({ name, version });
    const whole = Buffer.from(bytes.subarray(0, hashLength)).toString('latin1');
    const changes = readKept(await store.get(changesName(name, whole)), readForm(changesForm(form)));
    return new KeptMap<Value>({ name, version, whole, base: read.entries, changes });
  }

  /**
   * Keeps exactly these for later commands. Values that are the same objects as before are taken to be as they were.
   * @param toKept what is written of a value.
   */
  async keep(now: ReadonlyMap<string, Value>, toKept = (value: Value): unknown => value): Promise<void> {
    if (this.#whole !== '' && isSame(now, this.entries)) return;
    const removed = [...this.#base.keys()].filter((key) => !now.has(key));
    const changed = [...now].filter(([key, value]) => this.#base.get(key) !== value);
    if (this.#whole === '' || removed.length + changed.length > this.#base.size * mostChanged)
      return this.#keepWhole(now, toKept);
    const changes = { removed, changed: changed.map(([key, value]) => [key, toKept(value)]) };
    await store.put(changesName(this.#name, this.#whole), serialize(changes));
  }

  async #keepWhole(now: ReadonlyMap<string, Value>, toKept: (value: Value) => unknown): Promise<void> {
    const entries = new Map([...now].map(([key, value]) => [key, toKept(value)]));
    const bytes = serialize({ version: this.#version, entries });
    await store.put(wholeName(this.#name), Buffer.concat([Buffer.from(hashBytes(bytes), 'latin1'), bytes]));
  }
}

const wholeName = (name: string) => `map/${name}`;
const changesName = (name: string, whole: string) => `map/${name} since ${whole}`;

function isSame<Value>(some: ReadonlyMap<string, Value>, others: ReadonlyMap<string, Value>): boolean {
  if (some.size !== others.size) return false;
  for (const [key, value] of some) if (others.get(key) !== value) return false;
  return true;
}
