import type { Place } from '../model/content.ts';
import { type Counts, measures, type OmissionReason } from '../model/losses.ts';

/** One link, picture, heading, list item, cell, code block or embed. */
export interface Item {
  /** Its words, separated by spaces; of a code block, the code. */
  text: string;
  /** The same without alt texts, if it has any: pictures may be beside it in the new site. */
  plain?: string;
  /** All its words, if its text is only the first paragraph. */
  whole?: string;
  /** The same without alt texts, if it has any. */
  wholePlain?: string;
  /** Address of a link, picture or embed, as written. */
  address?: string;
}

export const itemMeasures = ['links', 'pictures', 'headings', 'listItems', 'tableCells', 'codeBlocks', 'embeds'] as const;

export type ItemMeasure = (typeof itemMeasures)[number];

/** Content of a document or a page, as it is counted. Words are normalised and in the order of the document. */
export interface Tally extends Record<ItemMeasure, Item[]> {
  title: string[];
  /** Words that are shown in the page. */
  body: string[];
  /** Words that may be in metadata only: summary, title and description for search engines. */
  head: string[];
}

export const emptyTally = (): Tally => ({
  title: [],
  body: [],
  head: [],
  links: [],
  pictures: [],
  headings: [],
  listItems: [],
  tableCells: [],
  codeBlocks: [],
  embeds: [],
});

/** Adds what another tally counted. */
export function addTally(to: Tally, from: Tally): void {
  for (const key of ['title', 'body', 'head'] as const) for (const word of from[key]) to[key].push(word);
  for (const key of itemMeasures) for (const item of from[key]) to[key].push(item);
}

/** A document, counted by the second reader. */
export interface SourceCount {
  /** As `SourceDocument.id`. */
  id: string;
  title: string;
  /** Why it is withheld as a whole: then it has numbers only, and neither title nor words. */
  withheld?: OmissionReason;
  counts: Counts;
  tally: Tally;
  /** Addresses on the old site: paths with query, decoded. */
  addresses: string[];
  /** Names that any page may show: of terms, authors, menu items. Only the document `site` has them. */
  phrases: string[][];
  place: Place;
}

/** Id of the pseudo-document of everything that belongs to no document. */
export const siteId = 'site';

export const noCounts = (): Counts => ({ ...(Object.fromEntries(measures.map((measure) => [measure, 0])) as Counts) });

/** Number of each measure. */
export function countsOf(tally: Tally, addresses: readonly string[]): Counts {
  const items = Object.fromEntries(itemMeasures.map((measure) => [measure, tally[measure].length]));
  const words = tally.title.length + tally.body.length + tally.head.length;
  return { ...noCounts(), ...items, words, addresses: addresses.length };
}

type NewCount = Pick<SourceCount, 'id' | 'title' | 'tally' | 'place'> &
  Partial<Pick<SourceCount, 'addresses' | 'phrases' | 'withheld'>>;

/** A counted document; of one that is withheld only the numbers remain. */
export function sourceCount({ id, title, tally, place, addresses = [], phrases = [], withheld }: NewCount): SourceCount {
  const counts = countsOf(tally, withheld ? [] : addresses);
  counts.words += phrases.reduce((sum, phrase) => sum + phrase.length, 0);
  if (withheld) return { id, title: '', withheld, counts, tally: emptyTally(), addresses: [], phrases: [], place };
  return { id, title, counts, tally, addresses, phrases, place };
}
