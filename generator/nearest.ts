import { distance } from 'fastest-levenshtein';

/** Finds the known word that another most likely was meant to be; undefined when none is close. */
export type Suggest = (word: string) => string | undefined;

/** Comparisons after which no more suggestions are looked for: about a second of work. */
const mostComparisons = 1_500_000;

/** Steps that two words may be apart: what is less than two thirds alike is another word. */
const mostSteps = (a: string, b: string) => Math.floor(Math.max(a.length, b.length) / 3);

/** The distance, in which letters that changed places where two words begin to differ are one step: the most common slip. Above a limit it may be too much. */
function stepsBetween(a: string, b: string, limit: number): number {
  const steps = distance(a, b);
  if (steps < 2 || steps > limit) return steps;
  let at = 0;
  while (a[at] === b[at]) at++;
  const isSwapped = a[at] !== undefined && a[at] === b[at + 1] && a[at + 1] === b[at];
  return isSwapped ? Math.min(steps, distance(a.slice(at + 2), b.slice(at + 2)) + 1) : steps;
}

interface Known {
  word: string;
  lower: string;
}

/** A finder over many known words: they are kept by length, so that only those of about the same are compared. */
export function createSuggest(known: Iterable<string>): Suggest {
  const byLength: Known[][] = [];
  for (const word of known) {
    byLength[word.length] ??= [];
    byLength[word.length]?.push({ word, lower: word.toLowerCase() });
  }
  const answers = new Map<string, string | undefined>();
  let left = mostComparisons;
  const find = (word: string) => {
    const lower = word.toLowerCase();
    let best: string | undefined;
    // A word that is longer by half is just alike enough.
    let bestDistance = Math.floor(word.length / 2) + 1;
    for (let gap = 0; gap < bestDistance && left > 0; gap++) {
      const lengths = gap === 0 ? [word.length] : [word.length - gap, word.length + gap];
      for (const candidate of lengths.flatMap((length) => byLength[length] ?? [])) {
        const most = mostSteps(lower, candidate.lower);
        if (gap > most) continue;
        left--;
        const steps = stepsBetween(lower, candidate.lower, bestDistance);
        if (steps < bestDistance && steps <= most) [best, bestDistance] = [candidate.word, steps];
        if (bestDistance <= gap) return best;
      }
    }
    return best;
  };
  return (word) => {
    if (!answers.has(word)) answers.set(word, left > 0 ? find(word) : undefined);
    return answers.get(word);
  };
}

/** The known word that `word` most likely was meant to be; undefined when none is close. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  return createSuggest(known)(word);
}
