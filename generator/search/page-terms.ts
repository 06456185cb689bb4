import type { FoundPage } from '../../templates/page-plan.ts';
import { wordsIn } from '../../templates/site-search/words.ts';

/** How often a term stands in a page: in its title, in its headings, in its text. */
export type TermCounts = [title: number, heading: number, text: number];

/** What a page is found by. */
export interface PageTerms {
  counts: ReadonlyMap<string, TermCounts>;
  /** Words of its text. */
  length: number;
}

/** The terms of a page. */
export function termsOf({ name, title, sections }: Omit<FoundPage, 'href' | 'way'>): PageTerms {
  const counts = new Map<string, TermCounts>();
  let length = 0;
  const add = (text: string, field: 0 | 1 | 2) => {
    const words = wordsIn(text);
    if (field === 2) length += words.length;
    for (const { term } of words) {
      const known = counts.get(term);
      const count = known ?? [0, 0, 0];
      count[field]++;
      if (!known) counts.set(term, count);
    }
  };
  add(title === name ? title : `${title} ${name}`, 0);
  for (const { heading, text } of sections) {
    add(heading, 1);
    add(text, 2);
  }
  return { counts, length };
}
