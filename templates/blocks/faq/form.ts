import { listForm } from '../../components/lists/form.ts';
import type { ThemeOptions } from '../../theme/theme-options.ts';

interface FaqContent {
  items: readonly { answer: readonly unknown[] }[];
  oneAtATime?: true | undefined;
}

/**
 * Form of questions. `list`: folded answers in a list; `bubbles`: speech bubbles at both sides; `open`: open answers beside
 * their questions; `pairs`: cards in two columns; `poster`: very large questions between heavy rules; `narrow`: a centred column.
 */
export type FaqForm = 'list' | 'bubbles' | 'open' | 'pairs' | 'poster' | 'narrow';

/** Whether all answers are short enough to be open. */
const isShort = ({ items, oneAtATime }: FaqContent) =>
  !oneAtATime && items.length < 5 && items.every(({ answer }) => answer.length === 1);

/** Form of questions in a theme: a list, if they do not fit the form. */
export function faqForm(block: FaqContent, theme: ThemeOptions): FaqForm {
  switch (listForm(theme)) {
    case 'row':
      return 'bubbles';
    case 'ledger':
      return isShort(block) ? 'open' : 'list';
    case 'panel':
      return 'pairs';
    case 'poster':
      return 'poster';
    case 'columns':
      return theme.heads === 'centred' ? 'narrow' : 'list';
    default:
      return 'list';
  }
}
