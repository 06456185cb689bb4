import { distance } from 'fastest-levenshtein';

/** Finds the known word that another most likely was meant to be; undefined when none is close. */
export type Suggest = (word: string) => string | undefined;

/** Work that is left for suggestions, in letters compared: nobody reads thousands of them, and none is worth a wait. */
export interface SuggestionBudget {
  left: number;
}

/** About a second of work, however long the words are. */
export const createSuggestionBudget = (): SuggestionBudget => ({ left: 40_000_000 });

/** Letters of the longest word that is meant to be another: what is longer is no slip of a hand. */
const maxLength = 200;

/** Steps that two words may be apart: what is less than two thirds alike is another word. */
const maxDistance = (a: string, b: string) => Math.floor(Math.max(a.length, b.length) / 3);

/**
 * The distance, in which letters that changed places where two words begin to differ are one step: the most common slip.
 * Above a limit it may be too much.
 */
function distanceBetween(a: string, b: string, limit: number): number {
  const steps = distance(a, b);
  if (steps < 2 || steps > limit) return steps;
  let at = 0;
  while (a[at] === b[at]) at++;
  const isSwapped = a[at] !== undefined && a[at] === b[at + 1] && a[at + 1] === b[at];
  return isSwapped ? Math.min(steps, distance(a.slice(at + 2), b.slice(at + 2)) + 1) : steps;
}

interface Candidate {
  word: string;
  lower: string;
}

/** Known words by their length, so that only those of about the same are compared. */
function byLengthOf(known: Iterable<string>): Candidate[][] {
  const byLength: Candidate[][] = Array.from({ length: maxLength + 1 }, () => []);
  for (const word of known) byLength[word.length]?.push({ word, lower: word.toLowerCase() });
  return byLength;
}

function find(word: string, byLength: Candidate[][], budget: SuggestionBudget): string | undefined {
  const lower = word.toLowerCase();
  const rows = Math.ceil(word.length / 32);
  let best: string | undefined;
  // A word that is longer by half is just alike enough.
  let bestDistance = Math.floor(word.length / 2) + 1;
  for (let gap = 0; gap < bestDistance; gap++) {
    for (const length of gap === 0 ? [word.length] : [word.length - gap, word.length + gap]) {
      for (const candidate of byLength[length] ?? []) {
        const most = maxDistance(lower, candidate.lower);
        if (gap > most) continue;
        // As the algorithm of Myers goes: 32 letters of one word at a time against each of the other.
        budget.left -= rows * (length + 1);
        if (budget.left < 0) return best;
        const steps = distanceBetween(lower, candidate.lower, bestDistance);
        if (steps < bestDistance && steps <= most) [best, bestDistance] = [candidate.word, steps];
        if (bestDistance <= gap) return best;
      }
    }
  }
  return best;
}

/**
 * A finder over many known words, which are read when the first is looked for. Finders that work on one thing share their
 * patience.
 */
export function createSuggest(known: Iterable<string>, budget = createSuggestionBudget()): Suggest {
  const answers = new Map<string, string | undefined>();
  let byLength: Candidate[][] | undefined;
  return (word) => {
    if (word.length > maxLength || budget.left <= 0) return undefined;
    byLength ??= byLengthOf(known);
    if (!answers.has(word)) answers.set(word, find(word, byLength, budget));
    return answers.get(word);
  };
}

/** The known word that `word` most likely was meant to be; undefined when none is close. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  return createSuggest(known)(word);
}
