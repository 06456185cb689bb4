import type { Route, Site } from '../../../site.schema.ts';
import type { PagePlan, SiteFrame, SocialPicture } from '../../../templates/model/page/page-plan.ts';
import type { Planned } from '../../../templates/model/planned/planned.ts';
import type { Footer, Header } from '../../../templates/model/site/site.ts';
import { isListOfTerm, isSearchable, sitePagesOf } from '../../content/collections/site-pages.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import { notFoundPlace } from '../../content/site/desk-forms.ts';
import { fieldAt } from '../../content/site/fields.ts';
import { localisedText, titleWithName } from '../../content/site/localised-texts.ts';
import { linkedLanguages, otherEditionsOf } from '../../content/site/other-editions.ts';
import { editionPath, hrefOf, pagePath, pageUrl } from '../../content/site/page-url.ts';
import { placeOfBlock } from '../../content/site/shown-blocks.ts';
import type { Colour } from '../../content/text/code/colouring.ts';
import { siteFace } from '../../content/theme/theme.ts';
import type { Path } from '../../core/json/path.ts';
import { once } from '../../core/util/memoize.ts';
import { createDescriber } from '../structured-data/structured-data.ts';
import { isAnnounced } from './announcement.ts';
import { createDeferredStyleSets, deferredStyleSetOf, leadBlocksOf, openingSetOf, searchStyles } from './deferred-styles.ts';
import { withDeskAddresses } from './desk-addresses.ts';
import { footerPages } from './footer-pages.ts';
import { isMenuGrouped } from './header-row/header-row.ts';
import { planContents } from './page-contents.ts';
import { postMetadata } from './post-metadata.ts';
import { createResolver } from './resolve.ts';
import type { Annotate } from './resolving.ts';
import { planSitePages } from './site-pages.ts';
import { planStrips } from './strips.ts';
import { planUnpublished } from './unpublished.ts';

/** Schema field of a page key; the 404 page has the same fields. */
const pageField = (key: string) => fieldAt(['notFound', key]);
const blockField = fieldAt(['notFound', 'blocks', 0]);
const breadcrumbField = pageField('breadcrumb');

/** Options of a planner. */
export interface PlanOptions {
  annotate?: Annotate;
  /** Social pictures. */
  pictures?: (route: Route) => SocialPicture;
  /** Syntax highlighter; without it code has no colours. */
  colour?: Colour;
}

/** Path of a page in the content, on the host and in the output. */
interface PageLocation
  extends Pick<
    PagePlan,
    'href' | 'outputPath' | 'canonical' | 'socialPicture' | 'structuredData' | 'otherEditions' | 'alternates'
  > {
  path: Path;
}

/** Plans the pages of a site one at a time: a build plans all, the preview only requested ones. */
export interface Planner {
  frame: SiteFrame;
  planRoute: (route: Route, index: number) => PagePlan;
  planNotFound: () => PagePlan;
  /** All pages in content order, the 404 page last. */
  planAll: () => PagePlan[];
  /** The same pages, planned on demand. */
  readonly pages: PlannablePage[];
}

/** A page that is planned on demand. */
export interface PlannablePage {
  outputPath: string;
  /** Absent for the 404 page. */
  route?: Route;
  plan: () => PagePlan;
}

/** Pure: the same site and assets give the same plans. */
export function createPlanner(site: Site, assets: AssetIndex, { annotate, pictures, colour }: PlanOptions = {}): Planner {
  const resolve = createResolver(site, assets, { annotate, colour });
  const describePage = createDescriber(site, assets);
  const notFoundPath = editionPath(site, '404.html');
  const theme = siteFace(site);
  const styleSetWith = createDeferredStyleSets(site);
  const resolveBlocks = (blocks: Route['blocks'], path: Path, place: string) => {
    const planned = blocks.map((block, index) => resolve(block, blockField, [...path, 'blocks', placeOfBlock(blocks, index)]));
    return withDeskAddresses(site, place, blocks, planned);
  };

  const planSearch = (
    route: Omit<Route, 'path'> & { path?: string },
  ): Pick<PagePlan, 'isSearchable' | 'isFoundLast' | 'siteSearch'> => {
    const listed = sitePagesOf(route);
    if (listed) return { siteSearch: planSitePages(site, listed) };
    const isFound = site.site.search && route.path !== undefined && isSearchable(route as Route);
    return isFound ? { isSearchable: true, ...(isListOfTerm(route as Route) && { isFoundLast: true }) } : {};
  };
  const planPage = (route: Omit<Route, 'path'> & { path?: string }, { path, ...place }: PageLocation): PagePlan => {
    const leadBlocks = leadBlocksOf(route.blocks, theme);
    return {
      ...place,
      title: route.title,
      documentTitle: titleWithName(site, route.title),
      description: localisedText(site, route.description) ?? route.title,
      ...postMetadata(site, route),
      breadcrumb: resolve(route.breadcrumb, breadcrumbField, [...path, 'breadcrumb']),
      blocks: resolveBlocks(route.blocks, path, route.path ?? notFoundPlace),
      leadBlocks,
      ...(route.layout && { layout: route.layout }),
      openingSet: openingSetOf(route),
      styleSet: styleSetWith(sitePagesOf(route) ? searchStyles : deferredStyleSetOf(route, theme)),
      ...planContents(route, leadBlocks.count),
      scrollToTop: route.scrollToTop === true,
      ...planUnpublished(route, site.site),
      ...planSearch(route),
    };
  };

  const header: Planned<Header> = resolve(site.header, fieldAt(['header']), ['header']);
  const footer: Planned<Footer> = resolve(site.footer, fieldAt(['footer']), ['footer']);
  const frame: SiteFrame = {
    home: hrefOf(site, '/'),
    site: resolve(site.site, fieldAt(['site']), ['site']),
    ...linkedLanguages(site),
    ...(isAnnounced(site) && {
      announcement: resolve(site.announcement, fieldAt(['announcement']), ['announcement']),
    }),
    ...planStrips(site, resolve, resolveBlocks),
    header,
    isMenuGrouped: isMenuGrouped(site, assets),
    footer: { ...footer, pages: footer.pages && { ...footer.pages, links: footerPages(site, header.links) } },
    ...(site.site.search && { search: hrefOf(site, site.site.search.path) }),
  };
  const planRoute = (route: Route, index: number): PagePlan => {
    const href = hrefOf(site, route.path);
    const canonical = route.listed === false ? null : pageUrl(site, route.path);
    return planPage(route, {
      path: ['routes', index],
      href,
      outputPath: pagePath(site, route.path),
      canonical,
      socialPicture: pictures?.(route),
      structuredData: describePage(route),
      ...otherEditionsOf(site, route.path),
    });
  };
  const planNotFound = (): PagePlan =>
    planPage(site.notFound, {
      path: ['notFound'],
      href: hrefOf(site, '/404.html'),
      outputPath: notFoundPath,
      canonical: null,
      ...otherEditionsOf(site),
    });
  const pages = once((): PlannablePage[] => {
    const routes = site.routes.map((route, index) => {
      return { outputPath: pagePath(site, route.path), route, plan: () => planRoute(route, index) };
    });
    return [...routes, { outputPath: notFoundPath, plan: planNotFound }];
  });
  return {
    frame,
    planRoute,
    planNotFound,
    planAll: () => [...site.routes.map(planRoute), planNotFound()],
    get pages() {
      return pages();
    },
  };
}
