import { brotliCompressSync, constants } from 'node:zlib';
import type { Site } from '../../../site.schema.ts';
import type { PagePlan, PageResources, RenderedPage } from '../../../templates/model/page/page-plan.ts';
import type { BudgetKind } from '../../../templates/model/site/rules.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import { placeOfBlock } from '../../content/site/shown-blocks.ts';
import { pathOfStrip, stripsOf } from '../../content/site/strips.ts';
import type { Path } from '../../core/json/path.ts';
import { memoizeByObject } from '../../core/util/memoize.ts';
import { createPlaceFinder } from './places.ts';
import type { TransferredFile } from './sent-files.ts';
import type { PageSizes } from './size-report.ts';

/** Page whose size is measured; its plan is created on demand. */
export interface MeasuredPage {
  /** Path in the content. */
  path: Path;
  sizes: PageSizes;
  /** Index among the pages. */
  index: number;
  plan: () => PagePlan;
}

/** Size of each block of a page. */
export interface BlockSizes {
  /** Compressed bytes of the page without any block. */
  frame: number;
  blocks: {
    name: string;
    bytes: number;
    /** Islands of the block. */
    islands: string[];
  }[];
}

/** Block or file that contributes to the size of a page. */
export interface Contributor {
  bytes: number;
  /** Path in the content; absent for what every site has. */
  path?: Path;
  /** Name of the block, file or character in messages. */
  name: string;
}

export interface AttributionContext {
  site: Site;
  assets: AssetIndex;
  renderPage: (plan: PagePlan) => RenderedPage;
}

/** Only compared with each other, so a fast compression level is enough. */
const approximateBytes = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;

/** HTML without the common prefix and suffix of another page. */
function beyond(html: string, other: string): string {
  const most = Math.min(html.length, other.length);
  let start = 0;
  while (start < most && html[start] === other[start]) start++;
  let end = 0;
  while (end < most - start && html.at(-1 - end) === other.at(-1 - end)) end++;
  return html.slice(start, html.length - end);
}

const count = ({ islands }: PageResources, island: string) => islands.filter((name) => name === island).length;

/** Measures each block of a page alone. */
export function measureBlocks(plan: PagePlan, { renderPage }: Pick<AttributionContext, 'renderPage'>): BlockSizes {
  const frame = renderPage({ ...plan, blocks: [] });
  return {
    frame: approximateBytes(frame.html),
    blocks: plan.blocks.map((block) => {
      const { html, resources } = renderPage({ ...plan, blocks: [block] });
      const isMore = (name: string) => count(resources, name) > count(frame.resources, name);
      const islands = [...new Set(resources.islands)].filter(isMore);
      return { name: block.type, bytes: approximateBytes(beyond(html, frame.html)), islands };
    }),
  };
}

/** Path of a page's block in the content. */
function placeOf({ path }: MeasuredPage, index: number, { site }: AttributionContext): Path {
  const shown = path[0] === 'routes' ? site.routes[Number(path[1])]?.blocks : site.notFound.blocks;
  return [...path, 'blocks', placeOfBlock(shown ?? [], index)];
}

/** Path of the first block of a type in the strips, which are on every page. */
function placeInStrips(type: string, { site }: AttributionContext): Path | undefined {
  return stripsOf(site).flatMap(({ place, blocks }): Path[] => {
    const index = blocks.findIndex((block) => block.type === type);
    return index < 0 ? [] : [[...pathOfStrip(place), 'blocks', placeOfBlock(blocks, index)]];
  })[0];
}

/**
 * Attributes the size of a page to its blocks and files, largest first.
 * @param blocksOf result of {@link measureBlocks} for a page
 */
export function createAttribution(context: AttributionContext, blocksOf: (page: MeasuredPage) => BlockSizes) {
  const places = createPlaceFinder(context.site, context.assets);
  const htmlOf = memoizeByObject((page: MeasuredPage) => context.renderPage(page.plan()).html);
  /** Page without blocks, and each block. */
  const blockContributors = (page: MeasuredPage): Contributor[] => {
    const { frame, blocks } = blocksOf(page);
    const contributors = blocks.map(({ name, bytes }, index) => ({ name, bytes, path: placeOf(page, index, context) }));
    return [{ bytes: frame, name: 'header + footer' }, ...contributors];
  };
  /** Path of the block that an island belongs to, on the page or in a strip; otherwise the header, whose menu is an island. */
  const placeOfIsland = (island: string, page: MeasuredPage): Path => {
    const index = blocksOf(page).blocks.findIndex(({ islands }) => islands.includes(island));
    return index < 0 ? (placeInStrips(island, context) ?? ['header']) : placeOf(page, index, context);
  };

  const ofPart = (part: TransferredFile, page: MeasuredPage): Contributor => {
    const { file, bytes, island, character } = part;
    if (island) return { bytes, name: `${island}, ${file}`, path: placeOfIsland(island, page) };
    if (character) {
      const place = places.ofCharacter(character, page.path, htmlOf(page));
      return { bytes, name: `"${character}", ${file}`, path: place?.path };
    }
    const picture = places.ofPicture(file, page.path);
    return picture ? { bytes, name: `assets/${picture.text}`, path: picture.path } : { bytes, name: file };
  };

  return function blame(kind: BudgetKind, page: MeasuredPage): Contributor[] {
    const isHtml = kind === 'html' || kind === 'firstFlight';
    const [, ...styles] = kind === 'firstFlight' ? page.sizes.firstFlight : [];
    const contributors = isHtml
      ? [...blockContributors(page), ...styles.map((part) => ofPart(part, page))]
      : page.sizes[kind].map((part) => ofPart(part, page));
    return contributors.toSorted((a, b) => b.bytes - a.bytes);
  };
}
