import { listForm } from '../../components/lists/form.ts';
import type { ThemeOptions } from '../../theme/theme-options.ts';

/**
 * Form of quotations. `cards`: cards, or a single large one; `bubbles`: speech bubbles above their sources; `rows`: rows between
 * lines, with sources at their end; `centred`: a narrow centred column; `poster`: as large as page titles; `columns`: centred
 * columns with lines between.
 */
export type QuotesForm = 'cards' | 'bubbles' | 'rows' | 'centred' | 'poster' | 'columns';

/** Form of quotations in a theme. */
export function quotesForm(theme: ThemeOptions): QuotesForm {
  switch (listForm(theme)) {
    case 'row':
      return 'bubbles';
    case 'ledger':
      return 'rows';
    case 'stack':
      return 'centred';
    case 'poster':
      return 'poster';
    case 'columns':
      return theme.heads === 'centred' ? 'columns' : 'rows';
    default:
      return 'cards';
  }
}
