import type { Path } from '../../core/json/path.ts';
import { isObject, isSame, type Json } from '../../core/json/value.ts';
import { get } from '../../core/json/walk.ts';
import { identityOf } from './text/align.ts';

/** Indexes of the items that match a condition. */
const indexesOf = (list: unknown[], isIt: (item: unknown) => boolean) =>
  list.flatMap((item, index) => (isIt(item) ? [index] : []));

/** Index of the only match in `to`, provided that `from` has only one too; otherwise undefined. */
function onlyIn(from: unknown[], to: unknown[], isIt: (item: unknown) => boolean): number | undefined {
  const [found, ...others] = indexesOf(to, isIt);
  return others.length === 0 && indexesOf(from, isIt).length === 1 ? found : undefined;
}

/** Finds an item by value or by name, if unambiguous. */
function findItem(from: unknown[], to: unknown[], index: number): number | undefined {
  const item = from[index];
  const same = onlyIn(from, to, (other) => isSame(item, other));
  if (same !== undefined) return same;
  const name = identityOf(item);
  return name === undefined ? undefined : onlyIn(from, to, (other) => identityOf(other) === name);
}

/** Finds an item between the same neighbours, if it is the only one of its type there: it was changed in place. */
function findBetween(from: unknown[], to: unknown[], index: number): number | undefined {
  const before = index === 0 ? -1 : findItem(from, to, index - 1);
  const next = index === from.length - 1 ? to.length : findItem(from, to, index + 1);
  if (before === undefined || next === undefined) return undefined;
  const kind = get(from[index], 'type');
  const between = [...to.keys()].slice(before + 1, Math.max(next, before + 1)).filter((at) => get(to[at], 'type') === kind);
  const isOnly = between.length === 1 && (kind !== undefined || next - before === 2);
  return isOnly ? between[0] : undefined;
}

/**
 * Index of a list item after others changed the list: found by value, by name, or by its neighbours. Undefined if ambiguous.
 */
function followItem(from: unknown[], to: unknown[], index: number): number | undefined {
  const item = from[index];
  if (index >= from.length) return undefined;
  if (index < to.length && isSame(item, to[index])) return index;
  const found = findItem(from, to, index) ?? findBetween(from, to, index);
  if (found !== undefined) return found;
  // Nothing was added or removed, and the item was changed in place.
  const isBetween = [index - 1, index + 1].every((near) => isSame(from[near], to[near]));
  return from.length === to.length && isBetween ? index : undefined;
}

/** Path of the same place in a later value; undefined if ambiguous. */
export function followPath(path: Path, from: unknown, to: unknown): Path | undefined {
  const followed: Path = [];
  let [before, after] = [from, to];
  for (const part of path) {
    let next: string | number | undefined = part;
    if (Array.isArray(before) && Array.isArray(after)) next = followItem(before, after, Number(part));
    if (next === undefined) return undefined;
    followed.push(next);
    [before, after] = [get(before, part), get(after, next)];
  }
  return followed;
}

/** Insertion index in a changed list, found by the neighbours; the end if neither neighbour exists. */
export function followGap(from: unknown[], to: unknown[], index: number): number {
  const next = index < from.length ? followItem(from, to, index) : undefined;
  if (next !== undefined) return next;
  const before = index > 0 ? followItem(from, to, index - 1) : undefined;
  if (before !== undefined) return before + 1;
  return index === 0 ? 0 : to.length;
}

/** Result of a merge; an undefined value means removed. */
export type MergedValue = { value: Json | undefined } | undefined;

/** Three-way merge of a value; undefined if both sides changed the same part. */
export function mergeValues(base: Json | undefined, mine: Json | undefined, theirs: Json | undefined): MergedValue {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine };
  if (isSame(base, mine)) return { value: theirs };
  if (isObject(base) && isObject(mine) && isObject(theirs)) {
    const entries: [string, Json][] = [];
    for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
      const own = (object: object) => get(object, key) as Json | undefined;
      const merged = mergeValues(own(base), own(mine), own(theirs));
      if (!merged) return undefined;
      if (merged.value !== undefined) entries.push([key, merged.value]);
    }
    return { value: Object.fromEntries(entries) };
  }
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return undefined;
  if (base.length !== mine.length || base.length !== theirs.length) return undefined;
  const items: Json[] = [];
  for (const [index, item] of base.entries()) {
    const merged = mergeValues(item, mine[index], theirs[index]);
    if (merged?.value === undefined) return undefined;
    items.push(merged.value);
  }
  return { value: items };
}
