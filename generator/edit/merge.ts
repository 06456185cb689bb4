import { type Path, toPointer } from '../content/path.ts';
import type { Change, Conflict, Json, Operation } from './contract.ts';
import { followGap, followPath, mergeValues } from './merge-values.ts';
import { isSame } from './text/write.ts';
import { applyToValue, valueAt } from './value.ts';

/** A place that was changed elsewhere, as `Conflict` tells it; its name in words is added later. */
export type Clash = Omit<Conflict, 'where'>;

export type MergeResult = { operations: Operation[] } | { clashes: Clash[] };

interface Merge {
  /** What the editor saw, and what the file has, each with the operations so far. */
  base: Json;
  now: Json;
}

const wantedBy = (operation: Operation): Json | undefined => ('value' in operation ? operation.value : undefined);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A set or removal of a place; nothing where the file has it already. */
function mergePlace(
  operation: Operation & { do: 'set' | 'remove' },
  at: Path,
  { base, now }: Merge,
): Operation | Clash | undefined {
  const [seen, theirs] = [valueAt(base, operation.at), valueAt(now, at)];
  const mine = wantedBy(operation);
  if (isSame(mine, theirs)) return undefined;
  const merged = mergeValues(seen, mine, theirs);
  if (!merged) return { at, mine, theirs };
  if (merged.value === undefined) return { do: 'remove', at };
  return { do: 'set', at, value: merged.value };
}

function mergeMove({ at: from, to }: Operation & { do: 'move' }, at: Path, { base, now }: Merge): Operation {
  const others = (value: Json, path: Path) => listOf(valueAt(value, path.slice(0, -1))).toSpliced(Number(path.at(-1)), 1);
  return { do: 'move', at, to: followGap(others(base, from), others(now, at), to) };
}

/** An operation on what the editor saw as one on what the file has. */
function mergeOne(operation: Operation, merge: Merge): Operation | Clash | undefined {
  const { base, now } = merge;
  const at = followPath(operation.at, base, now);
  if (!at) return { at: operation.at, mine: wantedBy(operation), theirs: valueAt(now, operation.at) };
  const theirs = valueAt(now, at);
  if (operation.do === 'insert') {
    const [seen, list] = [listOf(valueAt(base, operation.at)), listOf(theirs)];
    return { ...operation, at, index: operation.index >= seen.length ? list.length : followGap(seen, list, operation.index) };
  }
  if (operation.do === 'set' || operation.do === 'remove') return mergePlace(operation, at, merge);
  if (theirs === undefined) return { at, mine: valueAt(base, operation.at), theirs };
  return operation.do === 'move' ? mergeMove(operation, at, merge) : { ...operation, at };
}

const isClash = (result: Operation | Clash): result is Clash => !('do' in result);

/**
 * Operations on a file that others have changed since: what they changed elsewhere stays, items that they moved are followed.
 * @param base what the editor saw; @param now what the file has
 * @returns the operations for the file as it is, or the places that both have changed
 */
export function mergeOperations(operations: readonly Operation[], base: Json, now: Json): MergeResult {
  const merge: Merge = { base, now };
  const merged: Operation[] = [];
  const clashes: Clash[] = [];
  for (const operation of operations) {
    const result = mergeOne(operation, merge);
    if (result && isClash(result)) clashes.push(result);
    else if (result) {
      merged.push(result);
      merge.now = applyToValue(merge.now, result);
    }
    merge.base = applyToValue(merge.base, operation);
  }
  return clashes.length > 0 ? { clashes } : { operations: merged };
}

/** The same where it is no longer known what the editor saw but for `seen`: each place must hold what it held. */
export function holdSeen({ operations, seen = {} }: Pick<Change, 'operations' | 'seen'>, now: Json): MergeResult {
  const clashes = operations.flatMap((operation): Clash[] => {
    const { at } = operation;
    const pointer = toPointer(at);
    const theirs = valueAt(now, at);
    const isSeen = Object.hasOwn(seen, pointer);
    return isSeen && !isSame(seen[pointer], theirs) ? [{ at, mine: wantedBy(operation), theirs }] : [];
  });
  return clashes.length > 0 ? { clashes } : { operations };
}
