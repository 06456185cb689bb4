import { distance } from 'fastest-levenshtein';

/** Finds the known word that another most likely was meant to be; undefined when none is close. */
export type Suggest = (word: string) => string | undefined;

/** Comparisons after which no more suggestions are looked for: about a second of work. */
const mostComparisons = 1_500_000;

/** A finder over many known words: they are kept by length, so that only those of about the same are compared. */
export function createSuggest(known: Iterable<string>): Suggest {
  const byLength: { word: string; lower: string }[][] = [];
  for (const word of known) {
    byLength[word.length] ??= [];
    byLength[word.length]?.push({ word, lower: word.toLowerCase() });
  }
  const answers = new Map<string, string | undefined>();
  let left = mostComparisons;
  const find = (word: string) => {
    const lower = word.toLowerCase();
    let best: string | undefined;
    let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
    for (let gap = 0; gap < bestDistance && left > 0; gap++) {
      for (const candidate of [...(byLength[word.length - gap] ?? []), ...((gap && byLength[word.length + gap]) || [])]) {
        left--;
        const steps = distance(lower, candidate.lower);
        if (steps < bestDistance) [best, bestDistance] = [candidate.word, steps];
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
