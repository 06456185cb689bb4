/** Entry point for other blocks that embed a table; its styles come along. */
export { DataTable } from '../../components/data-table.tsx';
export { holdsList } from './cells.ts';
export { cellList } from './pieces/list-cells/styles.ts';
