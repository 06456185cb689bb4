import type { ReactNode } from 'react';
import type { InlineText } from '../model/planned/values.ts';
import { type Cell as CellContent, isList, wordsOfCell } from './cell.ts';
import { inline, wordsOf } from './inline.tsx';
import { cellWidth, isNumberColumn } from './table-cells.ts';

export interface TableContent {
  /** Caption: its name, unless a heading names it. */
  caption?: string | undefined;
  /** Id of the heading that names it. */
  labelledBy?: string | undefined;
  /** Visible text above the table says the same: the caption is visually hidden. */
  isCaptionHeard?: boolean | undefined;
  /** Column headings. */
  columns?: InlineText[] | undefined;
  /** Cells of each row; the first is the row heading, unless the table is plain. */
  rows: CellContent[][];
  isPlain?: boolean | undefined;
  /** Last row, e.g. a total. */
  total?: CellContent[] | undefined;
  /** Class of lists in cells. */
  list?: string | undefined;
  /** Content of sortable column headings, instead of the label. */
  heading?: (label: InlineText) => ReactNode;
  /** Sort key of a cell. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may be alike, and the order is fixed
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

/** Kind and width of each column. */
export function columnKinds({ columns, rows, total }: TableContent): ColumnKind[] {
  const all = total ? [...rows, total] : rows;
  return Array.from(columns ?? rows[0] ?? [], (_, column) => {
    const cells = all.map((row) => row[column] ?? '');
    const lines = cells.flatMap((cell) => (isList(cell) ? cell : [cell]));
    const words = [...(columns?.slice(column, column + 1) ?? []), ...lines].map(wordsOf);
    return { isNumber: isNumberColumn(cells.map(wordsOfCell)), width: cellWidth(words) };
  });
}

/** Header row. */
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
