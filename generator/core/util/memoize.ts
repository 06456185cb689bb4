export interface MemoizeOptions<Argument> {
  /** Maximum number of cached values; the most recently used are kept. */
  maxKeys?: number;
  /** Cache key of an argument (default: the argument). */
  keyOf?: (argument: Argument) => unknown;
}

/**
 * Caches values of the most recent keys. Uses an array of fixed size: a Map with deletions is reallocated from time to time,
 * and its old storage keeps values alive until a full garbage collection.
 */
function memoizeLast<Argument, Value>(
  make: (argument: Argument) => Value,
  { maxKeys, keyOf }: Required<MemoizeOptions<Argument>>,
): (argument: Argument) => Value {
  const cache: { key: unknown; value: Value }[] = [];
  return (argument) => {
    const key = keyOf(argument);
    const cached = cache.find((one) => one.key === key);
    const entry = cached ?? { key, value: make(argument) };
    if (!cached && cache.length < maxKeys) cache.push(entry);
    // The first is the most recently used.
    cache.copyWithin(1, 0, cached ? cache.indexOf(cached) : cache.length - 1);
    cache[0] = entry;
    return entry.value;
  };
}

/** Caches a function by its argument. */
export function memoize<Argument, Value>(
  make: (argument: Argument) => Value,
  { maxKeys = Number.POSITIVE_INFINITY, keyOf = (argument) => argument }: MemoizeOptions<Argument> = {},
): (argument: Argument) => Value {
  if (Number.isFinite(maxKeys)) return memoizeLast(make, { maxKeys, keyOf });
  const cache = new Map<unknown, { value: Value }>();
  return (argument) => {
    const key = keyOf(argument);
    const cached = cache.get(key);
    if (cached) return cached.value;
    const value = make(argument);
    cache.set(key, { value });
    return value;
  };
}

/** Evaluates a function once, on first use. */
export function once<Value>(make: () => Value): () => Value {
  const made = memoize((_: 'only') => make());
  return () => made('only');
}

/** Caches a function by an object argument, as long as the object is alive. */
export function memoizeByObject<Argument extends object, Value>(
  make: (argument: Argument) => Value,
): (argument: Argument) => Value {
  const cache = new WeakMap<Argument, { value: Value }>();
  return (argument) => {
    const cached = cache.get(argument);
    if (cached) return cached.value;
    const value = make(argument);
    cache.set(argument, { value });
    return value;
  };
}
