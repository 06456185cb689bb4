import { deserialize, serialize } from 'node:v8';
import type { Store } from './store.ts';

export interface ValueOptions<Value> {
  make: () => Promise<Value>;
  read?: (bytes: Uint8Array) => Value;
  write?: (value: Value) => Uint8Array;
  /** Whether what was made is what the key says; by itself it is. */
  isToKeep?: () => boolean;
}

/** The value that the store has under a key, or that is made and put there. The scope of the store names the code that makes it. */
export async function takeOrMakeValue<Value>(
  store: Store,
  key: string,
  { make, read = deserialize, write = serialize, isToKeep = () => true }: ValueOptions<Value>,
): Promise<Value> {
  const kept = await store.get(key);
  if (kept) return read(kept);
  const made = await make();
  if (isToKeep()) await store.put(key, write(made));
  return made;
}

const same = (bytes: Uint8Array) => bytes;

/** The same of bytes. */
export const takeOrMake = (store: Store, key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> =>
  takeOrMakeValue(store, key, { make, read: same, write: same });
