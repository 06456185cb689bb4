import type { BlockRecipe, InBoth, KeyWords } from '../../../schema/block/words.ts';

/** What maintainers read of a type of collection, beside what its schema explains. */
export interface CollectionWords {
  /** What it is called where one chooses among kinds of collections. */
  name: InBoth;
  /** What its entries are called together. */
  entries: InBoth;
  /** The recipe of the guide that tells of it. */
  recipe: BlockRecipe;
  /** Keys of an entry that no other form has, or that mean something else here. */
  keys: KeyWords;
  /** The same of the collection. */
  collection?: KeyWords;
}
