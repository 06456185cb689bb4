import type { Place } from './content.ts';

/** What the account counts. */
export const measures = [
  'words',
  'links',
  'pictures',
  'headings',
  'listItems',
  'tableCells',
  'codeBlocks',
  'embeds',
  'addresses',
] as const;

export type Measure = (typeof measures)[number];

export type Counts = Record<Measure, number>;

/** Why something of the source is not in the new site: the closed list. */
export const omissionReasons = [
  /** Private, in the bin, behind a password, a revision or an automatic draft. */
  'unpublished',
  /** A shortcode or template tag of an unknown plugin. */
  'shortcode',
  /** Scripts, styles, and markup that is not content. */
  'script',
  /** Form fields: a form needs an address that receives it. */
  'form',
  /** Hidden in the old site. */
  'hidden',
  /** Header, navigation, sidebar and footer around the content of a saved page. */
  'page-frame',
  'comment',
  /** Data of plugins and themes without visible text. */
  'plugin-data',
  /** Made by the old site when a page was opened, so not in the source. */
  'dynamic',
  /** The same content twice in one document, such as a builder's tree and its flattened copy. */
  'duplicate',
  /** Address or file that could do harm. */
  'unsafe',
  /** File or element that could not be read. */
  'unreadable',
  /** Larger than what a site can have. */
  'too-large',
  /** Not selected by the options of the import. */
  'not-selected',
  /** An address that nothing answers any more: page 2 of a list, a feed of a comment. */
  'address-gone',
] as const;

export type OmissionReason = (typeof omissionReasons)[number];

/** Why something is in the new site, but not as in the source: the closed list. */
export const changeReasons = [
  /** Invisible characters, presentation forms, tatweel, unusual spaces. */
  'characters',
  /** A link without a safe or known target is shown as its words. */
  'link-removed',
  /** A picture that could not be fetched is a placeholder of its shape. */
  'picture-missing',
  /** A frame of an unknown service is a link. */
  'embed-as-link',
  /** List items below the third level, or blocks that an item cannot contain, are beside their list. */
  'list-flattened',
  /** Cells over several rows or columns are repeated or left empty. */
  'table-regular',
  /** Cells that were centred or aligned to a side: a table of the new site aligns its cells itself. */
  'alignment',
  /** Items of a menu below its second level, or more than it has room for, are on a level above or in the footer. */
  'menu-flattened',
  /** A heading as a paragraph, or a part as text, where a page cannot have it. */
  'structure-flattened',
  /** Shortened to the length that a field allows; the rest follows as text. */
  'shortened',
  /** Written twice on purpose, such as a title that is also the heading. */
  'repeated',
] as const;

export type ChangeReason = (typeof changeReasons)[number];

/** Something of a document that the new site lacks. */
export interface Omission {
  reason: OmissionReason;
  /** What it was, as the source names it: a shortcode, an element, a file, an address. */
  name: string;
  /** The words that are left out, as plain text; empty if there are none. */
  text: string;
  /** Everything else that is left out, but words. */
  counts?: Partial<Omit<Counts, 'words'>>;
  place?: Place;
}

/** Something of a document that is different in the new site. */
export interface Change {
  reason: ChangeReason;
  /** What it is about, as in {@link Omission.name}. */
  name: string;
  /** Words that are in the source only, and in the new site only, as plain text. */
  before: string;
  after: string;
  /** By how much each count differs: new site minus source. */
  counts?: Partial<Omit<Counts, 'words'>>;
  place?: Place;
}

/** What is known to be missing or different in one document. Readers and the converter add to it. */
export interface Losses {
  omissions: Omission[];
  changes: Change[];
}

export const noLosses = (): Losses => ({ omissions: [], changes: [] });
