import type { InlineText } from '../model/planned/values.ts';
import { wordsOf } from './inline.tsx';

/** Content of a cell: a sentence or a short list of sentences. */
export type Cell = InlineText | InlineText[];

/** A planned sentence with marks contains objects; a list contains sentences only. */
export const isList = (cell: Cell): cell is InlineText[] =>
  Array.isArray(cell) && cell.every((one) => typeof one === 'string' || Array.isArray(one));

/** Text of a cell, for sorting and measuring; list items are joined. */
export const wordsOfCell = (cell: Cell): string => (isList(cell) ? cell.map(wordsOf).join(' · ') : wordsOf(cell));
