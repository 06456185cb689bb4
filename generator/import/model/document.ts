import type { BlockNode, PictureReference, Place } from './content.ts';
import type { Losses } from './losses.ts';

const sourceFormats = ['wordpress', 'markdown', 'html', 'word', 'sheets'] as const;

export type SourceFormat = (typeof sourceFormats)[number];

/** What a document becomes: a page, a post, or an item of a collection of that type. */
export type DocumentKind = 'page' | 'post' | 'people' | 'places' | 'projects' | 'documents';

/** When a document is shown. `pending` is shown as a draft. */
export type DocumentStatus = 'published' | 'draft' | 'pending' | 'scheduled';

/** A page or post of the old site. */
export interface SourceDocument {
  /**
   * Unique in the source and the same in each later export. WordPress: number of the post. Files: path within the source, with
   * `/`. A sheet of a workbook: its path, `#` and the name of the sheet.
   */
  id: string;
  kind: DocumentKind;
  /** Type as the source names it (`post`, `product`, `docs`): selects the collection of posts and other items. */
  type: string;
  title: string;
  status: DocumentStatus;
  /** BCP 47 tag; absent: the language of the source. */
  language?: string;
  /** The same in documents that are translations of one another. */
  translationGroup?: string;
  /** Address on the old site: a path with its query, decoded (`/من-نحن/`). The first is the permanent one. */
  addresses: string[];
  /** Times in ISO 8601, with offset if it is known; a day alone if the source has no time. */
  date?: string;
  updated?: string;
  /** Time from which it is not published any more, with its offset. */
  until?: string;
  /** Names of authors, as in {@link SourceOutline.authors}. */
  authors: string[];
  /** Names of terms, as in {@link SourceOutline.terms}. */
  categories: string[];
  tags: string[];
  summary?: string;
  /** Title and description for search engines, with their templates resolved. */
  searchTitle?: string;
  searchDescription?: string;
  picture?: PictureReference;
  isPinned?: boolean;
  /** `false`: hidden from search engines. */
  isListed?: boolean;
  /** Address of the list of posts that a post is in, or that a page begins: `/` for the posts of the whole site. */
  list?: string;
  /** Id of the document above it, and its place among the others below that. */
  parent?: string;
  order?: number;
  /** Other fields of an item of a collection, as columns of a sheet or custom fields: `phone`, `role`, `city`. */
  fields: Record<string, string>;
  blocks: BlockNode[];
  /** Comments, if they were asked for. */
  comments: { author: string; date?: string; text: string }[];
  losses: Losses;
  place: Place;
}

/** Category, tag or term of a custom taxonomy. */
export interface SourceTerm {
  taxonomy: 'category' | 'tag';
  /** Name in addresses, decoded. */
  name: string;
  title: string;
  description?: string;
  language?: string;
  translationGroup?: string;
  parent?: string;
  /** Addresses of its list on the old site. */
  addresses: string[];
}

export interface SourceAuthor {
  name: string;
  title: string;
  addresses: string[];
}

/** Item of a menu: leads to a document, a term or an address. */
export interface SourceMenuItem {
  label: string;
  /** Id of a document. */
  document?: string;
  href?: string;
  items: SourceMenuItem[];
}

export interface SourceMenu {
  name: string;
  language?: string;
  items: SourceMenuItem[];
  /** File that has the menu, or folder that is its tree. */
  place: Place;
}

/** A file of the old site. */
export interface SourceMedia {
  id: string;
  /** As {@link PictureReference.address}. */
  address: string;
  /** Path of the file, if it is at hand: absolute. */
  file?: string;
  alt?: string;
  caption?: string;
  title?: string;
  /** Of a picture, in pixels. */
  width?: number;
  height?: number;
  /** Addresses of its page on the old site, and id of the document it belongs to. */
  addresses: string[];
  parent?: string;
}

/** Facts about a whole source, known before its documents are converted. */
export interface SourceOutline {
  format: SourceFormat;
  /** Generator of the source, for the account: `WordPress 6.1`, `Hugo`. */
  generator?: string;
  name?: string;
  description?: string;
  /** Address of the old site, without a slash at the end. */
  address?: string;
  /** BCP 47 tags; the first is the default. */
  languages: string[];
  terms: SourceTerm[];
  authors: SourceAuthor[];
  menus: SourceMenu[];
  media: SourceMedia[];
  /** Old address to new address or document, as `aliases` and redirect lists state them: `[from, to]`, decoded. */
  redirects: [string, string][];
  /** Id of the document that is the home page. */
  home?: string;
  /** Omissions that belong to no document: widgets, comments, unknown types, unreadable files. */
  losses: Losses;
}

/** Choices of the person who imports. */
export interface ReadOptions {
  /** Only documents of these types and from this year on, if given. */
  types?: readonly string[];
  since?: number;
  withComments?: boolean;
  /** Day of the import (`2027-02-14`): what the old site would publish later waits. Absent: nothing waits. */
  today?: string;
  /** Folder of a WordPress site's uploads. */
  uploads?: string;
  /** Temporary folder for files that are inside others, such as the pictures of a Word document. The caller removes it. */
  folder?: string;
}

/** A source, opened. Each call reads it from the start. */
export interface Source {
  format: SourceFormat;
  /** One pass that keeps no content. @throws SourceError */
  readOutline(): Promise<SourceOutline>;
  /** Documents in the order of the source, one at a time. @throws SourceError */
  readDocuments(outline: SourceOutline): AsyncIterable<SourceDocument>;
}
