import type { Thing } from 'schema-dts';
import type * as z from 'zod';
import type { CustomTexts } from '../../languages/message-languages.ts';
import type { ThemeOptions } from '../../theme/theme-options.ts';
import type { EntryType } from '../entry-types.ts';
import type { DeskForm } from '../forms/desk-form.ts';
import type { Complete, Content } from '../kinds.ts';
import type { BlockLabels } from './labels.ts';
import type { PreviewState } from './preview-state.ts';
import type { BlockWords } from './words.ts';

/** Page whose sub-pages a block shows. */
export interface ShownPages {
  /** Absent: pages below its own page, or its siblings. */
  of: unknown;
  isAround: boolean;
}

/** Accessibility gap of a block, and the key where it is reported. */
export interface AccessibilityGap {
  code: 'no-captions' | 'no-transcript' | 'no-length' | 'wordless-transcript';
  at: string;
}

/** Functions of a block's content, which has passed the check. */
interface BlockQueries<Content> {
  /** Whether the block is the page's title (h1); absent: never. */
  isTitle?: (block: Content) => boolean;
  /**
   * Blocks, pieces such as `prose/lists`, or parts with many rules such as `parts/list-filter`, that it may embed, each with
   * whether a given block does on a site with this theme: only then are their styles included. It imports the embedded
   * component from its folder.
   */
  embeds?: Record<string, (block: Content, theme: ThemeOptions) => boolean>;
  /**
   * Rarely used pieces, by folder in its `pieces/`, each with whether a given block has it on a site with this theme: only
   * then are the styles of that folder included.
   */
  pieces?: Record<string, (block: Content, theme: ThemeOptions) => boolean>;
  /**
   * CSS rules derived from its numbers: only from numbers that the schema has validated and from constants, so that content
   * never becomes CSS. Equal blocks share them.
   */
  css?: (block: Content) => string;
  /** Id of the block that it filters on its page; also called before validation. */
  filters?: (block: Content) => unknown;
  /** It shows the pages below a page, or siblings of its own: which page, if set. */
  showsPages?: (block: Content) => ShownPages;
  /** Addresses that forms of the block are sent to. */
  formTargets?: (block: Content) => string[];
  /** Whether its form is sent to the desk of the site; also called before validation. */
  sendsToDesk?: (block: Content) => boolean;
  /** Its form as the desk checks it, called only if it is sent there; with all labels of the site by name. */
  deskForm?: (block: Content, labels: Readonly<Record<string, unknown>>) => DeskForm;
  /** Origins that the block embeds in frames. */
  frameOrigins?: (block: Content) => string[];
  /** Those of them that are players: allowed to play, and to go full screen. */
  playerOrigins?: (block: Content) => string[];
  lacks?: (block: Content) => AccessibilityGap[];
  /**
   * Structured data (schema.org); `id` returns the absolute URL of a fragment of the page, `addressOf` that of a picture or
   * file under `assets/`.
   */
  describe?: (block: Content, id: (fragment: string) => string, addressOf: (source: string) => string | undefined) => Thing[];
}

/** Value of `type` that selects a block. */
type TypeOf<Block> = Block extends { type: infer Type } ? Type : string;

type LabelValues<Labels extends z.ZodType> = Complete<Content<z.output<Labels>>>;

/** Labels of a block, and their schema for overrides. */
interface LabelsWithSchema<Name extends string, Labels extends z.ZodType> extends BlockLabels<Name, LabelValues<Labels>> {
  schema: () => Promise<Labels>;
}

/**
 * Descriptor of a block type. Everything here is loaded for every site; its schema only for content with errors and in the
 * editor, its words only in the editor.
 */
export interface BlockDescriptor<
  Schema extends z.ZodType = z.ZodType,
  Island extends boolean = boolean,
  Name extends string = string,
  Labels extends z.ZodType = z.ZodType,
> extends BlockQueries<z.output<Schema>> {
  type: TypeOf<z.output<Schema>>;
  /** Schema of its fields. */
  schema: () => Promise<Schema>;
  /** Texts for the editor. */
  words: () => Promise<BlockWords<CustomTexts>>;
  /** Labels for visitors. */
  labels?: LabelsWithSchema<Name, Labels>;
  /** Rule functions of its schema, exported by `rules.ts`: names must be unique among all blocks. */
  rules?: Readonly<Record<string, unknown>>;
  /**
   * `first`: in critical CSS, for blocks that open pages; `below`: in deferred CSS. Either is loaded only by pages with such a
   * block. Parts used by only such blocks go with them.
   */
  styles: 'first' | 'below';
  /** What the theme gives it as the opening of a page: the composition, or the form of openings of inner pages; absent: none. */
  opening?: 'composition' | 'form';
  /** Whether it has an `island.tsx`, which is named after its type. */
  island?: Island;
  /** State of its island for the preview. */
  preview?: PreviewState;
  /** Above the breadcrumb bar if it is the first block. */
  isAboveBreadcrumb?: true;
  /** Whether the breadcrumb bar is above it all the same, on a site with this theme. */
  isBreadcrumbFirst?: (theme: ThemeOptions) => boolean;
  /** It shows code: the style sheet of token colours is included. */
  hasCode?: true;
  /** Its list items are independent: a search field on the page can filter them. */
  isFilterable?: true;
  /** It asks visitors to act: links to the sections of a page leave it out. */
  isCall?: true;
  /** Its `from` names a collection of this type, whose entries it shows. */
  shows?: EntryType;
  /** Shows only those of its posts that announce an event. */
  showsEvents?: true;
  /** For search engines: its cards are an item list if they link to pages below. */
  listsPages?: true;
  /** Schema.org type of a page with such a block, unless its `kind` sets one. */
  pageType?: 'ContactPage' | 'FAQPage' | 'ProfilePage';
}

/** Defines a block; types are inferred from its schema. */
export function defineBlock<
  Schema extends z.ZodType,
  Island extends boolean = false,
  Name extends string = never,
  Labels extends z.ZodType = never,
>(descriptor: BlockDescriptor<Schema, Island, Name, Labels>): BlockDescriptor<Schema, Island, Name, Labels> {
  return descriptor;
}
