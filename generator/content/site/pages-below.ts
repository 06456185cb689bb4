import { descriptorOf } from '../../../templates/blocks/descriptors.ts';
import { decodedAddress } from '../../../templates/model/addresses/decode.ts';
import type { ShownPages } from '../../../templates/schema/block/descriptor.ts';
import { memoizeByBlocks } from './memoize-by-blocks.ts';

/** The path of the nearest page above one: `/` at last. */
export function pageAbove(path: string, isPage: (path: string) => boolean): string {
  const above = path.slice(0, path.lastIndexOf('/')) || '/';
  return above === '/' || isPage(above) ? above : pageAbove(above, isPage);
}

/** Pages by the one that is nearest above each; the home page is below none. */
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

/** Whose pages a block of a page shows. @param path of that page; undefined for one that has none */
export function shownParent({ of, isAround }: ShownPages, path: string | undefined, isPage: (path: string) => boolean): string {
  if (typeof of === 'string') return decodedAddress(of.replace(/[?#].*/s, ''));
  if (path === undefined) return '/';
  return isAround ? pageAbove(path, isPage) : path;
}

/** What the blocks of a page say of pages that they show. */
export const shownPagesOf = memoizeByBlocks((blocks) =>
  blocks.flatMap((block) => {
    const shown = descriptorOf(block.type)?.showsPages?.(block);
    return shown ? [{ of: shown.of ?? null, isAround: shown.isAround }] : [];
  }),
);
