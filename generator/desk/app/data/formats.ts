import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import { fill, useLanguage, useWords } from '../words/words.tsx';

/** Locale of dates and numbers: Gregorian days and Western digits, as in the editor. */
const localeOf = (language: MessageLanguage) => `${language}-u-nu-latn-ca-gregory`;

/** @returns a function that writes a day with its time in the language of the desk */
export function useClock(): (when: number) => string {
  const clock = new Intl.DateTimeFormat(localeOf(useLanguage()), { dateStyle: 'medium', timeStyle: 'short' });
  return (when) => clock.format(when);
}

/** @returns a function that writes a number; a share of 1 with `percent` */
export function useNumbers(style: 'decimal' | 'percent' = 'decimal'): (value: number) => string {
  const numbers = new Intl.NumberFormat(localeOf(useLanguage()), { style, maximumFractionDigits: 0 });
  return (value) => numbers.format(value);
}

/** @returns a function that writes the size of a file, at least a kilobyte */
export function useSizes(): (bytes: number) => string {
  const { bytes: w } = useWords();
  const numbers = new Intl.NumberFormat(localeOf(useLanguage()), { maximumFractionDigits: 1 });
  return (bytes) =>
    bytes < 1_000_000
      ? fill(w.kilobytes, { n: numbers.format(Math.max(1, Math.round(bytes / 1000))) })
      : fill(w.megabytes, { n: numbers.format(bytes / 1_000_000) });
}
