import { packPage, packPages, searchFields, type TermRow } from '../../../templates/layout/site-search/index-format.ts';
import { stemOf, withoutParticles } from '../../../templates/layout/site-search/words.ts';
import type { SearchRecord } from '../../../templates/model/page/page-plan.ts';

/** Occurrences of a term: for each field the pages in order, page and count packed into one number. */
export type Postings = number[][];

/** The terms of one stem, with their postings. */
export type StemGroup = Map<string, Postings>;

/** The words of a site by stem, and stems that are counted as others. */
export interface StemGroups {
  families: Map<string, StemGroup>;
  moved: Map<string, string>;
}

const noPostings = (): Postings => searchFields.map(() => []);

/** A thousand pages have about 200,000 postings, so each is only a number. */
function gatherTerms(pages: readonly SearchRecord[]): Map<string, Postings> {
  const all = new Map<string, Postings>();
  for (const [page, { terms, times }] of pages.entries()) {
    let at = 0;
    for (const term of terms === '' ? [] : terms.split(' ')) {
      const known = all.get(term);
      const postings = known ?? noPostings();
      if (!known) all.set(term, postings);
      for (const field of postings) {
        const count = times[at++] ?? 0;
        if (count > 0) field.push(packPage(page, count));
      }
    }
  }
  return all;
}

/** Number of postings of a term; a term in two fields of a page counts twice. */
const placesOf = (postings: Postings) => postings.reduce((sum, field) => sum + field.length, 0);

/** Groups the terms of a site by their unmodified stem. */
function byStem(terms: ReadonlyMap<string, Postings>): Map<string, StemGroup> {
  const families = new Map<string, StemGroup>();
  for (const [term, postings] of terms) {
    const stem = stemOf(term);
    const family = families.get(stem) ?? new Map();
    families.set(stem, family.set(term, postings));
  }
  return families;
}

/**
 * Groups the words of a site by stem. A stem that starts with a particle belongs to the word after it if the site contains that
 * word at least as often: `وتدريب` is `تدريب` with a prefix because `تدريب` exists. A double lam always counts as a particle.
 */
export function groupByStem(pages: readonly SearchRecord[]): StemGroups {
  const own = byStem(gatherTerms(pages));
  const places = new Map(
    [...own].map(([stem, terms]) => [stem, [...terms.values()].reduce((sum, one) => sum + placesOf(one), 0)]),
  );
  const wordIn = (stem: string): string => {
    const shorter = withoutParticles(stem).map(stemOf);
    const known = shorter.find((one) => (places.get(one) ?? 0) >= (places.get(stem) ?? 0));
    if (known !== undefined) return wordIn(known);
    return (/^[وف]?لل/u.test(stem) ? shorter.at(-1) : undefined) ?? stem;
  };
  const families = new Map<string, StemGroup>();
  const movedStems = new Map<string, string>();
  for (const [stem, terms] of own) {
    const word = wordIn(stem);
    if (word !== stem) movedStems.set(stem, word);
    const known = families.get(word);
    families.set(word, known ? new Map([...known, ...terms]) : terms);
  }
  return { families, moved: movedStems };
}

export function toTermRow(term: string, postings: Postings): TermRow {
  const fields = postings.map(packPages);
  while (fields.at(-1)?.length === 0) fields.pop();
  return [term, ...fields];
}
