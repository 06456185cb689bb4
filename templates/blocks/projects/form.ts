import { cardsForm } from '../../components/cards-form.ts';
import type { ThemeOptions } from '../../theme/theme-options.ts';
import type { Projects } from './schema.ts';

/** Form of a list of projects: with a filter no project leads, since any of them may be hidden. */
export function projectsForm(block: Pick<Projects, 'layout' | 'filterLabel'>, theme: ThemeOptions): ThemeOptions['cards'] {
  const form = cardsForm(block, theme);
  return form === 'lead' && block.filterLabel !== undefined ? 'list' : form;
}
