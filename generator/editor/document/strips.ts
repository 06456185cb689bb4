import { type StripPlace, stripPlaces } from '../../content/site/strip-places.ts';
import type { Path } from '../../core/json/path.ts';
import { isObject, type Json } from '../../core/json/value.ts';

/** Strip of all pages that a list of sections belongs to; undefined for the sections of a page. */
export function stripOfList([top, place, list, ...rest]: Path): StripPlace | undefined {
  return top === 'everyPage' && list === 'blocks' && rest.length === 0 ? stripPlaces.find((one) => one === place) : undefined;
}

/**
 * Path to remove with the last section of a strip: the strip, or `everyPage` if nothing else is in it.
 * @param all value of `everyPage`
 */
export function emptiedStrip(all: Json | undefined, place: StripPlace): Path {
  const others = isObject(all) ? Object.keys(all).filter((key) => key !== place) : [];
  return others.length > 0 ? ['everyPage', place] : ['everyPage'];
}
