export interface MemoizeOptions<Argument> {
  /** Of how many keys values are kept, a few: the last ones asked for. */
  most?: number;
  /** What tells two arguments apart; otherwise they themselves do. */
  keyOf?: (argument: Argument) => unknown;
}

/**
 * Makes a value once for each of the last few keys. In a list that stays where it is: a map from which entries go takes another
 * place now and then, and what the places hold that it has left is in use for V8 until it collects all garbage.
 */
function memoizeLast<Argument, Value>(
  make: (argument: Argument) => Value,
  { most: maxKeys, keyOf }: Required<MemoizeOptions<Argument>>,
): (argument: Argument) => Value {
  const cache: { key: unknown; value: Value }[] = [];
  return (argument) => {
    const key = keyOf(argument);
    const cached = cache.find((one) => one.key === key);
    const entry = cached ?? { key, value: make(argument) };
    if (!cached && cache.length < maxKeys) cache.push(entry);
    // The first is the one that was asked for last.
    cache.copyWithin(1, 0, cached ? cache.indexOf(cached) : cache.length - 1);
    cache[0] = entry;
    return entry.value;
  };
}

/** Makes a value once for each argument. */
export function memoize<Argument, Value>(
  make: (argument: Argument) => Value,
  { most: maxKeys = Number.POSITIVE_INFINITY, keyOf = (argument) => argument }: MemoizeOptions<Argument> = {},
): (argument: Argument) => Value {
  if (Number.isFinite(maxKeys)) return memoizeLast(make, { most: maxKeys, keyOf });
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

/** Makes a value once, when it is first asked for. */
export function once<Value>(make: () => Value): () => Value {
  const made = memoize((_: 'only') => make());
  return () => made('only');
}

/** Makes a value once for each object, for as long as the object is held elsewhere. */
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
