import { type MouseEvent, useState } from 'react';
import { Slot } from '../../runtime/islands/slot.tsx';

interface SortProps {
  /** Announcement of the new order; `%s` stands for the column heading. */
  ascending: string;
  descending: string;
}

type Compare = (a: HTMLTableCellElement, b: HTMLTableCellElement) => number;

const isEmpty = (cell: HTMLTableCellElement) => cell.dataset.key === 'none' || /^[\s—–-]*$/u.test(cell.textContent ?? '');

/** Compares by the sort keys of the build, otherwise alphabetically in the page's language. */
function comparer(cells: HTMLTableCellElement[]): Compare {
  if (cells.some((cell) => cell.dataset.key !== undefined)) return (a, b) => Number(a.dataset.key) - Number(b.dataset.key);
  const { compare } = new Intl.Collator(document.documentElement.lang, { numeric: true, sensitivity: 'base' });
  return (a, b) => compare(a.textContent ?? '', b.textContent ?? '');
}

/** Sorts the rows of a table by a column; empty cells are last in both directions. */
function sortRows(table: HTMLTableElement, column: number, direction: 1 | -1): void {
  const body = table.tBodies[0];
  const rows = [...(body?.rows ?? [])].flatMap((row) => {
    const cell = row.cells[column];
    return cell ? { row, cell } : [];
  });
  const compare = comparer(rows.map(({ cell }) => cell));
  rows.sort((a, b) => Number(isEmpty(a.cell)) - Number(isEmpty(b.cell)) || direction * compare(a.cell, b.cell));
  body?.append(...rows.map(({ row }) => row));
}

/**
 * Sorts a table by the heading that is pressed, ascending first.
 * https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/
 */
export function Island({ ascending, descending }: SortProps) {
  const [message, setMessage] = useState('');
  const sort = ({ target }: MouseEvent) => {
    const heading = (target as Element).closest('button')?.closest('th');
    const table = heading?.closest('table');
    if (!heading || !table) return;
    const isUpwards = heading.ariaSort !== 'ascending';
    for (const other of table.querySelectorAll('th[aria-sort]')) other.setAttribute('aria-sort', 'none');
    heading.ariaSort = isUpwards ? 'ascending' : 'descending';
    sortRows(table, heading.cellIndex, isUpwards ? 1 : -1);
    setMessage((isUpwards ? ascending : descending).replace('%s', heading.textContent ?? ''));
  };
  return (
    <>
      <Slot name="table" onClick={sort} />
      <p role="status" className="visually-hidden">
        {message}
      </p>
    </>
  );
}
