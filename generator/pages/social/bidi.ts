import createBidi from 'bidi-js';

export type Direction = 'ltr' | 'rtl';

/** Part of a text that is drawn in one go: `start` to `end`, exclusive. */
export interface VisualRun<Key> {
  start: number;
  end: number;
  isRightToLeft: boolean;
  key: Key;
}

const bidi = createBidi();

/**
 * Runs of a line in visual order from left to right, by the Unicode Bidirectional Algorithm (UAX 9). `keys` has a value for
 * each position of the text, such as its font; a run ends where it changes.
 */
export function visualRuns<Key>(text: string, direction: Direction, keys: readonly Key[]): VisualRun<Key>[] {
  const embedding = bidi.getEmbeddingLevels(text, direction);
  const runs: VisualRun<Key>[] = [];
  let level = -1;
  for (const index of bidi.getReorderedIndices(text, embedding)) {
    const run = runs.at(-1);
    const key = keys[index] as Key;
    const isNext = run && embedding.levels[index] === level && key === run.key;
    if (isNext && run.isRightToLeft && index === run.start - 1) run.start = index;
    else if (isNext && !run.isRightToLeft && index === run.end) run.end = index + 1;
    else {
      level = embedding.levels[index] ?? 0;
      runs.push({ start: index, end: index + 1, isRightToLeft: level % 2 === 1, key });
    }
  }
  return runs;
}
