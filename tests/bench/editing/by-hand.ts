import { structuredPatch } from 'diff';
import { Counter, type Effort } from './effort.ts';

interface Hunk {
  removed: string[];
  added: string[];
}

/** Places of a file that differ, by whole lines. */
export function hunksOf(before: string, after: string): Hunk[] {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: 0 });
  return hunks.map(({ lines }) => ({
    removed: lines.filter((line) => line.startsWith('-')).map((line) => line.slice(1)),
    added: lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1)),
  }));
}

/** Letters that are typed to find a place. */
const searched = 10;

/** Ctrl+F, some letters of what stands there, Enter, Escape. */
function find(hand: Counter): void {
  hand.think();
  hand.press(2 + searched + 2);
}

/** A click at one end and a click with Shift at the other. */
function select(hand: Counter): void {
  hand.click();
  hand.press(1);
  hand.click();
}

/** What differs between two lines: how much goes, and how much comes. */
function difference(before: string, after: string): { gone: number; come: number } {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { gone: before.length - start - end, come: after.length - start - end };
}

function changeLine(hand: Counter, before: string, after: string): void {
  const { gone, come } = difference(before, after);
  if (gone + come === 0) return;
  hand.think();
  if (gone > 0) select(hand);
  else hand.click();
  hand.press(come === 0 ? 1 : come);
}

/** Letters that would be typed to make lines out of others. */
const distance = (from: readonly string[], to: readonly string[]) =>
  to.reduce((sum, line, index) => {
    const { gone, come } = difference(from[index] ?? '', line);
    return sum + come + (gone + come > 0 ? 8 : 0);
  }, 0);

/** The run of lines of the file that is most like some: what a person copies. */
function modelOf(lines: readonly string[], file: readonly string[]): readonly string[] {
  let best: readonly string[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let start = 0; start + lines.length <= file.length; start++) {
    const run = file.slice(start, start + lines.length);
    const cost = distance(run, lines);
    if (cost < least) [best, least] = [run, cost];
  }
  return best;
}

const plain = (lines: readonly string[]) => lines.map((line) => line.replace(/,$/, '')).join('\n');

/** New lines: typed, or copied from the most similar place and changed, whichever is less. Editors indent by themselves. */
function addLines(hand: Counter, lines: readonly string[], file: readonly string[]): void {
  const model = modelOf(lines, file);
  const typed = lines.reduce((sum, line) => sum + line.trim().length + 1, 0);
  hand.think();
  if (typed <= distance(model, lines) + 40) {
    hand.click();
    hand.press(typed);
    return;
  }
  find(hand);
  select(hand);
  hand.press(2);
  hand.click();
  hand.press(2);
  for (const [index, line] of lines.entries()) changeLine(hand, model[index] ?? '', line);
}

/**
 * What it takes to make one text of a file into another in a plain editor of code, by somebody who knows by heart where
 * everything stands and what it is called, and makes no mistake: the least that there can be. The keyboard is switched
 * between Arabic and Latin for nothing.
 * @param command what is typed into a terminal afterwards
 */
export function byHand(before: string, after: string, command = ''): Effort {
  const hand = new Counter();
  const file = before.split('\n');
  const hunks = hunksOf(before, after);
  const moved = new Set(
    hunks.filter(({ removed, added }) => removed.length > 0 && added.length === 0).map(({ removed }) => plain(removed)),
  );
  for (const { removed, added } of hunks) {
    find(hand);
    if (added.length === 0) {
      select(hand);
      hand.press(1);
    } else if (removed.length === 0 && moved.has(plain(added))) {
      // What was deleted elsewhere was cut there: it is only put in here.
      hand.click();
      hand.press(2);
    } else {
      const kept = removed.length;
      for (const [index, line] of removed.entries()) changeLine(hand, line, added[index] ?? '');
      if (added.length > kept) addLines(hand, added.slice(kept), file);
    }
  }
  hand.press(2);
  if (command !== '') {
    hand.think();
    hand.press(command.length + 1);
  }
  return hand.effort;
}

/** Lines that a change takes away and puts in. */
export function linesOf(before: string, after: string): { removed: number; added: number } {
  const hunks = hunksOf(before, after);
  return {
    removed: hunks.reduce((sum, { removed }) => sum + removed.length, 0),
    added: hunks.reduce((sum, { added }) => sum + added.length, 0),
  };
}
