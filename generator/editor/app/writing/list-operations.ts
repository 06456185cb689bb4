import { isObject, isSame, type Json, type JsonObject } from '../../../core/json/value.ts';
import { identityOf } from '../../document/text/align.ts';
import type { Operation } from '../../document/text/operation.ts';
import { child, type Path } from '../model/places.ts';

/** Maximum number of pairs to compare; items of larger lists are paired in order. */
const mostPairs = 250_000;

/** Likeness of equal items; of others it is at most 3. */
const equal = 8;

const textOf = (value: Json): string | undefined => {
  const text = isObject(value) ? child(value, 'text') : value;
  return typeof text === 'string' ? text : undefined;
};

/** Share of two texts that is equal, at their beginning and end. */
function sharedPart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start++;
  let end = 0;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return (start + end) / Math.max(1, one.length, other.length);
}

/** How alike two items are; 0 if one cannot have become the other. */
function likeness(one: Json, other: Json): number {
  if (one === other || isSame(one, other)) return equal;
  const [text, otherText] = [textOf(one), textOf(other)];
  const shared = text !== undefined && otherText !== undefined ? sharedPart(text, otherText) : 0;
  const isSameForm = isObject(one)
    ? isObject(other) && isSame(child(one, 'type'), child(other, 'type'))
    : typeof one === typeof other;
  if (!isSameForm || Array.isArray(one) !== Array.isArray(other)) return shared > 0.5 ? shared : 0;
  const name = identityOf(one);
  return 0.1 + shared + (name !== undefined && name === identityOf(other) ? 1 : 0);
}

/** Pairs of items in the same order in both lists, as alike as possible. */
function pairsInOrder(before: readonly Json[], after: readonly Json[]): [number, number][] {
  if (before.length * after.length > mostPairs)
    return Array.from({ length: Math.min(before.length, after.length) }, (_, index) => [index, index]);
  const width = after.length + 1;
  const likes = before.map((one) => after.map((other) => likeness(one, other)));
  const best = new Float64Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const like = likes[i]?.[j] ?? 0;
      const paired = like > 0 ? like + (best[(i + 1) * width + j + 1] ?? 0) : 0;
      best[i * width + j] = Math.max(paired, best[(i + 1) * width + j] ?? 0, best[i * width + j + 1] ?? 0);
    }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (best[i * width + j] === best[(i + 1) * width + j]) i++;
    else if (best[i * width + j] === best[i * width + j + 1]) j++;
    else pairs.push([i++, j++]);
  }
  return pairs;
}

/** Index in `before` of each item of `after`; undefined for new ones. `moved`: those that changed their order. */
function originsOf(before: readonly Json[], after: readonly Json[]) {
  let start = 0;
  while (start < before.length && start < after.length && isSame(before[start], after[start])) start++;
  const most = Math.min(before.length, after.length) - start;
  let end = 0;
  while (end < most && isSame(before.at(-1 - end), after.at(-1 - end))) end++;
  const origins = after.map((_, index): number | undefined => {
    if (index < start) return index;
    return index >= after.length - end ? index + before.length - after.length : undefined;
  });
  const pairs = pairsInOrder(before.slice(start, before.length - end), after.slice(start, after.length - end));
  for (const [from, to] of pairs) origins[start + to] = start + from;
  const kept = new Set(origins);
  const gone = [...before.keys()].filter((index) => !kept.has(index));
  const moved = new Set<number>();
  for (const [index, item] of after.entries()) {
    const from = origins[index] === undefined ? gone.find((one) => isSame(before[one], item)) : undefined;
    if (from === undefined) continue;
    gone.splice(gone.indexOf(from), 1);
    origins[index] = from;
    moved.add(from);
  }
  return { origins, moved, gone };
}

function listOperations(at: Path, before: readonly Json[], after: readonly Json[]): Operation[] {
  const { origins, moved, gone } = originsOf(before, after);
  const operations: Operation[] = gone.toReversed().map((index) => ({ do: 'remove', at: [...at, index] }));
  const order = [...before.keys()].filter((index) => !gone.includes(index));
  const placed = new Set(order.filter((index) => !moved.has(index)));
  for (const [index, origin] of origins.entries()) {
    if (origin === undefined || placed.has(origin)) continue;
    const from = order.indexOf(origin);
    order.splice(from, 1);
    const former = origins.slice(0, index).findLast((one) => one !== undefined && placed.has(one));
    const to = former === undefined ? 0 : order.indexOf(former) + 1;
    order.splice(to, 0, origin);
    placed.add(origin);
    if (from !== to) operations.push({ do: 'move', at: [...at, from], to });
  }
  for (const [index, value] of after.entries())
    if (origins[index] === undefined) operations.push({ do: 'insert', at, index, value });
  const changes = after.flatMap((value, index) => {
    const origin = origins[index];
    return origin === undefined ? [] : valueOperations([...at, index], before[origin] as Json, value);
  });
  return [...operations, ...changes];
}

function objectOperations(at: Path, before: JsonObject, after: JsonObject): Operation[] {
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return [
    ...removed.map((key): Operation => ({ do: 'remove', at: [...at, key] })),
    ...Object.entries(after).flatMap(([key, value]): Operation[] =>
      Object.hasOwn(before, key)
        ? valueOperations([...at, key], before[key] as Json, value)
        : [{ do: 'set', at: [...at, key], value }],
    ),
  ];
}

function valueOperations(at: Path, before: Json, after: Json): Operation[] {
  if (before === after || isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listOperations(at, before, after);
  if (isObject(before) && isObject(after)) return objectOperations(at, before, after);
  return [{ do: 'set', at, value: after }];
}

/** Operations that turn one list of pieces into another; what did not change is not written. */
export const operationsBetween = (at: Path, before: readonly Json[], after: readonly Json[]): Operation[] =>
  listOperations(at, before, after);
