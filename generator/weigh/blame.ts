import { brotliCompressSync, constants } from 'node:zlib';
import type { Site } from '../../site.schema.ts';
import type { PagePlan, RenderedPage } from '../../templates/page/page-plan.ts';
import type { BudgetKind } from '../../templates/site/rules.ts';
import { rememberPerObject } from '../common/remember.ts';
import type { Path } from '../json/path.ts';
import type { AssetIndex } from '../site/assets.ts';
import { placeOfBlock } from '../site/shown-blocks.ts';
import { createPlaceFinder } from './places.ts';
import type { PageWeight, Part } from './weigh.ts';

/** A page that is weighed: its plan, where it stands in the content, and what it became. */
export interface WeighedPage {
  plan: PagePlan;
  path: Path;
  html: string;
  weight: PageWeight;
}

/** What a page is heavy by. */
export interface Culprit {
  bytes: number;
  /** Where it stands in the content; absent for what every site has. */
  path?: Path;
  /** Name of the block, file or words, as a message shows it. */
  name: string;
}

export interface BlameContext {
  site: Site;
  assets: AssetIndex;
  renderPage: (plan: PagePlan) => RenderedPage;
}

/** Only compared with one another, so fast. */
const roughBytes = (html: string) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;

/** What a page has beyond another: without the beginning and the end that both have. */
function beyond(html: string, other: string): string {
  const most = Math.min(html.length, other.length);
  let start = 0;
  while (start < most && html[start] === other[start]) start++;
  let end = 0;
  while (end < most - start && html.at(-1 - end) === other.at(-1 - end)) end++;
  return html.slice(start, html.length - end);
}

/** A page with none of its blocks, and with each of them alone: as much work as the page itself, however many there are. */
function renderApart({ plan, path }: WeighedPage, { site, renderPage }: BlameContext) {
  const shown = path[0] === 'routes' ? site.routes[Number(path[1])]?.blocks : site.notFound.blocks;
  return {
    frame: renderPage({ ...plan, blocks: [] }),
    blocks: plan.blocks.map((block, index) => ({
      name: block.type,
      path: [...path, 'blocks', placeOfBlock(shown ?? [], index)],
      alone: renderPage({ ...plan, blocks: [block] }),
    })),
  };
}

/** Blocks by the bytes that each brings, and the frame: what the page would be without any. */
function heavyBlocks({ frame, blocks }: ReturnType<typeof renderApart>): Culprit[] {
  return [
    { bytes: roughBytes(frame.html), name: 'header + footer' },
    ...blocks.map(({ name, path, alone }) => ({ bytes: roughBytes(beyond(alone.html, frame.html)), path, name })),
  ];
}

/** The block that brings an island, or the header, whose menu is one. */
function placeOfIsland(island: string, { frame, blocks }: ReturnType<typeof renderApart>): Path {
  const count = ({ resources }: RenderedPage) => resources.islands.filter((name) => name === island).length;
  return blocks.find(({ alone }) => count(alone) > count(frame))?.path ?? ['header'];
}

/** Who is to blame for what a page weighs, the heaviest first. */
export function createBlame(context: BlameContext) {
  // Of most sites no page is too heavy: the content is gone through only when one is.
  let places: ReturnType<typeof createPlaceFinder> | undefined;
  const findPlaces = () => {
    places ??= createPlaceFinder(context.site, context.assets);
    return places;
  };

  const apart = rememberPerObject((page: WeighedPage) => renderApart(page, context));

  const ofPart = (part: Part, page: WeighedPage): Culprit => {
    const { file, bytes, island, character } = part;
    if (island) return { bytes, name: `${island}, ${file}`, path: placeOfIsland(island, apart(page)) };
    if (character) {
      const place = findPlaces().ofCharacter(character, page.path, page.html);
      return { bytes, name: `"${character}", ${file}`, path: place?.path };
    }
    const picture = findPlaces().ofPicture(file, page.path);
    return picture ? { bytes, name: `assets/${picture.text}`, path: picture.path } : { bytes, name: file };
  };

  return function blame(kind: BudgetKind, page: WeighedPage): Culprit[] {
    const isHtml = kind === 'html' || kind === 'firstFlight';
    const [, ...styles] = kind === 'firstFlight' ? page.weight.firstFlight : [];
    const culprits = isHtml
      ? [...heavyBlocks(apart(page)), ...styles.map((part) => ofPart(part, page))]
      : page.weight[kind].map((part) => ofPart(part, page));
    return culprits.toSorted((a, b) => b.bytes - a.bytes);
  };
}
