import type { InlineNode } from '../../model/content.ts';
import type { Losses } from '../../model/losses.ts';

/** Cell of a sheet. */
export interface GridCell {
  content: InlineNode[];
  /** Words as shown. */
  text: string;
  /** A number, or a day or time in ISO 8601, without the format it is shown in. */
  value?: string;
  href?: string;
  /** Number of columns and rows that it spans, if more than 1. */
  columns?: number;
  rows?: number;
}

/** Row of a sheet: places without content are `undefined`. */
export interface GridRow {
  cells: (GridCell | undefined)[];
  /** Number among the rows that are shown, from 1. */
  line: number;
  /** Number in the sheet, or line of the file, from 1. */
  number: number;
}

/** What a sheet shows. @property name absent: a file of text */
export interface Grid {
  name?: string;
  rows: GridRow[];
  /** Words of text boxes on it. */
  notes: string[];
  losses: Losses;
}

export const lineBreaks = (text: string): InlineNode[] =>
  text
    .split(/\r\n|\n|\r/)
    .flatMap((value, index): InlineNode[] => [
      ...(index === 0 ? [] : [{ type: 'break' as const }]),
      ...(value === '' ? [] : [{ type: 'text' as const, value }]),
    ]);

/** Content of a cell; an address alone is a link. */
export function contentOf({ content, text }: GridCell): InlineNode[] {
  const isAddress = /^https?:\/\/\S+$/i.test(text) && content.every(({ type }) => type === 'text');
  return isAddress ? [{ type: 'link', href: text, children: content }] : content;
}

/** Cell of plain text; undefined if it is blank. */
export function textCell(written: string): GridCell | undefined {
  const text = written.trim();
  return text === '' ? undefined : { content: lineBreaks(text), text };
}
