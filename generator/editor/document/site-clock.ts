import { isTimeZone } from '../../../templates/schema/rules.ts';
import { textOf } from '../../core/json/text-of.ts';
import type { Json } from '../../core/json/value.ts';
import { get, items } from '../../core/json/walk.ts';

/** Offset for a site that has neither a time zone nor a moment: that of Saudi Arabia. */
const usualOffset = '+03:00';

const offsetPattern = /T\d\d:\d\d(?::\d\d)?(Z|[+-]\d\d:\d\d)$/;

const objectsIn = (value: unknown): unknown[] => (value !== null && typeof value === 'object' ? Object.values(value) : []);

/** Time zones that places name: of collections, and of sections. */
function zonesIn(site: Json): string[] {
  const collections = objectsIn(get(site, 'collections'));
  const sections = items(get(site, 'routes')).flatMap((page) => items(get(page, 'blocks')));
  return [...collections, ...sections].map((one) => textOf(get(one, 'timeZone'))).filter(isTimeZone);
}

/** Offsets of the moments of posts and pages, in file order. */
function offsetsIn(site: Json): string[] {
  const posts = objectsIn(get(site, 'collections')).flatMap((one) => items(get(one, 'posts')));
  const moments = [
    ...posts.flatMap((post) => [get(get(post, 'event'), 'start'), get(get(post, 'event'), 'end'), get(post, 'date')]),
    ...[...posts, ...items(get(site, 'routes'))].flatMap((one) => [get(one, 'from'), get(one, 'until')]),
  ];
  return moments.flatMap((moment) => offsetPattern.exec(textOf(moment))?.[1] ?? []);
}

/** Most frequent member; of several, the first. */
function mostFrequent(list: readonly string[]): string | undefined {
  const times = (one: string) => list.filter((other) => other === one).length;
  return [...new Set(list)].toSorted((one, other) => times(other) - times(one))[0];
}

/**
 * Time zone in which times of a site are entered, wherever the editor is: that of its places, else the offset of its other
 * times, else that of Saudi Arabia.
 * @returns IANA name or UTC offset
 */
export const timeZoneOf = (site: Json): string => mostFrequent(zonesIn(site)) ?? mostFrequent(offsetsIn(site)) ?? usualOffset;
