import type { Site } from '../../../site.schema.ts';
import { descriptorOf } from '../../../templates/blocks/descriptors.ts';
import type { PagePlan } from '../../../templates/model/page/page-plan.ts';
import type { BlockDescriptor } from '../../../templates/schema/block/descriptor.ts';
import type { RouteLayout } from '../../../templates/schema/route-layouts.ts';
import { type ThemeOptions, themeOnPage } from '../../../templates/theme/theme-options.ts';
import { stripsOf } from '../../content/site/strips.ts';
import { siteFace } from '../../content/theme/theme.ts';

/** Style part of a separately styled piece of a block. */
export const stylePartOf = (type: string, name: string) => `${type}/${name}`;

type BlockTypes = readonly { type: string }[];

/** Whether the styles of a block type are critical CSS. */
export const isFirst = (type: string): boolean => descriptorOf(type)?.styles === 'first';

/** Hero of a page: the blocks before the first one with deferred styles. */
export function leadBlocksOf(blocks: BlockTypes, theme: ThemeOptions): PagePlan['leadBlocks'] {
  const after = blocks.findIndex(({ type }) => !isFirst(type));
  const { isAboveBreadcrumb, isBreadcrumbFirst }: Partial<BlockDescriptor> = descriptorOf(blocks[0]?.type) ?? {};
  return {
    count: after === -1 ? blocks.length : after,
    isAboveBreadcrumb: isAboveBreadcrumb === true,
    ...(isBreadcrumbFirst?.(theme) && { isBreadcrumbFirst: true as const }),
  };
}

/** Style names of what a block shows. */
function shownBy(block: { type: string }, theme: ThemeOptions): string[] {
  const { embeds = {}, pieces = {}, styles }: Partial<BlockDescriptor> = descriptorOf(block.type) ?? {};
  const isStyled = (name: string) => name.includes('/') || descriptorOf(name)?.styles === 'below';
  return [
    ...(styles === 'below' ? [block.type] : []),
    ...Object.keys(embeds).filter((name) => isStyled(name) && embeds[name]?.(block, theme)),
    ...Object.keys(pieces).flatMap((name) => (pieces[name]?.(block, theme) ? [stylePartOf(block.type, name)] : [])),
  ];
}

/** Style part of the search page. */
export const searchStyles = 'site-search';

/** Style part of the links to the sections of a page. */
export const contentsStyles = 'page-contents';

/** What the styles of a page depend on. */
interface Styled {
  blocks: BlockTypes;
  layout?: RouteLayout | undefined;
  contents?: unknown;
}

/**
 * Block types that a page shows below the hero, including nested ones, their pieces, and the links to its sections, as one
 * string.
 */
export function deferredStyleSetOf({ blocks, layout, contents }: Styled, theme: ThemeOptions): string {
  const onPage = themeOnPage(theme, layout !== undefined);
  const ofBlocks = blocks.flatMap((block) => shownBy(block, onPage));
  return [...new Set([...ofBlocks, ...(contents === undefined ? [] : [contentsStyles])])].sort().join(' ');
}

/** Block types of a page with critical CSS, and its layout, as one string. */
export function openingSetOf({ blocks, layout }: Styled): string {
  const types = blocks.map(({ type }) => type).filter(isFirst);
  return [...new Set([...types, ...(layout ? [layout] : [])])].sort().join(' ');
}

/** All distinct sets of a site's pages, as from `openingSetOf`, but for the empty one. */
export function openingSets({ routes, notFound }: Site): string[] {
  return [...new Set([...routes, notFound].map(openingSetOf))].filter(Boolean).sort();
}

/** Returns a function that adds the styles of the strips on every page to those of a page. */
export function createDeferredStyleSets(site: Site): (ofPage: string) => string {
  const theme = siteFace(site);
  const ofStrips = stripsOf(site).flatMap((strip) => deferredStyleSetOf(strip, theme).split(' '));
  if (ofStrips.length === 0) return (ofPage) => ofPage;
  return (ofPage) => [...new Set([...ofPage.split(' '), ...ofStrips])].filter(Boolean).sort().join(' ');
}

/** All distinct style sets of a site's pages, as from `deferredStyleSetOf`. */
export function deferredStyleSets(content: Site): string[] {
  const { site, routes, notFound } = content;
  const theme = siteFace(content);
  const ofPages = [...routes, notFound].map((page) => deferredStyleSetOf(page, theme));
  const all = [...ofPages, ...(site.search ? [searchStyles] : [])].map(createDeferredStyleSets(content));
  return [...new Set(all)].sort();
}
