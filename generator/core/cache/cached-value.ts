import { deserialize, serialize } from 'node:v8';
import type { Store } from './store.ts';

export interface ValueOptions<Value> {
  make: () => Promise<Value>;
  read?: (bytes: Uint8Array) => Value;
  write?: (value: Value) => Uint8Array;
  /** Whether the created value matches the key and may be stored (default: yes). */
  isCacheable?: () => boolean;
}

/** Value stored under a key; created and stored if missing. The scope of the store identifies the code that creates it. */
export async function getOrCreateValue<Value>(
  store: Store,
  key: string,
  { make, read = deserialize, write = serialize, isCacheable = () => true }: ValueOptions<Value>,
): Promise<Value> {
  const cached = await store.get(key);
  if (cached) return read(cached);
  const value = await make();
  if (isCacheable()) await store.put(key, write(value));
  return value;
}

const identity = (bytes: Uint8Array) => bytes;

/** Same as `getOrCreateValue`, for bytes. */
export const getOrCreateBytes = (store: Store, key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> =>
  getOrCreateValue(store, key, { make, read: identity, write: identity });
