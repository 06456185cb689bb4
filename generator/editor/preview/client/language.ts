import { wordsLanguage } from '../../../../templates/model/files/language.ts';
import type { MessageLanguage } from '../../../core/diagnostics/diagnostics.ts';

let chosen: MessageLanguage = wordsLanguage(document.documentElement.lang);

/** The language in which the preview speaks: the server says it with each message. */
export const language = () => chosen;

export function setLanguage(next: MessageLanguage): void {
  chosen = next;
}
