import type { Route, Site } from '../../../site.schema.ts';
import type { Path } from '../../core/json/path.ts';

/** A page that the engine makes, and what in the content each of its places comes from, the longest place first. */
export interface GeneratedPage {
  route: Route;
  places: [place: Path, content: Path][];
}

const generatedRoutes = new WeakSet<Route>();

/** Adds pages that the engine makes to those of a site. */
export function withGeneratedPages(site: Site, generatedPages: readonly GeneratedPage[]): Site {
  const routes = generatedPages.map(({ route }) => route);
  for (const route of routes) generatedRoutes.add(route);
  return { ...site, routes: [...site.routes, ...routes] };
}

/** Whether the engine makes a page, of a collection or to search the site; all others are written in the content. */
export const isGeneratedPage = (route: Route): boolean => generatedRoutes.has(route);

type Crumbs = Route['breadcrumb'];

/** The way to the page above a path: that of the nearest page of the content, the home page at last. */
export function crumbsAbove(path: string, routes: ReadonlyMap<string, Route>, home: string): Crumbs {
  const above = path.slice(0, path.lastIndexOf('/')) || '/';
  const { breadcrumb = [] } = routes.get(above) ?? {};
  const own = breadcrumb.at(-1);
  if (own) return [...breadcrumb.slice(0, -1), { ...own, href: above }];
  return above === '/' ? [{ label: home, href: '/' }] : crumbsAbove(above, routes, home);
}
