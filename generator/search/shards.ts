import type { FoundPage } from '../../templates/page/page-plan.ts';
import { packPage, packPages, type ShardRow, searchFields, unpackPages } from '../../templates/site-search/index-format.ts';
import { withoutJoinedArticle, withoutParticles } from '../../templates/site-search/words.ts';

/** Bytes of a shard before compression, about; no shard ends before half of it is there. */
const shardBytes = 16 * 1024;

/** Where a term stands: for each field the pages in their order, each with how often as one number. */
type Postings = number[][];

const noPostings = (): Postings => searchFields.map(() => []);

/** Of a thousand pages some 200,000 postings: no more is made for each than a number. */
function gather(pages: readonly FoundPage[]): Map<string, Postings> {
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

/**
 * The words that a term with particles before it counts for too: those that the site has by themselves, as that there is a
 * word `تدريب` says that `وتدريب` holds it. An article tells without any.
 */
function wordsWithin(term: string, isKnown: (word: string) => boolean): string[] {
  const known = withoutParticles(term).filter(isKnown);
  const sure = withoutJoinedArticle(term);
  // What follows two letters lam may begin with one of them.
  const isPlain = sure !== undefined && (known.length === 0 || !/^[وف]?لل/u.test(term));
  return isPlain ? [...new Set([...known, sure])] : known;
}

/** What stands in either of two postings. */
function join(some: Postings, others: Postings): Postings {
  return some.map((pages, field) => {
    const more = others[field] ?? [];
    if (pages.length === 0 || more.length === 0) return pages.length === 0 ? more : pages;
    const times = new Map([...unpackPages(packPages(pages))]);
    for (const [page, count] of unpackPages(packPages(more))) times.set(page, (times.get(page) ?? 0) + count);
    return [...times].map(([page, count]) => packPage(page, count)).sort((a, b) => a - b);
  });
}

/** Terms, and the words within them, with all postings where they stand. */
function withWords(terms: ReadonlyMap<string, Postings>): Map<string, Postings> {
  const all = new Map(terms);
  for (const [term, postings] of terms)
    for (const word of wordsWithin(term, (one) => terms.has(one))) all.set(word, join(all.get(word) ?? noPostings(), postings));
  return all;
}

function toRow(term: string, postings: Postings): ShardRow {
  const fields = postings.map(packPages);
  while (fields.at(-1)?.length === 0) fields.pop();
  return [term, ...fields];
}

/** A number from 0 to 1 that a term always has. */
function chanceOf(term: string): number {
  let hash = 2166136261;
  for (let index = 0; index < term.length; index++) hash = Math.imul(hash ^ term.charCodeAt(index), 16777619);
  return (hash >>> 0) / 2 ** 32;
}

/**
 * The index of some pages, which are numbered by their order, in parts of terms that follow each other. Where a part ends
 * is decided by the terms there: an edit of one page changes the parts that hold its words and no others.
 */
export function makeShards(pages: readonly FoundPage[]): { first: string; json: string }[] {
  const terms = [...withWords(gather(pages))].sort(([a], [b]) => (a < b ? -1 : 1));
  const shards: { first: string; json: string }[] = [];
  let rows: string[] = [];
  let first = '';
  let size = 0;
  const close = () => {
    if (rows.length > 0) shards.push({ first, json: `[${rows.join(',')}]` });
    rows = [];
    size = 0;
  };
  for (const [term, postings] of terms) {
    const row = JSON.stringify(toRow(term, postings));
    if (size > shardBytes / 2 && chanceOf(term) < (row.length * 2) / shardBytes) close();
    if (size > 0 && size + row.length > shardBytes * 2) close();
    if (rows.length === 0) first = term;
    rows.push(row);
    size += row.length;
  }
  close();
  return shards;
}
