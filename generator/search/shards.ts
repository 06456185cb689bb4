import { packPages, type ShardRow, searchFields } from '../../templates/site-search/index-format.ts';
import { withoutJoinedArticle, withoutParticles } from '../../templates/site-search/words.ts';
import type { PageTerms } from './page-terms.ts';

/** Bytes of a shard before compression, about; no shard ends before half of it is there. */
const shardBytes = 16 * 1024;

type Places = Map<number, number>[];

const emptyPlaces = (): Places => searchFields.map(() => new Map());

function gather(pages: readonly PageTerms[]): Map<string, Places> {
  const terms = new Map<string, Places>();
  for (const [page, { counts }] of pages.entries()) {
    for (const [term, fields] of counts) {
      const places = terms.get(term) ?? emptyPlaces();
      terms.set(term, places);
      for (const [field, times] of fields.entries()) if (times > 0) places[field]?.set(page, times);
    }
  }
  return terms;
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

/** Terms, and the words within them, with all places where they stand. */
function withWords(terms: ReadonlyMap<string, Places>): Map<string, Places> {
  const all = new Map(terms);
  for (const [term, places] of terms) {
    for (const word of wordsWithin(term, (one) => terms.has(one))) {
      const known = all.get(word);
      const joined = known && known !== terms.get(word) ? known : (known ?? emptyPlaces()).map((pages) => new Map(pages));
      all.set(word, joined);
      for (const [field, pages] of places.entries())
        for (const [page, times] of pages) joined[field]?.set(page, (joined[field]?.get(page) ?? 0) + times);
    }
  }
  return all;
}

function toRow(term: string, places: Places): ShardRow {
  const fields = places.map((pages) => packPages([...pages].sort(([a], [b]) => a - b)));
  while (fields.at(-1)?.length === 0) fields.pop();
  return [term, ...fields];
}

/** A number that a term always has. */
function chanceOf(term: string): number {
  let hash = 2166136261;
  for (let index = 0; index < term.length; index++) hash = Math.imul(hash ^ term.charCodeAt(index), 16777619);
  return (hash >>> 0) / 2 ** 32;
}

/**
 * The index of some pages, which are numbered by their order, in parts of terms that follow each other. Where a part ends
 * is decided by the terms there: an edit of one page changes the parts that hold its words and no others.
 */
export function makeShards(pages: readonly PageTerms[]): { first: string; json: string }[] {
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
  for (const [term, places] of terms) {
    const row = JSON.stringify(toRow(term, places));
    if (size > shardBytes / 2 && chanceOf(term) < (row.length * 2) / shardBytes) close();
    if (size > 0 && size + row.length > shardBytes * 2) close();
    if (rows.length === 0) first = term;
    rows.push(row);
    size += row.length;
  }
  close();
  return shards;
}
