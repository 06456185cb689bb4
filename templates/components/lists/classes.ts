import { columnCount } from '../column-count.ts';
import { gridColumns } from '../grid-columns.ts';
import { columns } from './columns.tsx';
import type { ListForm } from './form.ts';
import { ledger } from './ledger.tsx';
import { panel } from './panel.tsx';
import { poster } from './poster.tsx';
import { stack } from './stack.tsx';

const classes: Partial<Record<ListForm, string>> = { ledger, stack, panel, poster, columns };

const inColumns: readonly ListForm[] = ['panel', 'poster', 'columns'];

/** Attributes of a list in a form: the class of the block and that of the form, and the number of columns. */
export const listAttributes = (form: ListForm, count: number, ofBlock?: string) => ({
  className: [ofBlock, classes[form], inColumns.includes(form) && columnCount].filter(Boolean).join(' '),
  'data-columns': inColumns.includes(form) ? gridColumns(count, 4) : undefined,
});
