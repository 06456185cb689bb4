import { type ListForm, listForm } from '../../components/lists/form.ts';
import type { ThemeOptions } from '../../theme/theme-options.ts';
import type { Points } from './schema.ts';

type PointsContent = Pick<Points, 'layout'> & { items: readonly unknown[] };

/** Form of points: a quiet list is never on fields of colour. */
export function pointsForm({ layout }: Pick<PointsContent, 'layout'>, theme: ThemeOptions): ListForm {
  const form = listForm(theme);
  return form === 'poster' && layout === 'compact' ? 'columns' : form;
}

/** Whether the first of some cards is large, with the others beside it. */
export const hasLead = (block: PointsContent, theme: ThemeOptions): boolean =>
  ['poster', 'columns'].includes(pointsForm(block, theme)) &&
  block.layout === 'cards' &&
  block.items.length > 2 &&
  block.items.length < 6;
