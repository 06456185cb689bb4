import type { SearchedSite } from './searched-site.ts';

/** Query, and the pages that are right answers. */
export interface SearchQuery {
  query: string;
  expected: string[];
}

/** Result of a query: rank of the first right page, 0 if none. */
export interface Answer extends SearchQuery {
  place: number;
  found: string[];
  bytes: number;
}

/** Summary of several queries. */
export interface Score {
  asked: number;
  /** Right page first, or among the first three. */
  first: number;
  three: number;
  /** No results. */
  nothing: number;
}

export async function answersOf(site: SearchedSite, queries: readonly SearchQuery[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const one of queries) {
    const { paths, bytes } = await site.ask(one.query);
    const place = paths.findIndex((path) => one.expected.includes(path)) + 1;
    answers.push({ ...one, place, found: paths, bytes });
  }
  return answers;
}

export const scoreOf = (answers: readonly Answer[]): Score => ({
  asked: answers.length,
  first: answers.filter(({ place }) => place === 1).length,
  three: answers.filter(({ place }) => place >= 1 && place <= 3).length,
  nothing: answers.filter(({ found }) => found.length === 0).length,
});
