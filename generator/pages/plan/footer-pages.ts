import type { Route, Site } from '../../../site.schema.ts';
import type { SiteFrame } from '../../../templates/model/page/page-plan.ts';
import { sitePagesOf } from '../../content/collections/site-pages.ts';
import { hrefOf } from '../../content/site/page-url.ts';
import { linkedPath } from '../structured-data/page-entities.ts';

type Link = { label: string; href: string };

/** A longer list does not help: then only the pages of the menu are listed. */
const most = 12;

/** Pages of a menu item: the item itself, or the links of its sub-menu if it has no page. */
function entriesOf<Entry extends { label: string; href?: string | undefined; links?: Link[] | undefined }>(entry: Entry): Link[] {
  const { label, href, links = [] } = entry;
  return href === undefined ? links : [{ label, href }];
}

/** Paths of all pages that a part of the content links to. */
function pathsIn(value: unknown, visitedPaths = new Set<string>()): Set<string> {
  if (typeof value === 'string' && value.startsWith('/')) visitedPaths.add(linkedPath(value));
  else if (value !== null && typeof value === 'object') for (const inner of Object.values(value)) pathsIn(inner, visitedPaths);
  return visitedPaths;
}

/** Pages directly below the home page that neither header nor footer link to, such as a privacy statement. */
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
 * Pages listed in the footer: the internal links of the menu, and pages that neither header nor footer link to.
 * @param shown planned menu items
 */
export function footerPages(site: Site, shown: SiteFrame['header']['links']): Link[] {
  const paths = new Set(site.routes.map(({ path }) => path));
  const written = site.header.links.flatMap(entriesOf);
  const inMenu = shown.flatMap(entriesOf).filter((_, index) => paths.has(linkedPath(written[index]?.href ?? '')));
  const others = unlinkedPages(site);
  if (inMenu.length + others.length > most) return inMenu;
  return [...inMenu, ...others.map(({ title, path }) => ({ label: title, href: hrefOf(site, path) }))];
}
