import { isObject, isSame, type Json } from '../../../core/json/value.ts';

/** Range of a list whose items are replaced by others. */
export interface ReplacedItems {
  index: number;
  /** Number of replaced items. */
  old: number;
  items: Json[];
}

/** Maximum number of pairs to compare; larger lists are replaced as a whole. */
const mostPairs = 40_000;

/** Key that identifies an item among its siblings, whatever else in it changes. */
export function identityOf(item: unknown): string | undefined {
  if (!isObject(item)) return undefined;
  for (const key of ['path', 'name', 'id', 'href', 'src', 'file', 'network']) {
    if (typeof item[key] === 'string') return `${key} ${item[key]}`;
  }
  return undefined;
}

function isAlike(a: Json, b: Json): boolean {
  const own = identityOf(a);
  return own === undefined ? isSame(a, b) : own === identityOf(b);
}

/** Longest common subsequence of similar items. */
function commonRow(a: Json[], b: Json[]): [number, number][] {
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const at = i * width + j;
      lengths[at] = isAlike(a[i] as Json, b[j] as Json)
        ? (lengths[at + width + 1] ?? 0) + 1
        : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  const row: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const at = i * width + j;
    if (isAlike(a[i] as Json, b[j] as Json)) row.push([i++, j++]);
    else if ((lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0)) i++;
    else j++;
  }
  return row;
}

/** Replacements that turn one list into another. Indexes refer to `before`. */
export function alignLists(before: Json[], after: Json[]): ReplacedItems[] {
  let start = 0;
  while (start < before.length && start < after.length && isSame(before[start], after[start])) start++;
  const most = Math.min(before.length, after.length) - start;
  let end = 0;
  while (end < most && isSame(before.at(-1 - end), after.at(-1 - end))) end++;
  const [a, b] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const row = a.length * b.length <= mostPairs ? commonRow(a, b) : [];
  const replaced: ReplacedItems[] = [];
  let [i, j] = [0, 0];
  const close = (toA: number, toB: number) => {
    if (toA > i || toB > j) replaced.push({ index: start + i, old: toA - i, items: b.slice(j, toB) });
  };
  for (const [atA, atB] of row) {
    close(atA, atB);
    // Similar but unequal items are changed in place.
    if (!isSame(a[atA], b[atB])) replaced.push({ index: start + atA, old: 1, items: [b[atB] as Json] });
    [i, j] = [atA + 1, atB + 1];
  }
  close(a.length, b.length);
  return replaced;
}
