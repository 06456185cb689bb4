import { distance } from 'fastest-levenshtein';

/** Finds the known word that another most likely was meant to be; undefined when none is close. */
export type Suggest = (word: string) => string | undefined;

/** Work that is left for suggestions, in letters compared: nobody reads thousands of them, and none is worth a wait. */
export interface Patience {
  left: number;
}

/** About a second of work, however long the words are. */
export const newPatience = (): Patience => ({ left: 40_000_000 });

/** Letters of the longest word that is meant to be another: what is longer is no slip of a hand. */
const longest = 200;

interface Candidate {
  word: string;
  lower: string;
}

/** Known words by their length, so that only those of about the same are compared. */
function byLengthOf(known: Iterable<string>): Candidate[][] {
  const byLength: Candidate[][] = Array.from({ length: longest + 1 }, () => []);
  for (const word of known) byLength[word.length]?.push({ word, lower: word.toLowerCase() });
  return byLength;
}

function find(word: string, byLength: Candidate[][], patience: Patience): string | undefined {
  const lower = word.toLowerCase();
  const rows = Math.ceil(word.length / 32);
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (let gap = 0; gap < bestDistance; gap++) {
    for (const length of gap === 0 ? [word.length] : [word.length - gap, word.length + gap]) {
      for (const candidate of byLength[length] ?? []) {
        // As the algorithm of Myers goes: 32 letters of one word at a time against each of the other.
        patience.left -= rows * (length + 1);
        if (patience.left < 0) return best;
        const steps = distance(lower, candidate.lower);
        if (steps < bestDistance) [best, bestDistance] = [candidate.word, steps];
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
export function createSuggest(known: Iterable<string>, patience = newPatience()): Suggest {
  const answers = new Map<string, string | undefined>();
  let byLength: Candidate[][] | undefined;
  return (word) => {
    if (word.length > longest || patience.left <= 0) return undefined;
    byLength ??= byLengthOf(known);
    if (!answers.has(word)) answers.set(word, find(word, byLength, patience));
    return answers.get(word);
  };
}

/** The known word that `word` most likely was meant to be; undefined when none is close. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  return createSuggest(known)(word);
}
