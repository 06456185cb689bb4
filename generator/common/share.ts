/** Makes a function that gives back the first of equal values: what many things have in common is held and stored once. */
export function createPool(): <Value>(value: Value) => Value {
  const pool = new Map<string, unknown>();
  return <Value>(value: Value): Value => {
    const key = JSON.stringify(value) ?? '';
    const held = pool.get(key) as Value | undefined;
    if (held === undefined) pool.set(key, value);
    return held ?? value;
  };
}
