import { formatTime, weekdayName } from '../../components/format-time.ts';
import { fill } from '../../model/labels/fill.ts';
import { useLabelsOf, useRenderContext } from '../../model/page/render-context.tsx';
import type { labels } from './labels.ts';
import { type Days, isAllDay, type Spell } from './week.ts';

/** Texts about opening hours, in the language of the site. */
export function useTimeWords() {
  const { site } = useRenderContext().frame;
  const words = useLabelsOf<typeof labels>('places');
  /** Time HH:MM. Times with 12 are ambiguous, so both halves of the day get names. */
  const time = (at: string) => {
    if (at === '12:00') return words.noon;
    return at === '00:00' || at === '24:00' ? words.midnight : formatTime(at, site);
  };
  const days = ({ first, last }: Days) => {
    if (last - first === 6) return words.everyDay;
    const name = weekdayName(first, site);
    return first === last ? name : fill(words.range, name, weekdayName(last, site));
  };
  const spell = ({ from, to }: Spell) => (isAllDay({ from, to }) ? words.allDay : fill(words.range, time(from), time(to)));
  return { words, time, days, spell };
}
