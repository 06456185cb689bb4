import type { Route, Site } from '../../../site.schema.ts';
import { formatNumber } from '../../../templates/components/format-number.ts';
import { fill } from '../../../templates/model/labels/fill.ts';
import { listPageCount, pagesInList, searchPagePath } from '../site/search-addresses.ts';
import { generatedListOf } from './generated-blocks.ts';

/** Pages of a site that belong together. */
export interface RouteGroup {
  /** Empty where there is but one group. */
  label: string;
  pages: Pick<Route, 'title' | 'path'>[];
}

/** A page of the list of all pages, which no site file can say. */
export interface SitePageList {
  groups: RouteGroup[];
  page: number;
  /** Pages of the list. */
  count: number;
}

type SearchRoute = Route & { sitePages: SitePageList };

/** What a page of the list of all pages lists; undefined for other pages. */
export const sitePagesOf = (route: object): SitePageList | undefined => (route as Partial<SearchRoute>).sitePages;

/** Whether a page goes on with a list: what stands there has pages of its own. */
const isContinuation = (route: Route) => route.blocks.some((block) => (generatedListOf(block)?.page ?? 1) > 1);

/** Whether the search of the site finds a page. */
export function isSearchable(route: Route): boolean {
  if (sitePagesOf(route) || isContinuation(route)) return false;
  return route.searchable ?? route.listed !== false;
}

/** Whether a page lists what has a tag or an author: what it lists answers a question better. */
export const isListOfTerm = (route: Route) => route.blocks.some((block) => (generatedListOf(block)?.by ?? 'all') !== 'all');

/** The way to a page without the home page and the page itself. */
const above = ({ breadcrumb }: Route) => breadcrumb.slice(0, -1).filter(({ href }) => href !== '/');

/** Pages by the section that they are in, as their breadcrumbs say it; what is in none comes last. */
function groupPages(routes: readonly Route[], others: string): RouteGroup[] {
  const sections = new Map<string, RouteGroup>();
  for (const route of routes) {
    const [section] = above(route);
    if (section?.href && !sections.has(section.href)) sections.set(section.href, { label: section.label, pages: [] });
  }
  const rest: RouteGroup = { label: others, pages: [] };
  for (const route of routes) {
    const group = sections.get(route.path) ?? sections.get(above(route)[0]?.href ?? '') ?? rest;
    group.pages.push({ title: route.title, path: route.path });
  }
  const groups = [...sections.values(), rest].filter(({ pages }) => pages.length > 0);
  return groups.length === 1 ? groups.map((group) => ({ ...group, label: '' })) : groups;
}

/** Groups in pieces of so many pages; a group that goes on in the next piece is named there again. */
function paginate(groups: readonly RouteGroup[]): RouteGroup[][] {
  const pieces: RouteGroup[][] = [];
  let room = 0;
  for (const { label, pages } of groups) {
    for (let from = 0; from < pages.length; ) {
      if (room === 0) {
        pieces.push([]);
        room = pagesInList;
      }
      const some = pages.slice(from, from + room);
      pieces.at(-1)?.push({ label, pages: some });
      from += some.length;
      room -= some.length;
    }
  }
  return pieces;
}

/** The pages that the search of a site brings: the one that searches, with the list of all pages, and where that goes on. */
export function makeSearchPages({ site, routes }: Site): SearchRoute[] {
  if (!site.search) return [];
  const { path } = site.search;
  const { siteSearch: words, posts, home } = site.labels;
  const found = routes.filter(isSearchable);
  const count = listPageCount(found.length);
  return paginate(groupPages(found, words.others)).map((groups, index): SearchRoute => {
    const number = formatNumber(index + 1, site);
    const title = index === 0 ? words.title : fill(posts.pageTitle, words.title, number);
    const crumbs = index === 0 ? [{ label: title }] : [{ label: words.title, href: path }, { label: fill(posts.page, number) }];
    return {
      path: searchPagePath(path, index + 1),
      title,
      description: words.description,
      breadcrumb: [{ label: home, href: '/' }, ...crumbs],
      blocks: [],
      listed: false,
      sitePages: { groups, page: index + 1, count },
    };
  });
}
