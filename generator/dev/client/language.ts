import type { MessageLanguage } from '../../diagnostics/diagnostics.ts';

let chosen: MessageLanguage = document.documentElement.lang === 'en' ? 'en' : 'ar';

/** The language in which the preview speaks: the server says it with each message. */
export const language = () => chosen;

export function setLanguage(next: MessageLanguage): void {
  chosen = next;
}
