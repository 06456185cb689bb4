import { useLanguage } from '../words/words.tsx';

/** Formats dates and times in the interface language. */
export function useClock(dateStyle: 'medium' | 'long' = 'medium'): (when: number) => string {
  const clock = new Intl.DateTimeFormat(`${useLanguage()}-u-nu-latn-ca-gregory`, { dateStyle, timeStyle: 'short' });
  return (when) => clock.format(when);
}
