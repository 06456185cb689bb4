import type { Path } from '../../../core/json/path.ts';
import type { Json } from '../../../core/json/value.ts';

/** Change of one place. Paths apply after the preceding operations of the same change. */
export type Operation =
  /** Replaces a value or adds a property. */
  | { do: 'set'; at: Path; value: Json }
  /** Removes a property or an item. */
  | { do: 'remove'; at: Path }
  /** Inserts an item before `index`, or at the end. Creates the list if it is missing. */
  | { do: 'insert'; at: Path; index: number; value: Json }
  /** Moves an item to index `to`; its text stays byte for byte. */
  | { do: 'move'; at: Path; to: number }
  /** Copies an item and inserts the copy after it; `values` replaces keys that must be unique, such as its name. */
  | { do: 'duplicate'; at: Path; values?: { [key: string]: Json } };

/** Renames a key; value and position stay byte for byte. Only used by upgrades. */
export interface Renaming {
  do: 'rename';
  at: Path;
  to: string;
}
