import { type Path, toPointer } from '../../core/json/path.ts';
import { isSame, type Json } from '../../core/json/value.ts';
import { valueAt } from '../../core/json/value-at.ts';
import { items } from '../../core/json/walk.ts';
import { followGap, followPath, mergeValues } from './merge-values.ts';
import type { Change, Conflict } from './protocol-changes.ts';
import type { Operation } from './text/operation.ts';
import { applyToValue } from './value.ts';

/** Conflict without the description of its place, which is added later. */
export type Clash = Omit<Conflict, 'where'>;

/** Operations for the present file, including those with clashes, in case they are applied anyway. */
export interface MergeResult {
  operations: Operation[];
  clashes: Clash[];
}

interface Merge {
  /** Value that the editor saw and value of the file, both with the operations so far. */
  base: Json;
  now: Json;
}

const requestedValue = (operation: Operation): Json | undefined => ('value' in operation ? operation.value : undefined);

/** Result of one operation: empty if the file has the value already. */
interface MergedOperation {
  operation?: Operation;
  clash?: Clash;
}

/** Merges a `set` or `remove`. */
function mergePlace(operation: Operation & { do: 'set' | 'remove' }, at: Path, { base, now }: Merge): MergedOperation {
  const [seen, theirs] = [valueAt(base, operation.at), valueAt(now, at)];
  const mine = requestedValue(operation);
  if (isSame(mine, theirs)) return {};
  // The parent is gone, e.g. the picture that a description belongs to.
  if (theirs === undefined && seen !== undefined && valueAt(now, at.slice(0, -1)) === undefined)
    return { clash: { at, mine, theirs, isGone: true } };
  const merged = mergeValues(seen, mine, theirs);
  if (!merged) return { operation: { ...operation, at }, clash: { at, mine, theirs } };
  return { operation: merged.value === undefined ? { do: 'remove', at } : { do: 'set', at, value: merged.value } };
}

function mergeMove({ at: from, to }: Operation & { do: 'move' }, at: Path, { base, now }: Merge): Operation {
  const others = (value: Json, path: Path) => items(valueAt(value, path.slice(0, -1))).toSpliced(Number(path.at(-1)), 1);
  return { do: 'move', at, to: followGap(others(base, from), others(now, at), to) };
}

/** Translates an operation on the seen value into one on the present value. */
function mergeOne(operation: Operation, merge: Merge): MergedOperation {
  const { base, now } = merge;
  const at = followPath(operation.at, base, now);
  // The place now contains something else.
  if (!at) return { clash: { at: operation.at, mine: requestedValue(operation), theirs: undefined, isGone: true } };
  const theirs = valueAt(now, at);
  if (operation.do === 'insert') {
    const [seen, list] = [items(valueAt(base, operation.at)), items(theirs)];
    const index = operation.index >= seen.length ? list.length : followGap(seen, list, operation.index);
    return { operation: { ...operation, at, index } };
  }
  if (operation.do === 'set' || operation.do === 'remove') return mergePlace(operation, at, merge);
  if (theirs === undefined) return { clash: { at, mine: valueAt(base, operation.at), theirs, isGone: true } };
  return { operation: operation.do === 'move' ? mergeMove(operation, at, merge) : { ...operation, at } };
}

/**
 * Rebases operations onto a file that others have changed. Changes elsewhere are kept; moved items are followed.
 * @param base value that the editor saw
 * @param now value of the file
 * @returns operations for the present file, and the places that both changed
 */
export function mergeOperations(operations: readonly Operation[], base: Json, now: Json): MergeResult {
  const merge: Merge = { base, now };
  const merged: MergeResult = { operations: [], clashes: [] };
  for (const requested of operations) {
    const { operation, clash } = mergeOne(requested, merge);
    if (clash) merged.clashes.push(clash);
    if (operation) {
      merged.operations.push(operation);
      merge.now = applyToValue(merge.now, operation);
    }
    merge.base = applyToValue(merge.base, requested);
  }
  return merged;
}

/** Fallback if the base version is unknown: each place in `seen` must still have the value that the editor saw. */
export function findSeenConflicts({ operations, seen = {} }: Pick<Change, 'operations' | 'seen'>, now: Json): MergeResult {
  const clashes = operations.flatMap((operation): Clash[] => {
    const { at } = operation;
    const pointer = toPointer(at);
    const theirs = valueAt(now, at);
    const wasSeen = Object.hasOwn(seen, pointer);
    return wasSeen && !isSame(seen[pointer], theirs) ? [{ at, mine: requestedValue(operation), theirs }] : [];
  });
  return { operations: [...operations], clashes };
}
