/** A table as other kinds of blocks show it inside themselves: its styles come where they do. */
export { DataTable } from '../../components/data-table.tsx';
export { holdsList } from './cells.ts';
export { cellList } from './pieces/list-cells/styles.ts';
