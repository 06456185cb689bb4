import type { Site } from '../../../site.schema.ts';
import { descriptorOf } from '../../../templates/blocks/descriptors.ts';
import type { PagePlan } from '../../../templates/model/page/page-plan.ts';
import type { BlockDescriptor } from '../../../templates/schema/block/descriptor.ts';
import { memoizeByBlocks } from '../../content/site/memoize-by-blocks.ts';
import { stripsOf } from '../../content/site/strips.ts';

/** The part of the styles that a piece of a block has to itself. */
export const stylePartOf = (type: string, name: string) => `${type}/${name}`;

type BlockTypes = readonly { type: string }[];

/** What opens a page: the blocks before the first that is styled below the opening. */
export function heroOf(blocks: BlockTypes): PagePlan['opening'] {
  const after = blocks.findIndex(({ type }) => descriptorOf(type)?.styles !== 'first');
  const isAboveBreadcrumb = descriptorOf(blocks[0]?.type)?.isAboveBreadcrumb === true;
  return { count: after === -1 ? blocks.length : after, isAboveBreadcrumb };
}

/** Adds the names of what a block shows. */
function addShown(names: Set<string>, block: { type: string }, { embeds = {}, pieces = {}, styles }: Partial<BlockDescriptor>) {
  if (styles === 'below') names.add(block.type);
  for (const name in embeds) {
    const isStyled = name.includes('/') || descriptorOf(name)?.styles === 'below';
    if (isStyled && embeds[name]?.(block)) names.add(name);
  }
  for (const name in pieces) if (pieces[name]?.(block)) names.add(stylePartOf(block.type, name));
}

/** The kinds of blocks that a page shows below the opening, also inside others, and their pieces, in one word. */
export const deferredStyleSetOf = memoizeByBlocks((blocks): string => {
  const names = new Set<string>();
  for (const block of blocks) addShown(names, block, descriptorOf(block.type) ?? {});
  return [...names].sort().join(' ');
});

/** What the page that searches a site has instead: its own part. */
export const searchStyles = 'site-search';

/** Makes the function that adds to the styles of a page those of the strips that every page has. */
export function createDeferredStyleSets(site: Pick<Site, 'everyPage'>): (ofPage: string) => string {
  const ofStrips = stripsOf(site).flatMap((strip) => deferredStyleSetOf(strip).split(' '));
  if (ofStrips.length === 0) return (ofPage) => ofPage;
  return (ofPage) => [...new Set([...ofPage.split(' '), ...ofStrips])].filter(Boolean).sort().join(' ');
}

/** What the pages of a site have for `styleSetOf`, each once. */
export function deferredStyleSets(content: Site): string[] {
  const { site, routes, notFound } = content;
  const ofPages = [...routes, notFound].map(deferredStyleSetOf);
  const all = [...ofPages, ...(site.search ? [searchStyles] : [])].map(createDeferredStyleSets(content));
  return [...new Set(all)].sort();
}
