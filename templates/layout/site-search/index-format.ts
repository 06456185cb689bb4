/**
 * The index of a site as browsers get it, in parts. The first, at a stable address, names the others by hashes of what
 * they hold: `shards` of terms, and `texts` of pages.
 */

/** Fields that a term can stand in, by their numbers. */
export const searchFields = ['title', 'heading', 'text'] as const;

/** What a browser asks for first. */
export interface SearchEntry {
  language: string;
  numerals: 'latn' | 'arab';
  words: SearchWords;
  /** Address of the home page, which those of all pages begin with. */
  home: string;
  /** Where the other parts are. */
  folder: string;
  /** Pages that can be found; they are numbered from 0. */
  pages: number;
  /** How long the text of each page is, a character each: see `lengthOf`. */
  lengths: string;
  /** Names of shards, each with the first key in it; keys are in the order of their UTF-16 units. */
  shards: [first: string, name: string][];
  /** Names of texts, of so many pages each. */
  texts: string[];
  pagesInText: number;
  /** Numbers of pages that come after all others that were found; absent: none. */
  last?: number[];
}

/** What the search says. */
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

/** A term with where it stands: for each field the pages, as `packPages` writes them. Empty fields at the end are left out. */
export type TermRow = [term: string, ...pages: number[][]];

/**
 * Terms of one stem, each without the stem where it is that; before them, between commas, what else is meant by it: other stems, and
 * what may be asked for instead, as `writeInstead` writes it. Rows whose key begins with a sign for sounds name the stems that sound so.
 */
export type ShardRow = [key: string, others: string, ...terms: TermRow[]];

/** A row of the index as it is used. */
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

/** What the key of a row of sounds begins with; no term does. */
export const soundSign = '~';

/** Words that may be asked for instead of others: those that stand after the word of the row, and the words for all of them. */
export interface Instead {
  after: string[];
  words: string[];
}

const between = '|';

export const writeInstead = ({ after, words }: Instead): string => `${after.join(' ')}${between}${words.join(' ')}`;

/** Undefined where a row names another stem. */
export function readInstead(text: string): Instead | undefined {
  const [after = '', words] = text.split(between);
  return words === undefined ? undefined : { after: after.split(' ').filter(Boolean), words: words.split(' ') };
}

/** A page as results show it; the breadcrumb is without the page itself. */
export type TextRow = [path: string, title: string, breadcrumb: string[], sections: TextSectionRow[]];
export type TextSectionRow = [anchor: string, heading: string, text: string];

/** Times that a term is counted on a page. */
const mostTimes = 8;

/** A page, and how often a term stands there, as one number: pages with a greater number have a greater one. */
export const packPage = (page: number, times: number) => page * mostTimes + Math.min(times, mostTimes) - 1;

/** Packed pages in their order, each as the step from the one before. */
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

/** Lengths are kept to a fifth: four steps to each doubling. */
const stepsToDouble = 4;
const firstCharacter = 48;

export function writeLength(words: number): string {
  return String.fromCharCode(firstCharacter + Math.round(stepsToDouble * Math.log2(words + 1)));
}

/** Words in the text of a page, about. */
export function lengthOf(lengths: string, page: number): number {
  return 2 ** ((lengths.charCodeAt(page) - firstCharacter) / stepsToDouble) - 1;
}
