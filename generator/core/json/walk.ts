import type { Path } from './path.ts';

/** A property of something that may be anything; `constructor` and its like are none of an object that does not hold them. */
export function get(value: unknown, key: string | number): unknown {
  return value !== null && typeof value === 'object' && Object.hasOwn(value, key)
    ? (value as Record<string | number, unknown>)[key]
    : undefined;
}

/** A value as a word of a message: a text as it is, anything else as JSON. `String` would call what a key `toString` holds. */
export function wordOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** The items of something that may be anything. */
export function items(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Visits a value of JSON and all that is in it, each with the key under which it stands. */
export function visitAll(value: unknown, visit: (value: unknown, key: string | number) => void, key: string | number = ''): void {
  visit(value, key);
  if (Array.isArray(value)) for (let index = 0; index < value.length; index++) visitAll(value[index], visit, index);
  else if (typeof value === 'object' && value !== null) {
    for (const own in value) visitAll(value[own as keyof typeof value], visit, own);
  }
}

/** Reports each value of `entries` that an earlier one has already. */
export function repeated<Found, Entry extends { value: unknown; path: Path }>(
  entries: Iterable<Entry>,
  report: (entry: Entry, first: Entry) => Found,
): Found[] {
  const seen = new Map<unknown, Entry>();
  const findings: Found[] = [];
  for (const entry of entries) {
    if (entry.value === undefined) continue;
    const first = seen.get(entry.value);
    if (first) findings.push(report(entry, first));
    else seen.set(entry.value, entry);
  }
  return findings;
}
