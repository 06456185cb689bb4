import { deserialize, serialize } from 'node:v8';
import type { Store } from './store.ts';

/**
 * Tells whether a value has the form of what was kept. Who writes such a value changes its form now and then, and what earlier
 * versions have kept is then as good as not there; the types hold each form to what is written. Never throws.
 */
export type Form<Value> = (value: unknown) => value is Value;

export const isNothing: Form<undefined> = (value) => value === undefined;
export const isText: Form<string> = (value) => typeof value === 'string';
export const isNumber: Form<number> = (value) => typeof value === 'number';
export const isFlag: Form<boolean> = (value) => typeof value === 'boolean';
export const isTrue: Form<true> = (value) => value === true;
export const isBytes: Form<Uint8Array> = (value) => value instanceof Uint8Array;
export const isNumbers: Form<Float64Array> = (value) => value instanceof Float64Array;
/** Of what has no form of its own, such as what the content says. */
export const isAnything: Form<unknown> = (value): value is unknown => true;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

export const maybe =
  <Value>(form: Form<Value>): Form<Value | undefined> =>
  (value) =>
    value === undefined || form(value);

export const oneOf =
  <Value extends string | boolean>(...values: readonly Value[]): Form<Value> =>
  (value): value is Value =>
    (values as readonly unknown[]).includes(value);

export const eitherOf =
  <One, Other>(one: Form<One>, other: Form<Other>): Form<One | Other> =>
  (value): value is One | Other =>
    one(value) || other(value);

export const listOf =
  <Value>(form: Form<Value>): Form<Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.every(form);

/** Values by their names. */
export const tableOf =
  <Value>(form: Form<Value>): Form<Record<string, Value>> =>
  (value): value is Record<string, Value> =>
    isObject(value) && Object.values(value).every(form);

export const mapOf =
  <Value>(form: Form<Value>): Form<Map<string, Value>> =>
  (value): value is Map<string, Value> => {
    if (!(value instanceof Map)) return false;
    for (const [key, one] of value) if (typeof key !== 'string' || !form(one)) return false;
    return true;
  };

/** An object, by the forms of all its parts. */
export function partsOf<Value extends object>(forms: { [Key in keyof Value]-?: Form<Value[Key]> }): Form<Value> {
  const parts = Object.entries(forms) as [string, Form<unknown>][];
  return (value): value is Value => isObject(value) && parts.every(([key, form]) => form(value[key]));
}

/** What reads a value from bytes. What throws has not read it. */
export type Read<Value> = (bytes: Uint8Array) => Value | undefined;

/** A value of a form as V8 writes it. */
export const readForm =
  <Value>(form: Form<Value>): Read<Value> =>
  (bytes) => {
    const value: unknown = deserialize(bytes);
    return form(value) ? value : undefined;
  };

/**
 * Reads what the store has. A cache is a help, never a reason to fail: bytes that are sound and say something else than they
 * should, as those of another version do, are not there.
 */
export function readKept<Value>(bytes: Uint8Array | undefined, read: Read<Value>): Value | undefined {
  try {
    return bytes && read(bytes);
  } catch {
    return undefined;
  }
}

export interface ValueOptions<Value> {
  make: () => Promise<Value>;
  read: Read<Value>;
  write?: (value: Value) => Uint8Array;
  /** Whether what was made is what the key says; by itself it is. */
  isToKeep?: () => boolean;
}

/** The value that the store has under a key, or that is made and put there. */
export async function takeOrMakeValue<Value>(
  store: Store,
  key: string,
  { make, read, write = serialize, isToKeep = () => true }: ValueOptions<Value>,
): Promise<Value> {
  const kept = readKept(await store.get(key), read);
  if (kept !== undefined) return kept;
  const made = await make();
  if (isToKeep()) await store.put(key, write(made));
  return made;
}
