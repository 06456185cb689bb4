/**
 * Format of the search index in the browser. The entry, at a stable address, names content-hashed parts: `shards` of terms and
 * `texts` of pages.
 */

/** Fields that a term can occur in, by number. */
export const searchFields = ['title', 'heading', 'text'] as const;

/** Entry of the index, loaded first. */
export interface SearchManifest {
  language: string;
  numerals: 'latn' | 'arab';
  words: SearchWords;
  /** Address of the home page; prefix of all page addresses. */
  home: string;
  /** Folder of the other parts. */
  folder: string;
  /** Number of searchable pages; pages are numbered from 0. */
  pages: number;
  /** Text length of each page, one character each: see `lengthOf`. */
  lengths: string;
  /** Shards with their first key; keys are sorted by UTF-16 units. */
  shards: [first: string, name: string][];
  /** Names of text files, with a fixed number of pages each. */
  texts: string[];
  pagesInText: number;
  /** Numbers of pages that rank after all others; absent: none. */
  last?: number[];
}

/** Labels of the search. */
export interface SearchWords {
  open: string;
  title: string;
  field: string;
  close: string;
  results: Record<'one' | 'two' | 'few' | 'many' | 'other', string>;
  noResults: string;
  searching: string;
  failed: string;
  more: string;
  part: string;
}

/** Term with its occurrences: for each field the pages, as `packPages` writes them. Trailing empty fields are omitted. */
export type TermRow = [term: string, ...pages: number[][]];

/**
 * Terms of one stem, each without the stem as a prefix; before them, separated by commas, related stems and synonyms, as
 * `writeInstead` writes them. Rows whose key begins with the sound sign name the stems with that sound.
 */
export type ShardRow = [key: string, others: string, ...terms: TermRow[]];

/** Parsed row of the index. */
export interface Row {
  key: string;
  others: string[];
  terms: TermRow[];
}

export const writeRow = ({ key, others, terms }: Row): ShardRow => [
  key,
  others.join(','),
  ...terms.map(([term, ...fields]): TermRow => [term === key ? '' : term, ...fields]),
];

export const readRow = ([key, others, ...terms]: ShardRow): Row => ({
  key,
  others: others === '' ? [] : others.split(','),
  terms: terms.map(([term, ...fields]): TermRow => [term || key, ...fields]),
});

/** Prefix of keys of sound rows; no term begins with it. */
export const soundSign = '~';

/** Synonyms: words that follow the row's word, and the words that replace all of them. */
export interface Synonym {
  after: string[];
  words: string[];
}

const between = '|';

export const writeSynonym = ({ after, words }: Synonym): string => `${after.join(' ')}${between}${words.join(' ')}`;

/** Undefined if a row names another stem. */
export function readSynonym(text: string): Synonym | undefined {
  const [after = '', words] = text.split(between);
  return words === undefined ? undefined : { after: after.split(' ').filter(Boolean), words: words.split(' ') };
}

/** Page for results; its breadcrumb excludes the page itself. */
export type TextRow = [path: string, title: string, breadcrumb: string[], sections: TextSectionRow[]];
export type TextSectionRow = [anchor: string, heading: string, text: string];

/** Largest number of occurrences counted per page. */
const mostTimes = 8;

/** Page and number of occurrences of a term as one number that sorts by page. */
export const packPage = (page: number, times: number) => page * mostTimes + Math.min(times, mostTimes) - 1;

/** Packed pages in order, delta-encoded. */
export function packPages(packed: readonly number[]): number[] {
  let next = 0;
  return packed.map((number) => {
    const step = number - next;
    next = number - (number % mostTimes) + mostTimes;
    return step;
  });
}

export function unpackPages(steps: readonly number[]): [page: number, times: number][] {
  let next = 0;
  return steps.map((step) => {
    const number = next + step;
    next = number - (number % mostTimes) + mostTimes;
    return [Math.floor(number / mostTimes), (number % mostTimes) + 1];
  });
}

/** Lengths are rounded to about a fifth: four steps per doubling. */
const stepsToDouble = 4;
const firstCharacter = 48;

export function writeLength(words: number): string {
  return String.fromCharCode(firstCharacter + Math.round(stepsToDouble * Math.log2(words + 1)));
}

/** Approximate number of words of a page. */
export function lengthOf(lengths: string, page: number): number {
  return 2 ** ((lengths.charCodeAt(page) - firstCharacter) / stepsToDouble) - 1;
}
