import { useLanguage } from '../words/words.tsx';

/** Formats dates and times in the interface language. */
export function useClock(): (when: number) => string {
  const clock = new Intl.DateTimeFormat(`${useLanguage()}-u-nu-latn-ca-gregory`, { dateStyle: 'medium', timeStyle: 'short' });
  return (when) => clock.format(when);
}
