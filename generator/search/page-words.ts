import type { Route, Site } from '../../site.schema.ts';
import type { FoundPage } from '../../templates/page/page-plan.ts';
import { searchFields } from '../../templates/site-search/index-format.ts';
import { wordsIn } from '../../templates/site-search/words.ts';
import { linkedPath } from '../findability/page-entities.ts';
import { madeListOf } from '../posts/derived.ts';
import { isStoredRoute } from '../site/stored-routes.ts';

/** What a site says of a page elsewhere than on it. */
interface PageWords {
  /** What it is called besides its title, and sought by. */
  names: string[];
  /** Whether it lists posts by what they have in common: what is called so is found elsewhere. */
  isListing: boolean;
}

/** Words of links within a part of the content, by the pages that they lead to; a link to a place of a page names no page. */
function addLinks(value: unknown, found: Map<string, Set<string>>): void {
  if (value === null || typeof value !== 'object') return;
  const { href, label } = value as { href?: unknown; label?: unknown };
  if (typeof href === 'string' && typeof label === 'string' && /^\/[^?#]*$/.test(href)) {
    const path = linkedPath(href);
    found.set(path, (found.get(path) ?? new Set()).add(label));
  }
  for (const inner of Object.values(value)) addLinks(inner, found);
}

// Pages of the file are no listings, and most of them stay on the disk.
const isListing = (route: Route) =>
  !isStoredRoute(route) && route.blocks.some((block) => (madeListOf(block)?.by ?? 'all') !== 'all');

/** What a site says of its pages besides what stands on them, by their paths. */
function wordsOfPages({ header, footer, routes }: Site): Map<string, PageWords> {
  const links = new Map<string, Set<string>>();
  addLinks([header, footer], links);
  return new Map(
    routes.map((route) => {
      const { path, keywords = [] } = route;
      return [path, { names: [...(links.get(path) ?? []), ...keywords], isListing: isListing(route) }];
    }),
  );
}

/** The path of a page, without reading its text. */
function pathOf({ row }: FoundPage): string {
  const path = /^\["(?:[^"\\]|\\.)*"/.exec(row)?.[0].slice(1) ?? '""';
  return `/${JSON.parse(path)}`;
}

const [title, text] = [searchFields.indexOf('title'), searchFields.indexOf('text')];

/** A page that is found by more words than stand on it; the title of one that lists others says no more than its text. */
function withWords(page: FoundPage, { names, isListing }: PageWords): FoundPage {
  if (names.length === 0 && !isListing) return page;
  const times = new Map<string, number[]>();
  const terms = page.terms === '' ? [] : page.terms.split(' ');
  for (const [index, term] of terms.entries()) {
    const counts = [...page.times.slice(index * searchFields.length, (index + 1) * searchFields.length)];
    if (isListing) [counts[title], counts[text]] = [0, (counts[text] ?? 0) + (counts[title] ?? 0)];
    times.set(term, counts);
  }
  for (const { term } of wordsIn(names.join(' · '))) {
    const counts = times.get(term) ?? searchFields.map(() => 0);
    counts[title] = (counts[title] ?? 0) + 1;
    times.set(term, counts);
  }
  return {
    ...page,
    terms: [...times.keys()].join(' '),
    times: Uint8Array.from([...times.values()].flat(), (count) => Math.min(count, 255)),
  };
}

/** Pages as they are found, with what their site says of them elsewhere. */
export function withSiteWords(site: Site, pages: readonly FoundPage[]): FoundPage[] {
  const words = wordsOfPages(site);
  return pages.map((page) => {
    const own = words.get(pathOf(page));
    return own ? withWords(page, own) : page;
  });
}
