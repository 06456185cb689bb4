import type { SearchManifest, TextRow } from '../index-format.ts';
import { isStopWord } from '../stop-words.ts';
import { wordsIn } from '../words.ts';
import { IndexParts } from './index-parts.ts';
import { Matching } from './match.ts';
import { either, type Match, Ranking, type Scores, together } from './rank.ts';

/** Terms of matching pages, each with the index of the query word that it matches. */
export type Hits = ReadonlyMap<string, number>;

/** Matching page, with the terms that were searched. */
export interface SearchHit {
  page: number;
  terms: Hits;
}

/** Largest number of query terms: somebody may paste a whole page. */
const mostTerms = 8;

/** Weight of stop words. */
const stopWordWeight = 0.15;

/** Weight of the site's synonyms. */
const synonymWeight = 0.8;

/** Pages that cover less than this fraction of the best page's coverage are not shown. */
const minCoverage = 0.5;

/** Distinct terms of a query. */
export function questionTerms(question: string): string[] {
  return [...new Set(wordsIn(question.slice(0, 400)).map(({ term }) => term))].slice(0, mostTerms);
}

/** Search index of a site. */
export class SearchIndex {
  readonly #parts: IndexParts;
  readonly #matching: Matching;
  readonly #ranking: Ranking;
  readonly #last: ReadonlySet<number>;

  constructor(manifest: SearchManifest) {
    this.#parts = new IndexParts(manifest);
    this.#matching = new Matching(this.#parts);
    this.#ranking = new Ranking(manifest);
    this.#last = new Set(manifest.last);
  }

  /** @returns pages that match the query, best first */
  async search(question: string): Promise<SearchHit[]> {
    const terms = questionTerms(question);
    if (terms.length === 0) return [];
    await this.#matching.load(terms);
    const places = terms.map((_, place) => this.#matching.synonymsOf(terms, place));
    const instead = places.flat().flatMap(({ words }) => words);
    if (instead.length > 0) await this.#matching.load(instead);
    const hits = new Map<string, number>();
    const scoresOf = (match: Match, place: number, weight = 1): Scores => {
      for (const [one] of match.flat()) if (!hits.has(one)) hits.set(one, place);
      return this.#ranking.ofWord(match, weight);
    };
    const own = (term: string, place: number) => scoresOf(this.#matching.of(term), place, isStopWord(term) ? stopWordWeight : 1);
    // Synonyms are whole words, never prefixes.
    const named = (words: readonly string[], place: number) =>
      together(words.map((word) => scoresOf(this.#matching.of(word).slice(0, -1), place)));
    const slots: Scores[] = [];
    for (let place = 0; place < terms.length; ) {
      const length = Math.max(1, ...(places[place] ?? []).map((one) => one.length));
      const others = (places[place] ?? []).filter((one) => one.length === length).map(({ words }) => named(words, slots.length));
      const asked = together(terms.slice(place, place + length).map((term) => own(term, slots.length)));
      slots.push(either(asked, others, synonymWeight));
      place += length;
    }
    const { pages, covered = new Map() } = together(slots);
    const most = Math.max(0, ...covered.values());
    return [...pages]
      .filter(([page, score]) => score > 0 && (covered.get(page) ?? 0) >= minCoverage * most)
      .sort(
        ([page, score], [otherPage, other]) =>
          Number(this.#last.has(page)) - Number(this.#last.has(otherPage)) || other - score || page - otherPage,
      )
      .map(([page]) => ({ page, terms: hits }));
  }

  textOf(page: number): Promise<TextRow> {
    return this.#parts.textOf(page);
  }
}
