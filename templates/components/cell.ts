import type { InlineText } from '../model/planned/values.ts';
import { wordsOf } from './inline.tsx';

/** What stands in a cell: a sentence, or a short list of them. */
export type Cell = InlineText | InlineText[];

/** A sentence in pieces has a mark among them, which is an object; a list has sentences alone. */
export const isList = (cell: Cell): cell is InlineText[] =>
  Array.isArray(cell) && cell.every((one) => typeof one === 'string' || Array.isArray(one));

/** The words of a cell, to sort and to measure by; items one after another. */
export const wordsOfCell = (cell: Cell): string => (isList(cell) ? cell.map(wordsOf).join(' · ') : wordsOf(cell));
