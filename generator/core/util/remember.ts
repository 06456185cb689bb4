export interface RememberOptions<Argument> {
  /** Of how many keys values are kept, a few: the last ones asked for. */
  most?: number;
  /** What tells two arguments apart; otherwise they themselves do. */
  keyOf?: (argument: Argument) => unknown;
}

/**
 * Makes a value once for each of the last few keys. In a list that stays where it is: a map from which entries go takes another
 * place now and then, and what the places hold that it has left is in use for V8 until it collects all garbage.
 */
function rememberLast<Argument, Value>(
  make: (argument: Argument) => Value,
  { most, keyOf }: Required<RememberOptions<Argument>>,
): (argument: Argument) => Value {
  const known: { key: unknown; value: Value }[] = [];
  return (argument) => {
    const key = keyOf(argument);
    const former = known.find((one) => one.key === key);
    const entry = former ?? { key, value: make(argument) };
    if (!former && known.length < most) known.push(entry);
    // The first is the one that was asked for last.
    known.copyWithin(1, 0, former ? known.indexOf(former) : known.length - 1);
    known[0] = entry;
    return entry.value;
  };
}

/** Makes a value once for each argument. */
export function remember<Argument, Value>(
  make: (argument: Argument) => Value,
  { most = Number.POSITIVE_INFINITY, keyOf = (argument) => argument }: RememberOptions<Argument> = {},
): (argument: Argument) => Value {
  if (Number.isFinite(most)) return rememberLast(make, { most, keyOf });
  const known = new Map<unknown, { value: Value }>();
  return (argument) => {
    const key = keyOf(argument);
    const former = known.get(key);
    if (former) return former.value;
    const value = make(argument);
    known.set(key, { value });
    return value;
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
    const former = known.get(argument);
    if (former) return former.value;
    const value = make(argument);
    known.set(argument, { value });
    return value;
  };
}
