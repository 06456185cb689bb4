import { wordsLanguage } from '../../../../templates/model/files/language.ts';
import type { MessageLanguage } from '../../../core/diagnostics/diagnostics.ts';

let chosen: MessageLanguage = wordsLanguage(document.documentElement.lang);

/** Language of the preview's interface; each message sets it. */
export const language = () => chosen;

export function setLanguage(next: MessageLanguage): void {
  chosen = next;
}
