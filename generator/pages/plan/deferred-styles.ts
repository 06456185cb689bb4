import type { Site } from '../../../site.schema.ts';
import { descriptorOf } from '../../../templates/blocks/descriptors.ts';
import type { PagePlan } from '../../../templates/model/page/page-plan.ts';
import type { BlockDescriptor } from '../../../templates/schema/block/descriptor.ts';
import { memoizeByBlocks } from '../../content/site/memoize-by-blocks.ts';
import { stripsOf } from '../../content/site/strips.ts';

/** Style part of a separately styled piece of a block. */
export const stylePartOf = (type: string, name: string) => `${type}/${name}`;

type BlockTypes = readonly { type: string }[];

/** Hero of a page: the blocks before the first one with deferred styles. */
export function leadBlocksOf(blocks: BlockTypes): PagePlan['leadBlocks'] {
  const after = blocks.findIndex(({ type }) => descriptorOf(type)?.styles !== 'first');
  const isAboveBreadcrumb = descriptorOf(blocks[0]?.type)?.isAboveBreadcrumb === true;
  return { count: after === -1 ? blocks.length : after, isAboveBreadcrumb };
}

/** Adds the style names of what a block shows. */
function addShown(names: Set<string>, block: { type: string }, { embeds = {}, pieces = {}, styles }: Partial<BlockDescriptor>) {
  if (styles === 'below') names.add(block.type);
  for (const name in embeds) {
    const isStyled = name.includes('/') || descriptorOf(name)?.styles === 'below';
    if (isStyled && embeds[name]?.(block)) names.add(name);
  }
  for (const name in pieces) if (pieces[name]?.(block)) names.add(stylePartOf(block.type, name));
}

/** Block types that a page shows below the hero, including nested ones, and their pieces, as one string. */
export const deferredStyleSetOf = memoizeByBlocks((blocks): string => {
  const names = new Set<string>();
  for (const block of blocks) addShown(names, block, descriptorOf(block.type) ?? {});
  return [...names].sort().join(' ');
});

/** Style part of the search page. */
export const searchStyles = 'site-search';

/** Returns a function that adds the styles of the strips on every page to those of a page. */
export function createDeferredStyleSets(site: Pick<Site, 'everyPage'>): (ofPage: string) => string {
  const ofStrips = stripsOf(site).flatMap((strip) => deferredStyleSetOf(strip).split(' '));
  if (ofStrips.length === 0) return (ofPage) => ofPage;
  return (ofPage) => [...new Set([...ofPage.split(' '), ...ofStrips])].filter(Boolean).sort().join(' ');
}

/** All distinct style sets of a site's pages, as from `deferredStyleSetOf`. */
export function deferredStyleSets(content: Site): string[] {
  const { site, routes, notFound } = content;
  const ofPages = [...routes, notFound].map(deferredStyleSetOf);
  const all = [...ofPages, ...(site.search ? [searchStyles] : [])].map(createDeferredStyleSets(content));
  return [...new Set(all)].sort();
}
