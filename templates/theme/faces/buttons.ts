import type { Face } from '../face.ts';

/** The rule of quiet buttons, of which those beside the main one are words over a line; nothing for others. */
export function buttonRule({ buttons }: Pick<Face, 'buttons'>): string {
  if (buttons !== 'quiet') return '';
  return 'main[id] :is([data-look=outline],[data-look=light]){padding-inline:.25rem;border-color:#0000 #0000 currentcolor}';
}
