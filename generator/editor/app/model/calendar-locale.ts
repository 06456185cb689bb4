import type { MessageLanguage } from '../../../../templates/model/files/language.ts';

export const calendars = ['gregory', 'islamic-umalqura'] as const;

export type CalendarName = (typeof calendars)[number];

/**
 * Locales whose digits are 0-9; they set the names of months. Where a locale names its digits (`-nu-latn`), React Aria rejects
 * all others that are typed, such as ٣.
 */
const homes: Record<MessageLanguage, string> = { ar: 'ar-AE', en: 'en-GB' };

/** First days of the week. */
export const firstDays = { ar: 'sun', en: 'mon' } as const satisfies Record<MessageLanguage, string>;

/** Locale with a given calendar and Latin digits. */
export const localeOf = (language: MessageLanguage, calendar: CalendarName) => `${homes[language]}-u-ca-${calendar}`;

export const otherOf = (calendar: CalendarName): CalendarName => (calendar === 'gregory' ? 'islamic-umalqura' : 'gregory');
