import type { Route, Site } from '../../../site.schema.ts';
import { formatNumber } from '../../../templates/components/format-number.ts';
import { fill } from '../../../templates/model/labels/fill.ts';
import { listPageCount, pagesInList, searchPagePath } from '../site/search-addresses.ts';
import { generatedListOf } from './generated-blocks.ts';

/** Pages of one section. */
export interface RouteGroup {
  /** Empty if there is only one group. */
  label: string;
  pages: Pick<Route, 'title' | 'path'>[];
}

/** A page of the list of all pages; generated, a site file cannot set it. */
export interface SitePageList {
  groups: RouteGroup[];
  page: number;
  /** Number of pages of the list. */
  count: number;
}

type SearchRoute = Route & { sitePages: SitePageList };

/** Content of a page of the list of all pages; undefined for other pages. */
export const sitePagesOf = (route: object): SitePageList | undefined => (route as Partial<SearchRoute>).sitePages;

/** Whether a page is a later page of a list: the items there have their own pages. */
const isContinuation = (route: Route) => route.blocks.some((block) => (generatedListOf(block)?.page ?? 1) > 1);

/** Whether the site search finds a page. */
export function isSearchable(route: Route): boolean {
  if (sitePagesOf(route) || isContinuation(route)) return false;
  return route.searchable ?? route.listed !== false;
}

/** Whether a page lists the posts of a category, a tag or an author: the posts themselves are better search results. */
export const isListOfTerm = (route: Route) => route.blocks.some((block) => (generatedListOf(block)?.by ?? 'all') !== 'all');

/** Breadcrumb items between the home page and the page itself. */
const above = ({ breadcrumb }: Route) => breadcrumb.slice(0, -1).filter(({ href }) => href !== '/');

/** Groups pages by section, according to their breadcrumbs; pages without a section come last. */
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

/** Splits groups into pages of limited length; a group that continues on the next page is labelled there again. */
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

/** The search page with the list of all pages, and the further pages of that list. */
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
