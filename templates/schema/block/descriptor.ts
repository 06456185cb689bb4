import type { Thing } from 'schema-dts';
import type * as z from 'zod';
import type { EntryType } from '../entry-types.ts';
import type { Complete, Content } from '../kinds.ts';
import type { BlockLabels } from './labels.ts';
import type { PreviewState } from './preview-state.ts';
import type { BlockWords } from './words.ts';

/** Whose pages a block shows. */
export interface ShownPages {
  /** Absent: those below its own page, or beside it. */
  of: unknown;
  isAround: boolean;
}

/** What keeps some visitors from what a block says, and the key at which that is reported. */
export interface Lack {
  code: 'no-captions' | 'no-transcript' | 'no-length' | 'wordless-transcript';
  at: string;
}

/** What a block says of itself is given to these functions as the check has let it pass. */
interface Questions<Content> {
  /** Whether the block gives the page its title (h1); absent: never. */
  isTitle?: (block: Content) => boolean;
  /**
   * Kinds of blocks, pieces of them as `prose/lists`, or parts of many rules as `parts/list-filter`, of which it may show
   * something inside itself, each with whether this one does: their styles come with it then, and then only. What it shows
   * of them it imports from where they are.
   */
  embeds?: Record<string, (block: Content) => boolean>;
  /**
   * What few such blocks hold, by the folder in its `pieces/` that shows it, each with whether this one does: the styles of that
   * folder come with it then, and then only.
   */
  pieces?: Record<string, (block: Content) => boolean>;
  /**
   * Rules that follow from its numbers, as CSS text: of numbers that the schema checked and of our own words, so that
   * content never becomes a declaration. Blocks that say the same share them.
   */
  css?: (block: Content) => string;
  /** Id of the block of its page that it filters; it is asked before the check has let the block pass, too. */
  filters?: (block: Content) => unknown;
  /** It shows the pages below a page, or those beside its own: whose they are, where it says so. */
  showsPages?: (block: Content) => ShownPages;
  /** Addresses that forms of the block are sent to. */
  formTargets?: (block: Content) => string[];
  /** Origins that the block shows in frames. */
  frameOrigins?: (block: Content) => string[];
  /** Those of them that play, once a visitor has asked for it: full screen too. */
  playerOrigins?: (block: Content) => string[];
  lacks?: (block: Content) => Lack[];
  /**
   * What it is for programs, in the words of schema.org; `id` gives the full address of a place in the page, `addressOf`
   * that of a picture or a file under `assets/`.
   */
  describe?: (block: Content, id: (fragment: string) => string, addressOf: (source: string) => string | undefined) => Thing[];
}

/** The word by which the content chooses a kind of block. */
type TypeOf<Block> = Block extends { type: infer Type } ? Type : string;

type Said<Labels extends z.ZodType> = Complete<Content<z.output<Labels>>>;

/** Words of a block, and how a site may write them. */
interface LabelsWithSchema<Name extends string, Labels extends z.ZodType> extends BlockLabels<Name, Said<Labels>> {
  schema: () => Promise<Labels>;
}

/**
 * What the rest must know of a kind of block. What is known here is asked of every site; its schema is loaded where content
 * is wrong, and by the editor, its words by the editor alone.
 */
export interface BlockDescriptor<
  Schema extends z.ZodType = z.ZodType,
  Island extends boolean = boolean,
  Name extends string = string,
  Labels extends z.ZodType = z.ZodType,
> extends Questions<z.output<Schema>> {
  type: TypeOf<z.output<Schema>>;
  /** What its fields are. */
  schema: () => Promise<Schema>;
  /** What maintainers read of it. */
  words: () => Promise<BlockWords>;
  /** What visitors read and hear beside the content. */
  labels?: LabelsWithSchema<Name, Labels>;
  /** Functions that its schema asks values by, of its `rules.ts`: their names are its own among those of all blocks. */
  rules?: Readonly<Record<string, unknown>>;
  /**
   * `first`: styled with the first sheet, which every page asks for in its head, so for what opens pages. `below`: in a
   * sheet that only pages with such a block ask for, after their opening. Parts that only such blocks show go with them.
   */
  styles: 'first' | 'below';
  /** Whether it has an `island.tsx`, which is known by its type. */
  island?: Island;
  /** What the preview must know of its island. */
  preview?: PreviewState;
  /** Stands above the breadcrumb bar where it is the first block. */
  isAboveBreadcrumb?: true;
  /** It shows code, whose words have colours of their own: their sheet comes with its styles. */
  hasCode?: true;
  /** Its list items are whole by themselves: a search field of the page can filter them. */
  isFilterable?: true;
  /** Its `from` names a collection of this type, whose entries it shows. */
  shows?: EntryType;
  /** Of the posts that it names those are shown which announce an event. */
  showsEvents?: true;
  /** Its cards are what a page lists, for search engines, where they lead to pages below it. */
  listsPages?: true;
  /** What a page is that has such a block, where its `kind` does not say. */
  pageType?: 'ContactPage' | 'FAQPage' | 'ProfilePage';
}

/** Says what is to be known of a kind of block, by the schema that it is of. */
export function defineBlock<
  Schema extends z.ZodType,
  Island extends boolean = false,
  Name extends string = never,
  Labels extends z.ZodType = never,
>(descriptor: BlockDescriptor<Schema, Island, Name, Labels>): BlockDescriptor<Schema, Island, Name, Labels> {
  return descriptor;
}
