import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';

/** Locales whose digits are 0-9. */
const locales: Record<MessageLanguage, string> = { ar: 'ar-AE', en: 'en-GB' };

/** Day in words, in UTC. @param at milliseconds since 1970 */
export const dayInWords = (at: number, language: MessageLanguage): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' }).format(at);
