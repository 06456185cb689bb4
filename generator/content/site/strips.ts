import type { Route, Site, WrittenSite } from '../../../site.schema.ts';
import type { Path } from '../../core/json/path.ts';
import { shownBlocks } from './shown-blocks.ts';
import { type StripPlace, stripPlaces } from './strip-places.ts';

/** Blocks at a position of every page. */
export interface Strip extends Pick<Route, 'blocks'> {
  place: StripPlace;
  label: string;
}

/** Path of a strip in the content. */
export const pathOfStrip = (place: StripPlace): Path => ['everyPage', place];

/** The strips of a site without hidden sections; empty ones are left out. */
export function shownStrips(written: WrittenSite['everyPage']): Pick<Site, 'everyPage'> {
  if (!written) return {};
  const shown = stripPlaces.flatMap((place) => {
    const strip = written[place];
    const blocks = strip && shownBlocks(strip.blocks as Route['blocks']);
    return blocks && blocks.length > 0 ? [[place, { ...strip, blocks }] as const] : [];
  });
  return shown.length > 0 ? { everyPage: Object.fromEntries(shown) } : {};
}

/** The strips of a site. */
export function stripsOf({ everyPage }: Pick<Site, 'everyPage'>): Strip[] {
  return stripPlaces.flatMap((place) => {
    const strip = everyPage?.[place];
    return strip ? [{ place, label: strip.label, blocks: strip.blocks as Route['blocks'] }] : [];
  });
}

/** Everything that has blocks: pages, the 404 page, strips. */
export const withBlocks = (site: Site): Pick<Route, 'blocks'>[] => [...site.routes, site.notFound, ...stripsOf(site)];
