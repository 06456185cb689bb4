import { type ComponentType, createElement } from 'react';
import type { SiteFrame } from '../../../templates/model/page/page-plan.ts';
import { pageMark, type RenderContext } from '../../../templates/model/page/render-context.tsx';
import { escapeHtml } from '../../core/util/escape-html.ts';
import { memoize } from '../../core/util/memoize.ts';
import { createContext, toStaticHtml } from './context.tsx';
import { type VisibleCharacters, visibleCharactersIn } from './visible-text.ts';

/** Maximum number of cached variants of a part. Pages differ in current links, and in what was rendered before the part. */
const maxCached = 128;

/** All internal addresses in a part of the frame, without query, fragment and trailing slash. */
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
 * Returns a function that maps a page address to the addresses of the frame it matches or is below. Pages with the same result
 * have the same links marked as current. Addresses are compared case-insensitively, as in the router.
 */
export function createPlaceOf({ home, header, footer, announcement, site, search }: SiteFrame): (href: string) => string {
  const known = addressesIn([home, header, footer, announcement, site, search]);
  return (href) => {
    const ends = [...href.matchAll(/\/|$/g)].map(({ index }) => index);
    const begun = ends.map((end) => href.slice(0, end)).findLast((start) => known.has(start.toLowerCase()));
    return begun === href.replace(/\/$/, '') ? `at ${href}` : `below ${begun}`;
  };
}

/** A rendered part, and the state it leaves for the rest of the page. */
interface RenderedPart extends Pick<RenderContext, 'islands' | 'ids' | 'pictures' | 'resources'> {
  html: string;
  /** Whether a form in it sends the address of the page. */
  sendsPage: boolean;
  visible: VisibleCharacters;
}

function renderPart(Part: ComponentType, before: RenderContext): RenderedPart {
  const context = createContext(before);
  const html = toStaticHtml(context, createElement(Part));
  const { ids, pictures, resources } = context;
  return {
    html,
    sendsPage: html.includes(pageMark),
    visible: visibleCharactersIn(html),
    ids,
    pictures,
    resources,
    islands: context.islands.slice(before.islands.length),
  };
}

/**
 * Returns a function that renders a part shared by many pages, once for all pages on which it looks the same. The part depends
 * only on its context: the frame, the address, and the counters of what was rendered before.
 */
export function createSharedPart(Part: ComponentType, placeOf: (href: string) => string) {
  const render = memoize((context: RenderContext) => renderPart(Part, context), {
    maxKeys: maxCached,
    keyOf: ({ href, ids, islands, pictures, otherEditions }) =>
      `${ids.count} ${islands.length} ${pictures.count} ${placeOf(href)} ${otherEditions ? JSON.stringify(otherEditions) : ''}`,
  });
  return (context: RenderContext): Pick<RenderedPart, 'html' | 'visible'> => {
    const { html, sendsPage, visible, ids, pictures, resources, islands } = render(context);
    context.ids.count = ids.count;
    context.pictures.count = pictures.count;
    context.islands.push(...islands);
    context.resources.pictures.push(...resources.pictures);
    return { html: sendsPage ? html.replaceAll(pageMark, escapeHtml(context.href)) : html, visible };
  };
}
