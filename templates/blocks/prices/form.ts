import { type ListForm, listForm } from '../../components/lists/form.ts';
import type { ThemeOptions } from '../../theme/theme-options.ts';

/**
 * Form of plans. `cards`: cards with words at their start; `centred`: cards with centred words; `tickets`: rows with the price
 * on a stub; `columns`: columns below hairlines.
 */
export type PlansForm = 'cards' | 'centred' | 'tickets' | 'columns';

const forms: Partial<Record<ListForm, PlansForm>> = { row: 'centred', poster: 'tickets', columns: 'columns' };

/** Form of plans in a theme; absent for price lists. */
export const plansForm = ({ layout }: { layout: 'plans' | 'list' }, theme: ThemeOptions): PlansForm | undefined =>
  layout === 'plans' ? (forms[listForm(theme)] ?? 'cards') : undefined;

/**
 * Form of a price list. `list`: rows with the price at their end; `tiles`: centred tiles; `menu`: a card with dots from names to
 * prices; `figures`: columns with very large prices.
 */
export type PriceListForm = 'list' | 'tiles' | 'menu' | 'figures';

const listForms: Partial<Record<ListForm, PriceListForm>> = {
  row: 'tiles',
  stack: 'menu',
  panel: 'menu',
  poster: 'figures',
  columns: 'figures',
};

/** Form of a price list in a theme; absent for plans. */
export const priceListForm = ({ layout }: { layout: 'plans' | 'list' }, theme: ThemeOptions): PriceListForm | undefined =>
  layout === 'list' ? (listForms[listForm(theme)] ?? 'list') : undefined;
