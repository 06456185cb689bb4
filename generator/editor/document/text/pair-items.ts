import { diffArrays } from 'diff';
import type { Json } from '../../../core/json/value.ts';
import { get } from '../../../core/json/walk.ts';
import { identityOf } from './align.ts';

/** Maximum number of items that differ in order; beyond it they are only matched by their names. */
const mostEdits = 5000;

const keyOf = (item: Json) => identityOf(item) ?? JSON.stringify(item);

/** Unnamed items of the same kind: one may be the other after an edit. */
const isAlike = (one: Json, other: Json) =>
  identityOf(one) === undefined &&
  identityOf(other) === undefined &&
  typeof one === typeof other &&
  Array.isArray(one) === Array.isArray(other) &&
  get(one, 'type') === get(other, 'type');

/** Pairs the items of a stretch that was replaced, in order. */
function pairReplaced(
  before: readonly Json[],
  after: readonly Json[],
  [from, to]: [number[], number[]],
  pairs: Map<number, number>,
) {
  const left = from.filter((index) => ![...pairs.values()].includes(index));
  for (const index of to) {
    if (pairs.has(index)) continue;
    const [first] = left;
    if (first === undefined || !isAlike(before[first] as Json, after[index] as Json)) continue;
    pairs.set(index, first);
    left.shift();
  }
}

/**
 * Matches the items of a list with those of a former one: unchanged and named ones wherever they are, others at their places.
 * Fast for long lists.
 * @returns index in `before` of items in `after`
 */
export function pairItems(before: readonly Json[], after: readonly Json[]): Map<number, number> {
  const [from, to] = [before.map(keyOf), after.map(keyOf)];
  const pairs = new Map<number, number>();
  const stretches: [gone: number[], come: number[]][] = [[[], []]];
  const parts = diffArrays(from, to, { maxEditLength: mostEdits }) ?? [
    { removed: true, added: false, value: from },
    { removed: false, added: true, value: to },
  ];
  let [i, j] = [0, 0];
  for (const { removed, added, value } of parts) {
    const stretch = stretches.at(-1);
    for (let count = value.length; count > 0; count--) {
      if (removed) stretch?.[0].push(i++);
      else if (added) stretch?.[1].push(j++);
      else pairs.set(j++, i++);
    }
    if (!removed && !added) stretches.push([[], []]);
  }
  const moved = new Map(stretches.flatMap(([gone]) => gone).map((index) => [from[index] ?? '', index]));
  for (const index of stretches.flatMap(([, come]) => come)) {
    const old = moved.get(to[index] ?? '');
    if (old === undefined) continue;
    pairs.set(index, old);
    moved.delete(to[index] ?? '');
  }
  for (const stretch of stretches) pairReplaced(before, after, stretch, pairs);
  return pairs;
}
