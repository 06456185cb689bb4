import { type ListForm, listForm } from '../../components/lists/form.ts';
import type { ThemeOptions } from '../../theme/theme-options.ts';

/**
 * Form of facts. `list`: names beside values; `tiles`: centred tiles; `receipt`: a narrow card, with values at its end;
 * `panel` and `columns`: large values below their names.
 */
export type FactsForm = 'list' | 'tiles' | 'receipt' | 'panel' | 'columns';

const forms: Record<ListForm, FactsForm> = {
  plain: 'list',
  ledger: 'list',
  row: 'tiles',
  stack: 'receipt',
  panel: 'panel',
  poster: 'columns',
  columns: 'columns',
};

/** Form of facts in a theme. */
export const factsForm = (theme: ThemeOptions): FactsForm => forms[listForm(theme)];
