import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import { fill, useLanguage, useWords } from '../words/words.tsx';

/** Locale of dates and numbers: Gregorian days and Western digits, as in the editor. */
const locales: Record<MessageLanguage, string> = { ar: 'ar-u-nu-latn-ca-gregory', en: 'en-GB' };

/** @returns a function that writes a day with its time in the language of the desk, such as `14 مارس 2026، 9:30 ص` */
export function useClock(): (when: number) => string {
  const { comma } = useWords();
  const locale = locales[useLanguage()];
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  const times = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
  // The same in one piece would put a second preposition into sentences.
  return (when) => `${days.format(when)}${comma}${times.format(when)}`;
}

/** @returns a function that writes a number; a share of 1 with `percent` */
export function useNumbers(style: 'decimal' | 'percent' = 'decimal'): (value: number) => string {
  const numbers = new Intl.NumberFormat(locales[useLanguage()], { style, maximumFractionDigits: 0 });
  return (value) => numbers.format(value);
}

/** @returns a function that writes the size of a file, at least a kilobyte */
export function useSizes(): (bytes: number) => string {
  const { bytes: w } = useWords();
  const numbers = new Intl.NumberFormat(locales[useLanguage()], { maximumFractionDigits: 1 });
  return (bytes) =>
    bytes < 1_000_000
      ? fill(w.kilobytes, { n: numbers.format(Math.max(1, Math.round(bytes / 1000))) })
      : fill(w.megabytes, { n: numbers.format(bytes / 1_000_000) });
}
