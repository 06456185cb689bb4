import type { ThemeOptions } from '../theme-options.ts';

/** Rule of secondary buttons as underlined text; empty for other buttons. */
export function buttonRule({ buttons }: Pick<ThemeOptions, 'buttons'>): string {
  if (buttons !== 'quiet') return '';
  return 'main[id] :is([data-look=outline],[data-look=light]){padding-inline:.25rem;border-color:#0000 #0000 currentcolor}';
}
