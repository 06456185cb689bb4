import { brotliCompressSync, constants } from 'node:zlib';
import type { Site } from '../../site.schema.ts';
import type { PagePlan, RenderedPage } from '../../templates/page/page-plan.ts';
import type { BudgetKind } from '../../templates/site/rules.ts';
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

/** What the page would be without each of its blocks. */
function withoutBlocks({ plan, path }: WeighedPage, { site, renderPage }: BlameContext) {
  const shown = path[0] === 'routes' ? site.routes[Number(path[1])]?.blocks : site.notFound.blocks;
  return plan.blocks.map((block, index) => ({
    block,
    path: [...path, 'blocks', placeOfBlock(shown ?? [], index)],
    rest: renderPage({ ...plan, blocks: plan.blocks.toSpliced(index, 1) }),
  }));
}

/** Blocks by the bytes that the page would save without them, and the frame: what the page would be without any. */
function heavyBlocks(page: WeighedPage, context: BlameContext): Culprit[] {
  const { renderPage } = context;
  const whole = roughBytes(page.html);
  const blocks = withoutBlocks(page, context).map(({ block, path, rest }) => ({
    bytes: whole - roughBytes(rest.html),
    path,
    name: block.type,
  }));
  return [{ bytes: roughBytes(renderPage({ ...page.plan, blocks: [] }).html), name: 'header + footer' }, ...blocks];
}

/** The block that brings an island, or the header, whose menu is one. */
function placeOfIsland(island: string, page: WeighedPage, context: BlameContext): Path {
  const { renderPage } = context;
  const count = (islands: readonly string[]) => islands.filter((name) => name === island).length;
  const all = count(renderPage(page.plan).resources.islands);
  return withoutBlocks(page, context).find(({ rest }) => count(rest.resources.islands) < all)?.path ?? ['header'];
}

/** Who is to blame for what a page weighs, the heaviest first. */
export function createBlame(context: BlameContext) {
  // Of most sites no page is too heavy: the content is gone through only when one is.
  let places: ReturnType<typeof createPlaceFinder> | undefined;
  const findPlaces = () => {
    places ??= createPlaceFinder(context.site, context.assets);
    return places;
  };

  const ofPart = (part: Part, page: WeighedPage): Culprit => {
    const { file, bytes, island, character } = part;
    if (island) return { bytes, name: `${island}, ${file}`, path: placeOfIsland(island, page, context) };
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
      ? [...heavyBlocks(page, context), ...styles.map((part) => ofPart(part, page))]
      : page.weight[kind].map((part) => ofPart(part, page));
    return culprits.toSorted((a, b) => b.bytes - a.bytes);
  };
}
