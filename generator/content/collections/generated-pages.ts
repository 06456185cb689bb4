import type { Route, Site } from '../../../site.schema.ts';
import type { Path } from '../../core/json/path.ts';

/** A generated page, and the paths in the content that its parts come from. More specific paths come first. */
export interface GeneratedPage {
  route: Route;
  places: [place: Path, content: Path][];
}

const generatedRoutes = new WeakSet<Route>();

/** Adds generated pages to a site. */
export function withGeneratedPages(site: Site, generatedPages: readonly GeneratedPage[]): Site {
  const routes = generatedPages.map(({ route }) => route);
  for (const route of routes) generatedRoutes.add(route);
  return { ...site, routes: [...site.routes, ...routes] };
}

/** Whether a page is generated (for a collection or the search) rather than written in the content. */
export const isGeneratedPage = (route: Route): boolean => generatedRoutes.has(route);

type Crumbs = Route['breadcrumb'];

/** Breadcrumb of the parent of a path: of the nearest page in the content, in the end the home page. */
export function crumbsAbove(path: string, routes: ReadonlyMap<string, Route>, home: string): Crumbs {
  const above = path.slice(0, path.lastIndexOf('/')) || '/';
  const { breadcrumb = [] } = routes.get(above) ?? {};
  const own = breadcrumb.at(-1);
  if (own) return [...breadcrumb.slice(0, -1), { ...own, href: above }];
  return above === '/' ? [{ label: home, href: '/' }] : crumbsAbove(above, routes, home);
}
