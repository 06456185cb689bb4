import { descriptorOf } from '../../../templates/blocks/descriptors.ts';
import { decodedAddress } from '../../../templates/model/addresses/decode.ts';
import type { ShownPages } from '../../../templates/schema/block/descriptor.ts';
import { memoizeByBlocks } from './memoize-by-blocks.ts';

/** Path of the nearest ancestor page; `/` if there is none. */
export function pageAbove(path: string, isPage: (path: string) => boolean): string {
  const above = path.slice(0, path.lastIndexOf('/')) || '/';
  return above === '/' || isPage(above) ? above : pageAbove(above, isPage);
}

/** Pages grouped by their nearest ancestor page; the home page is in no group. */
export function pagesBelow<Page extends { path: string }>(pages: readonly Page[]): ReadonlyMap<string, Page[]> {
  const paths = new Set(pages.map(({ path }) => path));
  const below = new Map<string, Page[]>();
  for (const page of pages) {
    if (page.path === '/') continue;
    const above = pageAbove(page.path, (path) => paths.has(path));
    const siblings = below.get(above);
    if (siblings) siblings.push(page);
    else below.set(above, [page]);
  }
  return below;
}

/**
 * Path of the page whose subpages a block shows.
 * @param path path of the page with the block; undefined if it has none
 */
export function shownParent({ of, isAround }: ShownPages, path: string | undefined, isPage: (path: string) => boolean): string {
  if (typeof of === 'string') return decodedAddress(of.replace(/[?#].*/s, ''));
  if (path === undefined) return '/';
  return isAround ? pageAbove(path, isPage) : path;
}

/** The subpage settings of the blocks of a page. */
export const shownPagesOf = memoizeByBlocks((blocks) =>
  blocks.flatMap((block) => {
    const shown = descriptorOf(block.type)?.showsPages?.(block);
    return shown ? [{ of: shown.of ?? null, isAround: shown.isAround }] : [];
  }),
);
