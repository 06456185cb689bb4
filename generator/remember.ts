export interface RememberOptions<Argument> {
  /** Of how many keys values are kept: the last ones asked for. */
  most?: number;
  /** What tells two arguments apart; otherwise they themselves do. */
  keyOf?: (argument: Argument) => unknown;
}

/** Makes a value once for each argument. */
export function remember<Argument, Value>(
  make: (argument: Argument) => Value,
  { most = Number.POSITIVE_INFINITY, keyOf = (argument) => argument }: RememberOptions<Argument> = {},
): (argument: Argument) => Value {
  const known = new Map<unknown, { value: Value }>();
  return (argument) => {
    const key = keyOf(argument);
    const former = known.get(key);
    if (former && known.size < most) return former.value;
    const entry = former ?? { value: make(argument) };
    // Put at the end again: the first is then what was not asked for longest.
    known.delete(key);
    known.set(key, entry);
    if (known.size > most) known.delete(known.keys().next().value);
    return entry.value;
  };
}

/** Makes a value once, when it is first asked for. */
export function once<Value>(make: () => Value): () => Value {
  const made = remember((_: 'only') => make());
  return () => made('only');
}

/** Makes a value once for each object, for as long as the object is held elsewhere. */
export function rememberPerObject<Argument extends object, Value>(
  make: (argument: Argument) => Value,
): (argument: Argument) => Value {
  const known = new WeakMap<Argument, { value: Value }>();
  return (argument) => {
    const entry = known.get(argument) ?? { value: make(argument) };
    known.set(argument, entry);
    return entry.value;
  };
}
