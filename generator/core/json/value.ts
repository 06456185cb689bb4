export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Offset after a byte order mark, if any. */
export const markEnd = (text: string) => (text.startsWith('\ufeff') ? 1 : 0);

/** Value of a JSON text, possibly after a byte order mark; undefined if invalid. */
export function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text.slice(markEnd(text)));
  } catch {
    return undefined;
  }
}

function isSameList(one: unknown[], other: unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
}

/** Whether two JSON values are equal, regardless of the order of keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}
