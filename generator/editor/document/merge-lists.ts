import { isSame, type Json } from '../../core/json/value.ts';
import { alignLists, identityOf } from './text/align.ts';

/** List item in three files, and its index in two of them; undefined where a list lacks it. */
export interface ListPart {
  base: Json | undefined;
  mine: Json | undefined;
  theirs: Json | undefined;
  mineAt?: number;
  theirsAt?: number;
}

interface Lists {
  base: Json[];
  mine: Json[];
  theirs: Json[];
}

/** Matches items of one list with those of another, including moved items. */
function pairItems(from: Json[], to: Json[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const [gone, come]: [number[], number[]] = [[], []];
  let [i, j] = [0, 0];
  for (const { index, old, items } of [...alignLists(from, to), { index: from.length, old: 0, items: [] }]) {
    while (i < index) pairs.set(i++, j++);
    // Equal number of similar items at the same place: each was changed in place.
    const isInPlace = old === items.length && items.every((item, offset) => isAlike(from[index + offset], item));
    for (let offset = 0; offset < Math.max(old, items.length); offset++) {
      if (isInPlace) pairs.set(i + offset, j + offset);
      else {
        if (offset < old) gone.push(i + offset);
        if (offset < items.length) come.push(j + offset);
      }
    }
    i += old;
    j += items.length;
  }
  for (const index of gone) {
    const item = from[index];
    const name = identityOf(item);
    const found = come.filter((at) => (name === undefined ? isSame(item, to[at]) : identityOf(to[at]) === name));
    const [at] = found;
    if (at === undefined || found.length > 1) continue;
    pairs.set(index, at);
    come.splice(come.indexOf(at), 1);
  }
  return pairs;
}

/** Named items match by name; others by type. */
function isAlike(one: Json | undefined, other: Json): boolean {
  if (identityOf(one) !== identityOf(other)) return false;
  const typeOf = (value: unknown) => (value as { type?: unknown } | null)?.type;
  return typeof one === typeof other && typeOf(one) === typeOf(other);
}

const inverse = (pairs: Map<number, number>) => new Map([...pairs].map(([from, to]) => [to, from]));

/** Whether the remaining items of a list changed their order. */
const isReordered = (pairs: Map<number, number>) => {
  const order = [...pairs].sort(([a], [b]) => a - b).map(([, at]) => at);
  return order.some((at, index) => index > 0 && at < (order[index - 1] ?? 0));
};

/** Matches items that both lists added: equal ones, or ones with the same name. */
function pairAdded({ mine, theirs }: Lists, mineAdded: number[], theirsAdded: number[]): Map<number, number> {
  const left = new Set(mineAdded);
  const pairs = new Map<number, number>();
  for (const at of theirsAdded) {
    const name = identityOf(theirs[at]);
    const found = [...left].find((index) =>
      name === undefined ? isSame(mine[index], theirs[at]) : identityOf(mine[index]) === name,
    );
    if (found === undefined) continue;
    pairs.set(found, at);
    left.delete(found);
  }
  return pairs;
}

/** Inserts items that only one list has after their predecessors. */
function weave(order: ListPart[], others: ListPart[], at: 'mineAt' | 'theirsAt'): ListPart[] {
  const woven = [...order];
  for (const part of others.toSorted((a, b) => (a[at] ?? 0) - (b[at] ?? 0))) {
    const before = woven
      .filter((one) => one[at] !== undefined && (one[at] ?? 0) < (part[at] ?? 0))
      .reduce<ListPart | undefined>((last, one) => ((one[at] ?? 0) > (last?.[at] ?? -1) ? one : last), undefined);
    woven.splice(before ? woven.indexOf(before) + 1 : 0, 0, part);
  }
  return woven;
}

/** Items of three lists side by side, in the order of the merged list; includes items that some lists lack. */
export function mergeOrder(lists: Lists): ListPart[] {
  const { base, mine, theirs } = lists;
  const [toMine, toTheirs] = [pairItems(base, mine), pairItems(base, theirs)];
  const [ofMine, ofTheirs] = [inverse(toMine), inverse(toTheirs)];
  const addedIn = (list: Json[], known: Map<number, number>) => [...list.keys()].filter((index) => !known.has(index));
  const both = pairAdded(lists, addedIn(mine, ofMine), addedIn(theirs, ofTheirs));
  const part = (baseAt: number | undefined, mineAt: number | undefined, theirsAt: number | undefined): ListPart => ({
    base: baseAt === undefined ? undefined : base[baseAt],
    mine: mineAt === undefined ? undefined : mine[mineAt],
    theirs: theirsAt === undefined ? undefined : theirs[theirsAt],
    ...(mineAt !== undefined && { mineAt }),
    ...(theirsAt !== undefined && { theirsAt }),
  });
  const inMine = [...mine.keys()].map((at) => {
    const baseAt = ofMine.get(at);
    return part(baseAt, at, baseAt === undefined ? both.get(at) : toTheirs.get(baseAt));
  });
  const ofBoth = inverse(both);
  const inTheirs = [...theirs.keys()]
    .filter((at) => !ofBoth.has(at) && !toMine.has(ofTheirs.get(at) ?? -1))
    .map((at) => part(ofTheirs.get(at), undefined, at));
  if (isReordered(toMine) || !isReordered(toTheirs)) return weave(inMine, inTheirs, 'theirsAt');
  const shared = inMine.filter(({ theirsAt }) => theirsAt !== undefined);
  const alone = inMine.filter(({ theirsAt }) => theirsAt === undefined);
  const ordered = [...shared, ...inTheirs].toSorted((a, b) => (a.theirsAt ?? 0) - (b.theirsAt ?? 0));
  return weave(ordered, alone, 'mineAt');
}
