import { lengthOf, type SearchManifest, searchFields, type TermRow, unpackPages } from '../index-format.ts';

/** Terms that a query word matches, best first: later lists count less. */
export type Match = readonly (readonly TermRow[])[];

/** Scores of pages for one or several words, and their weight among others. */
export interface Scores {
  weight: number;
  pages: Map<number, number>;
  /** Fraction of the weight that each page covers; absent if all do. */
  covered?: Map<number, number>;
}

/**
 * Weights of the lists: exact word, other forms, related words, prefix or fuzzy matches. However often a page has a term of a
 * later list, an exact match counts more (`most` times the second).
 */
const levels = [1, 0.42, 0.3, 0.2];

/** Share of the other lists added to the best one. */
const besides = 0.05;

/** Field boosts: a hit in the title counts more than one in the text. */
const boosts = { title: 6, heading: 2.5, text: 1 };

/** BM25: term saturation, and length normalisation. */
const k = 1.2;
const b = 0.7;

/** Exponent of the penalty for pages without all words. */
const coverageCounts = 2;

export class Ranking {
  readonly #manifest: SearchManifest;
  readonly #average: number;

  constructor(entry: SearchManifest) {
    this.#manifest = entry;
    const { pages, lengths } = entry;
    const sum = Array.from({ length: pages }, (_, page) => lengthOf(lengths, page)).reduce((sum, length) => sum + length, 0);
    this.#average = Math.max(1, sum / Math.max(1, pages));
  }

  /** Contribution of a number of hits on a page. */
  #worth(times: number, field: string, page: number): number {
    const length = field === 'text' ? lengthOf(this.#manifest.lengths, page) / this.#average : 1;
    return (times * (k + 1)) / (times + k * (1 - b + b * length));
  }

  /** Occurrences of the terms of a list in a field, by page. */
  #times(terms: readonly TermRow[], field: number): Map<number, number> {
    const all = new Map<number, number>();
    for (const [, ...fields] of terms)
      for (const [page, times] of unpackPages(fields[field] ?? [])) all.set(page, (all.get(page) ?? 0) + times);
    return all;
  }

  /** Scores of pages for a word. Rare words count more. */
  ofWord(match: Match, weight = 1): Scores {
    const pages = new Map<number, number>();
    for (const [field, name] of searchFields.entries()) {
      const worths = new Map<number, number[]>();
      for (const [level, terms] of match.entries())
        for (const [page, times] of this.#times(terms, field))
          worths.set(page, [...(worths.get(page) ?? []), (levels[level] ?? 0) * this.#worth(times, name, page)]);
      for (const [page, all] of worths) {
        const best = Math.max(...all);
        const others = all.reduce((sum, worth) => sum + worth, 0) - best;
        pages.set(page, (pages.get(page) ?? 0) + boosts[name] * (best + besides * others));
      }
    }
    // A word that no page has does not distinguish pages.
    const rare = pages.size === 0 ? 0 : weight * Math.log(1 + (this.#manifest.pages - pages.size + 0.5) / (pages.size + 0.5));
    for (const [page, score] of pages) pages.set(page, rare * score);
    return { weight: rare, pages };
  }
}

/** Scores for several words together: pages with all of them rank first. */
export function together(all: readonly Scores[]): Scores {
  const weight = all.reduce((sum, one) => sum + one.weight, 0);
  const pages = new Map<number, number>();
  const covered = new Map<number, number>();
  for (const one of all)
    for (const [page, score] of one.pages) {
      pages.set(page, (pages.get(page) ?? 0) + score);
      covered.set(page, (covered.get(page) ?? 0) + (one.weight / weight) * (one.covered?.get(page) ?? 1));
    }
  for (const [page, score] of pages) pages.set(page, score * (covered.get(page) ?? 0) ** coverageCounts);
  return { weight, pages, covered };
}

/** Best score among alternative queries; the first has full weight, others are scaled. */
export function either(first: Scores, others: readonly Scores[], counts: number): Scores {
  const pages = new Map(first.pages);
  const covered = new Map([...first.pages.keys()].map((page) => [page, first.covered?.get(page) ?? 1]));
  for (const other of others)
    for (const [page, score] of other.pages) {
      if (score * counts <= (pages.get(page) ?? 0)) continue;
      pages.set(page, score * counts);
      covered.set(page, Math.max(covered.get(page) ?? 0, other.covered?.get(page) ?? 1));
    }
  return { weight: Math.max(first.weight, ...others.map(({ weight }) => weight)), pages, covered };
}
