import type { MessageTexts } from '../../languages/message-languages.ts';

/** Words in each language of the maintainers. */
export type InBoth = MessageTexts;

/** Recipes of the guide that tell of blocks: names of files in `docs/guide/`. */
export type BlockRecipe =
  | 'article'
  | 'cards'
  | 'chart'
  | 'contact'
  | 'dates'
  | 'embed'
  | 'facts'
  | 'files'
  | 'form'
  | 'gallery-and-video'
  | 'opening'
  | 'people'
  | 'places-and-hours'
  | 'prices'
  | 'projects'
  | 'questions'
  | 'quotes-and-logos'
  | 'running-text'
  | 'steps'
  | 'table'
  | 'tabs'
  | 'text-and-picture';

/** What the fields of a form are called, in a word or two, each by the keys that lead to it: `items`, `items.price`. */
export type KeyWords = Readonly<Record<string, InBoth>>;

/** One of several forms that a part of a block may have: that of the schema whose id is `<type>-<part>`. */
interface PartWords {
  name: InBoth;
  keys?: KeyWords;
  /** Where the guide tells of it; absent: where it tells of the block. */
  recipe?: BlockRecipe;
}

/** What maintainers read of a kind of block, beside what its schema explains. */
export interface BlockWords {
  /** What it is called where one chooses among kinds of sections. */
  name: InBoth;
  /** The recipe of the guide that tells of it. */
  recipe: BlockRecipe;
  /** Keys that no other block has, or that mean something else here. */
  keys?: KeyWords;
  parts?: Readonly<Record<string, PartWords>>;
  /** Keys that mean the same in each of its parts. */
  everyPart?: KeyWords;
  /** What its words for visitors are called in the editor, as a whole and one by one, where it has such words. */
  labels?: { name: InBoth; keys: KeyWords };
}
