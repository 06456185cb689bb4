import type { Site } from '../../../site.schema.ts';
import { formatNumber } from '../../../templates/components/format-number.ts';
import { fill } from '../../../templates/model/labels/fill.ts';
import type { SitePages } from '../../../templates/model/page/page-plan.ts';
import type { SitePageList } from '../../content/collections/site-pages.ts';
import { hrefOf } from '../../content/site/page-url.ts';
import { searchPagePath } from '../../content/site/search-addresses.ts';

/** Plans a page of the list of all pages. */
export function planSitePages(whole: Site, { groups, page, count }: SitePageList): SitePages {
  const { site } = whole;
  const numbers = Array.from({ length: count === 1 ? 0 : count }, (_, index) => index + 1);
  return {
    isFirst: page === 1,
    groups: groups.map(({ label, pages }) => ({
      label,
      links: pages.map(({ title, path }) => ({ label: title, href: hrefOf(whole, path) })),
    })),
    pages: numbers.map((number) => {
      const label = formatNumber(number, site);
      const href = hrefOf(whole, searchPagePath(site.search?.path ?? '', number));
      return { label, name: fill(site.labels.posts.page, label), href, isCurrent: number === page };
    }),
  };
}
