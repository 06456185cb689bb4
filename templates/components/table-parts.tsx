import type { ReactNode } from 'react';
import type { InlineText } from '../model/planned/values.ts';
import { type Cell as CellContent, isList, wordsOfCell } from './cell.ts';
import { inline, wordsOf } from './inline.tsx';
import { cellWidth, isNumberColumn } from './table-cells.ts';

export interface TableContent {
  /** What the table says: its name for everybody, where no heading gives it one. */
  caption?: string | undefined;
  /** Id of the heading that names it. */
  labelledBy?: string | undefined;
  /** What stands above the table says the same already: the caption is only heard. */
  isCaptionHeard?: boolean | undefined;
  /** Headings of the columns. */
  columns?: InlineText[] | undefined;
  /** Cells of each row; the first names the row, unless the table is plain. */
  rows: CellContent[][];
  isPlain?: boolean | undefined;
  /** The last row, such as a sum. */
  total?: CellContent[] | undefined;
  /** Looks of lists in cells. */
  list?: string | undefined;
  /** What stands in the heading of a column that sorts, instead of its words alone. */
  heading?: (label: InlineText) => ReactNode;
  /** What a cell is sorted by. */
  keyOf?: (cell: { row: number; column: number }) => string | number | undefined;
}

interface CellProps {
  text: CellContent;
  list: string | undefined;
  isHeader: boolean;
  isNumber: boolean;
  width?: string | undefined;
  sortKey?: string | number | undefined;
}

function cellContent(text: CellContent, list: string | undefined): ReactNode {
  if (isList(text)) {
    return (
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers
      <ul role="list" className={list}>
        {text.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may be alike, and none ever moves
          <li key={index}>{inline(item)}</li>
        ))}
      </ul>
    );
  }
  return inline(text);
}

export function Cell({ text, list, isHeader, isNumber: isAligned, width, sortKey }: CellProps) {
  const shared = { 'data-number': isAligned ? '' : undefined, 'data-width': width, 'data-key': sortKey };
  if (!isHeader) return <td {...shared}>{cellContent(text, list)}</td>;
  return (
    <th scope="row" {...shared}>
      {isList(text) ? cellContent(text, list) : <span>{cellContent(text, list)}</span>}
    </th>
  );
}

type ColumnKind = { isNumber: boolean; width: ReturnType<typeof cellWidth> };

/** What each column holds, and how much room it needs. */
export function columnKinds({ columns, rows, total }: TableContent): ColumnKind[] {
  const all = total ? [...rows, total] : rows;
  return Array.from(columns ?? rows[0] ?? [], (_, column) => {
    const cells = all.map((row) => row[column] ?? '');
    const lines = cells.flatMap((cell) => (isList(cell) ? cell : [cell]));
    const words = [...(columns?.slice(column, column + 1) ?? []), ...lines].map(wordsOf);
    return { isNumber: isNumberColumn(cells.map(wordsOfCell)), width: cellWidth(words) };
  });
}

/** The row of headings. */
export function Headings({
  columns,
  heading,
  kinds,
}: Pick<TableContent, 'heading'> & { columns: InlineText[]; kinds: ColumnKind[] }) {
  return (
    <thead>
      <tr>
        {columns.map((label, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: headings never move
          <th key={column} scope="col" aria-sort={heading && 'none'} data-number={kinds[column]?.isNumber ? '' : undefined}>
            {column === 0 ? <span>{heading?.(label) ?? inline(label)}</span> : (heading?.(label) ?? inline(label))}
          </th>
        ))}
      </tr>
    </thead>
  );
}
