import type { ThemeOptions } from '../../theme/theme-options.ts';

interface StepsContent {
  heading?: unknown;
  text?: unknown;
  items: readonly unknown[];
}

/** Whether steps stand beside one another on large screens: three or four below a centred heading. */
export const standsInRow = ({ heading, text, items }: StepsContent, { heads }: Pick<ThemeOptions, 'heads'>): boolean =>
  heads === 'centred' && Boolean(heading ?? text) && (items.length === 3 || items.length === 4);
