import type { Path } from '../../core/json/path.ts';
import type { ChangeResult } from './protocol-changes.ts';
import type { TaskProblem } from './protocol-tasks.ts';

/** Languages of the site, and the pages and translated texts of each. */

/** Answer of POST `_edit/change-languages` to a `LanguageTask`, which is planned and applied at once. */
export type LanguageAnswer = ChangeResult | { state: 'impossible'; reason: TaskProblem; field: string };

/** Number of texts to translate, and of those that are done. */
export interface Progress {
  texts: number;
  done: number;
}

/** Page, collection or item of a collection: it exists in a language if it has a title in it. */
export interface PageReport {
  at: Path;
  /** Title in the default language. */
  title: string;
  /** Address in the default language; absent for collections without a page. */
  path?: string;
  /** Name of the collection that it is, or is an item of. */
  collection?: string;
  isItem: boolean;
  texts: number;
  words: number;
  /** Whether it is among the pages that are usually translated first. */
  isUsual: boolean;
  /** Title and progress by language tag, for languages that have it. */
  editions: Record<string, Progress & { title: string }>;
}

export interface LanguageReport {
  tag: string;
  /** Name of the language in itself. */
  name: string;
  direction: 'rtl' | 'ltr';
  /** Beginning of its addresses; empty for the default one. */
  prefix: string;
  isDraft: boolean;
  /** All texts of the language, and those that all pages share. */
  all: Progress;
  shared: Progress;
  /** Number of texts that are lost if the language is removed. */
  lost: number;
  /** Titles of the pages that only this language has. */
  lostPages: string[];
}

export interface OfferedLanguage {
  tag: string;
  /** Name of the language in itself. */
  name: string;
  direction: 'rtl' | 'ltr';
  /** Interface words: reviewed, a proposal, or shown in English. */
  words: 'confirmed' | 'proposed' | 'foreign';
}

/** GET `_edit/languages`. The first language is the default one. */
export interface LanguagesReport {
  languages: LanguageReport[];
  offered: OfferedLanguage[];
  pages: PageReport[];
  /** Name of the site, if it is written in the default language. */
  name?: string;
}

/**
 * Next text to translate: GET `_edit/next-text?edition=<tag>`, with `&after=<JSON Pointer>` of the last one or of a part,
 * or `&page=<path>` to begin with the texts of a page.
 */
export interface NextText {
  /** Path in the edition; absent: everything is translated. */
  at?: Path;
  /** Path of its page in the edition; absent for texts that all pages share. */
  page?: string;
}
