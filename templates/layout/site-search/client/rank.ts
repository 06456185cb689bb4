import { lengthOf, type SearchEntry, searchFields, type TermRow, unpackPages } from '../index-format.ts';

/** Terms that a word of a question may stand for, the likest first: each list counts less than the one before. */
export type Match = readonly (readonly TermRow[])[];

/** How well pages answer a word, or several, and how much that says beside others. */
export interface Scores {
  weight: number;
  pages: Map<number, number>;
  /** Of each page the part of the weight that it has; absent where it has all. */
  covered?: Map<number, number>;
}

/**
 * How much the terms of a list count: the word itself, other forms of it, words tied to it, words that begin with it or are nearly it.
 * However often a page has a term of a later list, one of the first counts more (`most` times the second).
 */
const levels = [1, 0.42, 0.3, 0.2];

/** What the terms of other lists add to those of the best. */
const besides = 0.05;

/** A hit in the title says more than one in the text. */
const boosts = { title: 6, heading: 2.5, text: 1 };

/** BM25: how soon further hits say nothing more, and how much the length of a text counts. */
const k = 1.2;
const b = 0.7;

/** How much pages lose that have not all of the words. */
const coverageCounts = 2;

export class Ranking {
  readonly #entry: SearchEntry;
  readonly #average: number;

  constructor(entry: SearchEntry) {
    this.#entry = entry;
    const { pages, lengths } = entry;
    const sum = Array.from({ length: pages }, (_, page) => lengthOf(lengths, page)).reduce((sum, length) => sum + length, 0);
    this.#average = Math.max(1, sum / Math.max(1, pages));
  }

  /** How much so many hits on a page say. */
  #worth(times: number, field: string, page: number): number {
    const length = field === 'text' ? lengthOf(this.#entry.lengths, page) / this.#average : 1;
    return (times * (k + 1)) / (times + k * (1 - b + b * length));
  }

  /** How often the terms of a list stand in a field, by pages. */
  #times(terms: readonly TermRow[], field: number): Map<number, number> {
    const all = new Map<number, number>();
    for (const [, ...fields] of terms)
      for (const [page, times] of unpackPages(fields[field] ?? [])) all.set(page, (all.get(page) ?? 0) + times);
    return all;
  }

  /** How well pages answer a word. Seldom words say more than those that most pages have. */
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
    // What no page has tells none from others.
    const rare = pages.size === 0 ? 0 : weight * Math.log(1 + (this.#entry.pages - pages.size + 0.5) / (pages.size + 0.5));
    for (const [page, score] of pages) pages.set(page, rare * score);
    return { weight: rare, pages };
  }
}

/** How well pages answer several words: those that have all of them best. */
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

/** How well pages answer the best of some questions, the first as it is, others as much as they count. */
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
