import type { Path } from './path.ts';

/** An own property of any value; inherited ones such as `constructor` are ignored. */
export function get(value: unknown, key: string | number): unknown {
  return value !== null && typeof value === 'object' && Object.hasOwn(value, key)
    ? (value as Record<string | number, unknown>)[key]
    : undefined;
}

/** A value as a word in a message: a string as it is, others as JSON. `String` would call a `toString` in the content. */
export function wordOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Items of any value; none if it is not a list. */
export function items(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Visits a JSON value and all its descendants, each with its key. */
export function visitAll(value: unknown, visit: (value: unknown, key: string | number) => void, key: string | number = ''): void {
  visit(value, key);
  if (Array.isArray(value)) for (let index = 0; index < value.length; index++) visitAll(value[index], visit, index);
  else if (typeof value === 'object' && value !== null) {
    for (const own in value) visitAll(value[own as keyof typeof value], visit, own);
  }
}

/** Reports each value of `entries` that occurs earlier in it. */
export function repeated<Found, Entry extends { value: unknown; path: Path }>(
  entries: Iterable<Entry>,
  report: (entry: Entry, first: Entry) => Found,
): Found[] {
  const seen = new Map<unknown, Entry>();
  const matches: Found[] = [];
  for (const entry of entries) {
    if (entry.value === undefined) continue;
    const first = seen.get(entry.value);
    if (first) matches.push(report(entry, first));
    else seen.set(entry.value, entry);
  }
  return matches;
}
