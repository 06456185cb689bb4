import type { Site } from '../../../site.schema.ts';
import { descriptorOf } from '../../../templates/blocks/descriptors.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import { cardsOf } from '../../content/site/collections.ts';
import { memoizeByBlocks } from '../../content/site/memoize-by-blocks.ts';
import { withBlocks } from '../../content/site/strips.ts';
import { themeStyles } from '../../content/theme/theme.ts';
import { focusStyles } from './focus.ts';
import { markStyles } from './marks.ts';

/** Cards beyond this delay wait no longer than it: a long list must not keep its reader waiting. Milliseconds. */
const longestDelay = 2000;

/** Card ids are counted in tens: a new card then seldom changes the sheet, whose name stands in every page. */
const idsAtOnce = 10;

/** Card ids begin with 1. */
const highestId = (collection: Site['collections'][string]) =>
  cardsOf(collection).reduce((most, { id }) => Math.max(most, id), 0);

const blockRulesOf = memoizeByBlocks((blocks) => blocks.flatMap((block) => descriptorOf(block.type)?.css?.(block) ?? []));

/** One rule for each card id, so that no element needs a style attribute, which the content policy forbids. */
function staggerRules({ collections, site }: Site): string[] {
  const { stagger } = site.motion;
  const highest = Object.values(collections).reduce((most, collection) => Math.max(most, highestId(collection)), 0);
  if (stagger === 0 || highest === 0) return [];
  const last = Math.min(Math.ceil(highest / idsAtOnce) * idsAtOnce, Math.ceil(longestDelay / stagger) - 1);
  const rules = Array.from({ length: Math.max(0, last) }, (_, index) => {
    return `[data-stagger="${index + 1}"]{--reveal-delay:${(index + 1) * stagger}ms}`;
  });
  return [`[data-stagger]{--reveal-delay:${longestDelay}ms}`, ...rules];
}

/** The rules that what pages show asks for: how many cards stand in a row, where the middle of a picture is, marks that few have. */
export function shownStyles(site: Site): string {
  const ofBlocks = new Set(withBlocks(site).flatMap(blockRulesOf));
  return [...staggerRules(site), ...ofBlocks, focusStyles(site), markStyles(site)].join('');
}

/**
 * The rules that come from content: colours that the palette computed, and numbers that the schema checked, so that
 * content never becomes a declaration.
 * @returns CSS text, the same for the same site.
 */
export function siteStyles(site: Site): string {
  const { breadcrumbHeight, motion } = site.site;
  return [
    themeStyles(site),
    `:root{--breadcrumb-height:${breadcrumbHeight}px;--reveal-duration:${motion.sections}ms}`,
    `[data-stagger]{--reveal-duration:${motion.cards}ms}`,
    shownStyles(site),
  ].join('');
}

/**
 * A rule for each colour that stands in the place of a picture while it loads: six hexadecimal digits, which we computed.
 * The element in the selector lets it win over the ground that the component gives.
 */
export function pictureStyles(assets: AssetIndex): string {
  const tones = new Set([...assets.values()].flatMap((asset) => (asset.state === 'ready' ? (asset.tone ?? []) : [])));
  return [...tones]
    .sort()
    .map((tone) => `img[data-tone="${tone}"]{background-color:#${tone}}`)
    .join('');
}
