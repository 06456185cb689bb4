import { type StripPlace, stripPlaces } from '../../content/site/strip-places.ts';
import type { Path } from '../../core/json/path.ts';
import { isObject, type Json } from '../../core/json/value.ts';

/** The strip of every page that a list of sections is of; undefined for that of a page. */
export function stripOfList([top, place, list, ...rest]: Path): StripPlace | undefined {
  return top === 'everyPage' && list === 'blocks' && rest.length === 0 ? stripPlaces.find((one) => one === place) : undefined;
}

/** What goes with the only section of a strip: the strip, and what is on every page where it was all. @param all `everyPage` */
export function emptiedStrip(all: Json | undefined, place: StripPlace): Path {
  const others = isObject(all) ? Object.keys(all).filter((key) => key !== place) : [];
  return others.length > 0 ? ['everyPage', place] : ['everyPage'];
}
