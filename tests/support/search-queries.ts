import type { SearchedSite } from './searched-site.ts';

/** What a visitor asks, and the pages that answer it: any of them is right. */
export interface SearchQuery {
  query: string;
  expected: string[];
}

/** How a question was answered: the place of the first right page among all that were found, 0 for none. */
export interface Answer extends SearchQuery {
  place: number;
  found: string[];
  bytes: number;
}

/** How many of some questions were answered. */
export interface Score {
  asked: number;
  /** The right page first, or among the first three. */
  first: number;
  three: number;
  /** Nothing was found at all. */
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
