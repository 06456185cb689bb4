import { distance } from 'fastest-levenshtein';

/** Finds the known word that was probably meant; undefined if none is close. */
export type Suggest = (word: string) => string | undefined;

/** Remaining work for suggestions, in compared letters: thousands of suggestions help nobody, and none is worth waiting for. */
export interface SuggestionBudget {
  remaining: number;
}

/** About a second of work, for words of any length. */
export const createSuggestionBudget = (): SuggestionBudget => ({ remaining: 40_000_000 });

/** Maximum length of a word with suggestions: longer differences are not typing errors. */
const maxLength = 200;

/** Maximum edit distance: words that are less than two thirds alike are different words. */
const maxDistance = (a: string, b: string) => Math.floor(Math.max(a.length, b.length) / 3);

/**
 * Edit distance; a transposition at the first difference, the most common typing error, counts as one. Above `limit` the result
 * may be too high.
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

/** Known words by length, so that only words of similar length are compared. */
function byLengthOf(known: Iterable<string>): Candidate[][] {
  const byLength: Candidate[][] = Array.from({ length: maxLength + 1 }, () => []);
  for (const word of known) byLength[word.length]?.push({ word, lower: word.toLowerCase() });
  return byLength;
}

function find(word: string, byLength: Candidate[][], budget: SuggestionBudget): string | undefined {
  const lower = word.toLowerCase();
  const rows = Math.ceil(word.length / 32);
  let best: string | undefined;
  // A word that is longer by half is just similar enough.
  let bestDistance = Math.floor(word.length / 2) + 1;
  for (let gap = 0; gap < bestDistance; gap++) {
    for (const length of gap === 0 ? [word.length] : [word.length - gap, word.length + gap]) {
      for (const candidate of byLength[length] ?? []) {
        const most = maxDistance(lower, candidate.lower);
        if (gap > most) continue;
        // Cost of Myers' algorithm: 32 letters of one word are compared at a time with each letter of the other.
        budget.remaining -= rows * (length + 1);
        if (budget.remaining < 0) return best;
        const steps = distanceBetween(lower, candidate.lower, bestDistance);
        if (steps < bestDistance && steps <= most) [best, bestDistance] = [candidate.word, steps];
        if (bestDistance <= gap) return best;
      }
    }
  }
  return best;
}

/** Creates a finder for many known words, which are read on first use. Finders for the same task share a budget. */
export function createSuggest(known: Iterable<string>, budget = createSuggestionBudget()): Suggest {
  const answers = new Map<string, string | undefined>();
  let byLength: Candidate[][] | undefined;
  return (word) => {
    if (word.length > maxLength || budget.remaining <= 0) return undefined;
    byLength ??= byLengthOf(known);
    if (!answers.has(word)) answers.set(word, find(word, byLength, budget));
    return answers.get(word);
  };
}

/** The known word that was probably meant; undefined if none is close. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  return createSuggest(known)(word);
}
