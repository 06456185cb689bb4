import type { Route, Site } from '../../../site.schema.ts';
import type { SiteFrame } from '../../../templates/model/page/page-plan.ts';
import { sitePagesOf } from '../../content/collections/site-pages.ts';
import { hrefOf } from '../../content/site/page-url.ts';
import { linkedPath } from '../structured-data/page-entities.ts';

type Link = { label: string; href: string };

/** A list with more pages than this is no help: it keeps to those of the menu. */
const most = 12;

/** What an entry of the menu is in a list of pages: itself, or where it leads to no page the links of its sub-menu. */
function entriesOf<Entry extends { label: string; href?: string | undefined; links?: Link[] | undefined }>(entry: Entry): Link[] {
  const { label, href, links = [] } = entry;
  return href === undefined ? links : [{ label, href }];
}

/** Paths of all pages that a part of the content leads to. */
function pathsIn(value: unknown, visitedPaths = new Set<string>()): Set<string> {
  if (typeof value === 'string' && value.startsWith('/')) visitedPaths.add(linkedPath(value));
  else if (value !== null && typeof value === 'object') for (const inner of Object.values(value)) pathsIn(inner, visitedPaths);
  return visitedPaths;
}

/** Pages right below the home page that nothing around a page leads to, such as what a site says of privacy. */
function unlinkedPages({ header, footer, site, routes }: Site): Route[] {
  const linked = pathsIn([header, footer, site.search]);
  const isMissing = (route: Route) =>
    route.path !== '/' &&
    route.path.lastIndexOf('/') === 0 &&
    route.listed !== false &&
    !linked.has(route.path) &&
    !sitePagesOf(route);
  return routes.filter(isMissing);
}

/**
 * The pages that the foot of a site lists: those of the menu, without what leads elsewhere, and those that nothing else leads
 * to. @param shown the entries of the menu as pages show them.
 */
export function footerPages(site: Site, shown: SiteFrame['header']['links']): Link[] {
  const paths = new Set(site.routes.map(({ path }) => path));
  const written = site.header.links.flatMap(entriesOf);
  const inMenu = shown.flatMap(entriesOf).filter((_, index) => paths.has(linkedPath(written[index]?.href ?? '')));
  const others = unlinkedPages(site);
  if (inMenu.length + others.length > most) return inMenu;
  return [...inMenu, ...others.map(({ title, path }) => ({ label: title, href: hrefOf(site, path) }))];
}
