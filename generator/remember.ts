/**
 * Makes a value once for each key. `most`: of how many keys values are kept, the last ones asked for.
 */
export function remember<Key, Value>(make: (key: Key) => Value, most = Number.POSITIVE_INFINITY): (key: Key) => Value {
  const known = new Map<Key, { value: Value }>();
  return (key) => {
    const entry = known.get(key) ?? { value: make(key) };
    // Put at the end again: the first is then what was not asked for longest.
    if (known.size >= most) known.delete(key);
    known.set(key, entry);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return entry.value;
  };
}

/** Makes a value once, when it is first asked for. */
export function once<Value>(make: () => Value): () => Value {
  const made = remember((_: 'only') => make());
  return () => made('only');
}
