import { listForm } from '../../components/lists/form.ts';
import type { ThemeOptions } from '../../theme/theme-options.ts';

interface StepsContent {
  heading?: unknown;
  text?: unknown;
  items: readonly unknown[];
}

/** Whether steps stand beside one another on large screens: three or four below a centred heading, in the form `row`. */
export const standsInRow = ({ heading, text, items }: StepsContent, theme: ThemeOptions): boolean =>
  listForm(theme) === 'row' && Boolean(heading ?? text) && (items.length === 3 || items.length === 4);
