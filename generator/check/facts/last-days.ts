import { get, items } from '../../core/json/walk.ts';
import type { LocatedValue } from './site-view.ts';

const isDay = (day: unknown): day is string => typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day);

/** Items of a list in an object. */
export const rowsOf = ({ value, path }: LocatedValue, key: string): LocatedValue[] =>
  items(get(value, key)).map((row, index) => ({ value: row, path: [...path, key, index] }));

/** Places and their schedules: both have opening hours. */
const withSchedules = (places: readonly LocatedValue[]): LocatedValue[] =>
  places.flatMap((place) => [place, ...rowsOf(place, 'schedules')]);

/** Last day of the holidays of each place. ISO dates compare as strings. */
export function holidaysOf(places: readonly LocatedValue[]): LocatedValue[] {
  return withSchedules(places).flatMap(({ value, path }): LocatedValue[] => {
    const ends = items(get(value, 'holidays')).map((holiday) => get(holiday, 'to') ?? get(holiday, 'from'));
    const days = ends.filter(isDay);
    const last = days.toSorted().at(-1);
    return last === undefined || days.length < ends.length ? [] : [{ value: last, path: [...path, 'holidays'] }];
  });
}

/** Last day of each season with its own opening hours. */
export function seasonsOf(places: readonly LocatedValue[]): LocatedValue[] {
  return withSchedules(places).flatMap(({ value, path }) =>
    items(get(value, 'seasons')).flatMap((season, index): LocatedValue[] => {
      const until = get(season, 'until');
      return isDay(until) ? [{ value: until, path: [...path, 'seasons', index, 'until'] }] : [];
    }),
  );
}
