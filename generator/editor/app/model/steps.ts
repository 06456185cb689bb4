import type { HistoryItem } from '../../document/protocol-history.ts';

/** The change that undo takes back and the one that redo brings back. @param done changes, newest first */
export function stepsIn(done: readonly HistoryItem[]): { last: HistoryItem | undefined; next: HistoryItem | undefined } {
  return {
    last: done.find(({ isUndone }) => !isUndone),
    // A change made after an undo leaves what was undone; redo does not bring it back.
    next: done.findLast(({ isUndone, isLeft }) => isUndone && !isLeft),
  };
}
