import type { Path } from '../../../core/json/path.ts';
import type { Json } from '../../../core/json/value.ts';

/** One change of a place. Places are those after the operations before it in the same change. */
export type Operation =
  /** Puts a value in the place of another, or adds a property. */
  | { do: 'set'; at: Path; value: Json }
  /** Takes a property or an item away. */
  | { do: 'remove'; at: Path }
  /** Adds an item to a list: before the one at `index`, or at the end. A list that is not there is made. */
  | { do: 'insert'; at: Path; index: number; value: Json }
  /** Moves an item to where it has the index `to` afterwards; its own text stays byte for byte. */
  | { do: 'move'; at: Path; to: number }
  /** Adds a copy of an item after it; `values` replaces what must not stand twice, such as its name, by key. */
  | { do: 'duplicate'; at: Path; values?: { [key: string]: Json } };

/** Gives a key another name; its value and its place among the others stay byte for byte. Of upgrades alone: forms know no names of keys. */
export interface Renaming {
  do: 'rename';
  at: Path;
  to: string;
}
