import type { BlockRecipe, InBoth, KeyWords } from '../../../schema/block/words.ts';

/** Texts of a collection type in the editor, besides schema descriptions. */
export interface CollectionWords {
  /** Name in the list of collection types. */
  name: InBoth;
  /** Name of its entries, plural. */
  entries: InBoth;
  /** Guide page. */
  recipe: BlockRecipe;
  /** Names of keys of an entry that are specific to this type. */
  keys: KeyWords;
  /** The same for the collection. */
  collection?: KeyWords;
}
