import type { Route, Site } from '../../../site.schema.ts';
import { descriptorOf } from '../../../templates/blocks/descriptors.ts';
import type { PlannedPageLink, PlannedPages } from '../../../templates/model/planned/pages.ts';
import { generatedListOf } from '../../content/collections/generated-blocks.ts';
import { sitePagesOf } from '../../content/collections/site-pages.ts';
import { type Field, fieldAt } from '../../content/site/fields.ts';
import { localisedText } from '../../content/site/localised-texts.ts';
import { pagesBelow, shownPagesOf, shownParent } from '../../content/site/pages-below.ts';
import type { Path } from '../../core/json/path.ts';
import { memoizeByObject } from '../../core/util/memoize.ts';
import type { Resolve } from './resolving.ts';

interface PagesPlannerInput {
  site: Site;
  resolve: Resolve;
  resolveMembers: (value: object, field: Field, path: Path) => object;
  resolveHref: (href: string) => string;
}

/** Reference of a block to the pages it lists, and how to show them. */
interface PagesReference {
  type: string;
  look?: PlannedPages['look'] | undefined;
  most?: number | undefined;
}

/** Whether a page appears in lists: further pages of a list and pages hidden from search engines do not. */
const isListed = (route: Route) =>
  route.listed !== false && !sitePagesOf(route) && !route.blocks.some((block) => (generatedListOf(block)?.page ?? 1) > 1);

const belowOf = memoizeByObject((site: Site) => pagesBelow(site.routes.filter(isListed)));
const pathsOf = memoizeByObject((site: Site) => new Map(site.routes.map(({ path }, index) => [path, index])));

/** Pages that a block lists: children of a page or siblings of its own page. */
function listOf(site: Site, shown: Parameters<typeof shownParent>[0], path: string | undefined): Route[] {
  return belowOf(site).get(shownParent(shown, path, (one) => pathsOf(site).has(one))) ?? [];
}

/** Metadata of all pages that the blocks of a page list. */
export const pagesShownOn = (site: Site, route: Route): unknown[] =>
  shownPagesOf(route).map((shown) =>
    listOf(site, shown, route.path).map(({ path, title, description }) => [path, title, description]),
  );

/** Plans blocks that list child or sibling pages. */
export function createPagesPlanner({ site, resolve, resolveMembers, resolveHref }: PagesPlannerInput) {
  const linkTo = ({ path, title, description }: Route, hasText: boolean): PlannedPageLink => {
    const index = pathsOf(site).get(path) ?? 0;
    const text = hasText ? localisedText(site, description) : undefined;
    return {
      label: resolve(title, fieldAt(['routes', index, 'title']), ['routes', index, 'title']) as string,
      href: resolveHref(path),
      ...(text !== undefined && { text }),
    };
  };
  return (block: PagesReference, field: Field, place: Path): PlannedPages => {
    const { look = 'cards', most, ...own } = block;
    const shown = descriptorOf(block.type)?.showsPages?.(block) ?? { of: undefined, isAround: false };
    const current = place[0] === 'routes' ? site.routes[Number(place[1])]?.path : undefined;
    const list = listOf(site, shown, current);
    const at = list.findIndex(({ path }) => path === current);
    const neighbourAt = (index: number) => (at === -1 ? undefined : list[index]);
    const [previous, next] = [neighbourAt(at - 1), neighbourAt(at + 1)];
    return {
      ...(resolveMembers(own, field, place) as Pick<PlannedPages, 'type'>),
      look,
      pages: shown.isAround ? [] : list.slice(0, most).map((route) => linkTo(route, true)),
      ...(shown.isAround && {
        around: { previous: previous && linkTo(previous, false), next: next && linkTo(next, false) },
      }),
    };
  };
}
