import type { Summary } from '../../document/protocol-changes.ts';
import type { HistoryItem } from '../../document/protocol-history.ts';
import { sameJson } from './apply.ts';

/**
 * The change that undo takes back and the one that redo brings back. They leave those of colleagues alone.
 * @param done changes, newest first
 */
export function stepsIn(done: readonly HistoryItem[]): { last: HistoryItem | undefined; next: HistoryItem | undefined } {
  const own = done.filter(({ isOthers }) => !isOthers);
  return {
    last: own.find(({ isUndone }) => !isUndone),
    // A change made after an undo leaves what was undone; redo does not bring it back.
    next: own.findLast(({ isUndone, isLeft }) => isUndone && !isLeft),
  };
}

/** Whether both texts describe the same change. */
export const isSameSummary = (one: Summary, other: Summary): boolean =>
  one.key === other.key && sameJson(one.values, other.values);
