import type { Path } from '../../core/json/path.ts';

/** Finding texts in the whole site, and replacing them as one change. */

/** What to find. */
export interface TextQuery {
  find: string;
  isWholeWord: boolean;
  /** Distinguishes capital and small Latin letters. */
  hasCase: boolean;
  /** Distinguishes diacritics, tatweel, hamza forms and other letters that readers search as one. */
  isExact: boolean;
  /** Tag of the only language to search; absent: all languages of the site. */
  language?: string;
}

/** Body of POST `_edit/find`; the answer is a FindAnswer, nothing is written. */
export interface FindRequest extends TextQuery {
  /** Replacement: plain text of one line. */
  by: string;
}

/** Why an occurrence cannot be replaced. */
export type ReplaceObstacle =
  /** The replacement would be read as a mark, or break the marks around it. */
  | 'marks'
  /** A link or an abbreviation would be left without words, or the occurrence spans several of them. */
  | 'emptied';

/** Occurrence of the words, with the text around it as visitors read it. */
export interface Occurrence {
  /** Identifies it in the version of the file that was searched. */
  id: string;
  /** Path in the edited edition. */
  at: Path;
  /** Place within the page, in words. */
  where: string;
  before: string;
  found: string;
  after: string;
  /** Language of the text, for a site in several languages. */
  language?: string;
  obstacle?: ReplaceObstacle;
}

/** Page, item of a collection, or shared part, with its occurrences. */
export interface FoundPart {
  /** JSON Pointer of the part in the file. */
  id: string;
  title: string;
  occurrences: Occurrence[];
}

export interface FindAnswer {
  base: string;
  parts: FoundPart[];
  /** Number of all occurrences that can be replaced, and of the parts that contain them. */
  total: { occurrences: number; parts: number };
  /** Number of occurrences that are not listed, but are replaced too. */
  more: number;
  /** There are too many to list or replace; the query needs more letters. */
  isTooMany?: true;
}

/**
 * Body of POST `_edit/replace`; the answer is a ChangeResult, with an empty conflict if the file is not the version that was
 * searched.
 */
export interface ReplaceRequest extends FindRequest {
  base: string;
  /** Ids of occurrences to leave as they are. */
  without: string[];
}
