import type { CustomTexts, MessageTexts } from '../../languages/message-languages.ts';

/** Text in each message language. */
export type InBoth = MessageTexts;

/** Guide pages about blocks: file names in `docs/guide/`. */
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

/** Names of form fields, by key path: `items`, `items.price`. */
export type KeyWords<Texts extends CustomTexts = MessageTexts> = Readonly<Record<string, Texts>>;

/** Variant of a part of a block, whose schema has the id `<type>-<part>`. */
interface PartWords<Texts extends CustomTexts> {
  name: Texts;
  keys?: KeyWords<Texts>;
  /** Guide page; default: that of the block. */
  recipe?: BlockRecipe;
}

/** Texts of a block type in the editor, besides schema descriptions. Custom blocks have `CustomTexts`. */
export interface BlockWords<Texts extends CustomTexts = MessageTexts> {
  /** Name in the list of block types. */
  name: Texts;
  /** Guide page. */
  recipe: BlockRecipe;
  /** Names of keys specific to this block. */
  keys?: KeyWords<Texts>;
  parts?: Readonly<Record<string, PartWords<Texts>>>;
  /** Names of keys with the same meaning in all of its parts. */
  everyPart?: KeyWords<Texts>;
  /** Names of its labels in the editor, as a group and one by one, if it has labels. */
  labels?: { name: Texts; keys: KeyWords<Texts> };
}
