import { type ComponentType, createElement } from 'react';
import type { SiteFrame } from '../../../templates/model/page/page-plan.ts';
import type { RenderContext } from '../../../templates/model/page/render-context.tsx';
import { memoize } from '../../core/util/memoize.ts';
import { createContext, toStaticHtml } from './context.tsx';
import { type VisibleCharacters, visibleCharactersIn } from './visible-text.ts';

/** Kept of each part: as many as pages differ in the links that lead to them, and in what stands before the part. */
const maxCached = 128;

/** Every address that a part of the frame names, without what follows its path, and without a slash at its end. */
function addressesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (value.startsWith('/'))
      found.add(
        value
          .replace(/[?#].*/s, '')
          .replace(/\/$/, '')
          .toLowerCase(),
      );
  } else if (value !== null && typeof value === 'object') {
    for (const child of Object.values(value)) addressesIn(child, found);
  }
  return found;
}

/**
 * Makes the function that tells what the frame can know of a page: of its address, the beginnings that are addresses in the
 * frame. Two pages with the same have the same links marked as leading to them, or to what they are part of. Links are
 * compared as the router does, which takes no notice of case.
 */
export function createPlaceOf({ home, header, footer, announcement, site, search }: SiteFrame): (href: string) => string {
  const known = addressesIn([home, header, footer, announcement, site, search]);
  return (href) => {
    const ends = [...href.matchAll(/\/|$/g)].map(({ index }) => index);
    const begun = ends.map((end) => href.slice(0, end)).findLast((start) => known.has(start.toLowerCase()));
    return begun === href.replace(/\/$/, '') ? `at ${href}` : `below ${begun}`;
  };
}

/** A part that is rendered, and what it leaves for the rest of the page. */
interface RenderedPart extends Pick<RenderContext, 'islands' | 'ids' | 'pictures' | 'resources'> {
  html: string;
  drawn: VisibleCharacters;
}

function renderPart(Part: ComponentType, before: RenderContext): RenderedPart {
  const context = createContext(before);
  const html = toStaticHtml(context, createElement(Part));
  const { ids, pictures, resources } = context;
  return {
    html,
    drawn: visibleCharactersIn(html),
    ids,
    pictures,
    resources,
    islands: context.islands.slice(before.islands.length),
  };
}

/**
 * Makes the function that renders a part which many pages share: once for all pages that it looks the same on. It knows
 * nothing of a page but what its context says: the frame, the address, and what was rendered before, which it counts on.
 */
export function createSharedPart(Part: ComponentType, placeOf: (href: string) => string) {
  const render = memoize((context: RenderContext) => renderPart(Part, context), {
    most: maxCached,
    keyOf: ({ href, ids, islands, pictures, otherEditions }) =>
      `${ids.count} ${islands.length} ${pictures.count} ${placeOf(href)} ${otherEditions ? JSON.stringify(otherEditions) : ''}`,
  });
  return (context: RenderContext): Pick<RenderedPart, 'html' | 'drawn'> => {
    const { html, drawn, ids, pictures, resources, islands } = render(context);
    context.ids.count = ids.count;
    context.pictures.count = pictures.count;
    context.islands.push(...islands);
    context.resources.pictures.push(...resources.pictures);
    return { html, drawn };
  };
}
