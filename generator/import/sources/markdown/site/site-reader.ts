import type { SourceDocument, SourceMenu } from '../../../model/document.ts';
import type { Fields } from '../folder/front-matter.ts';
import type { Rules } from '../syntax/scan.ts';

/** A file of Markdown with its metadata. */
export interface MarkdownFile {
  file: string;
  fields: Fields;
  /** First heading of level 1, if the text starts with it. */
  heading?: string;
}

/** What is known of a page before its text is read. */
export type PageFacts = Pick<SourceDocument, 'kind' | 'type' | 'addresses'> &
  Partial<Omit<SourceDocument, 'blocks' | 'comments' | 'losses' | 'place' | 'id'>>;

/** A page with its file. */
export interface Page extends MarkdownFile {
  facts: SourceDocument;
  /** Whether its title is the first heading of its text. */
  isTitled: boolean;
}

/** A folder as its generator understands it. */
export interface SiteReader {
  /** Name of the generator; absent: plain Markdown. */
  generator?: string;
  name?: string;
  description?: string;
  address?: string;
  languages: string[];
  rulesOf(file: string): Rules;
  /** Whether a file of Markdown is a page, as far as its path says so. */
  isPage(file: string): boolean;
  /** Facts about a page; `undefined`: it is no page. */
  factsOf(file: MarkdownFile): PageFacts | undefined;
  /** Whether a page whose date is to come is not published before. */
  isTimed?(page: PageFacts): boolean;
  /** Metadata of a page with that of its folders. */
  fieldsOf?(file: MarkdownFile): Fields;
  /** Address of another file on the site. */
  addressOfFile(file: string): string;
  /** Folders whose files have addresses from the root of the site, and those that pictures are looked for in. */
  roots: readonly string[];
  /** Address of the list of a category, tag or author. */
  addressOfTerm(kind: 'category' | 'tag' | 'author', name: string, language: string): string[];
  menus(pages: readonly Page[]): SourceMenu[];
  /** Names of authors by their key. */
  authors?: Readonly<Record<string, string>>;
}
