import { type MouseEvent, useState } from 'react';
import { Slot } from '../../runtime/islands/slot.tsx';

interface SortProps {
  /** What is said of the new order; `%s` stands for the heading of the column. */
  ascending: string;
  descending: string;
}

type Compare = (a: HTMLTableCellElement, b: HTMLTableCellElement) => number;

const isEmpty = (cell: HTMLTableCellElement) => cell.dataset.key === 'none' || /^[\s—–-]*$/u.test(cell.textContent ?? '');

/** By the keys that the build gave, or by the alphabet of the page's language. */
function comparer(cells: HTMLTableCellElement[]): Compare {
  if (cells.some((cell) => cell.dataset.key !== undefined)) return (a, b) => Number(a.dataset.key) - Number(b.dataset.key);
  const { compare } = new Intl.Collator(document.documentElement.lang, { numeric: true, sensitivity: 'base' });
  return (a, b) => compare(a.textContent ?? '', b.textContent ?? '');
}

/** Puts the rows of a table in the order of a column; cells in which nothing stands come last, whatever the direction. */
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
 * Sorts a table by the heading that is pressed, upwards first. https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/
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
