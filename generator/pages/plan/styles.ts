import type { Site } from '../../../site.schema.ts';
import { descriptorOf } from '../../../templates/blocks/descriptors.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import { cardsOf } from '../../content/site/collections.ts';
import { memoizeByBlocks } from '../../content/site/memoize-by-blocks.ts';
import { withBlocks } from '../../content/site/strips.ts';
import { themeStyles } from '../../content/theme/theme.ts';
import { focusStyles } from './focus.ts';
import { markStyles } from './marks.ts';

/** Maximum delay of the entrance animation of cards, so that a long list does not keep its reader waiting. Milliseconds. */
const longestDelay = 2000;

/** Card ids are rounded up to tens: a new card then rarely changes the style sheet, whose hashed name is in every page. */
const idsAtOnce = 10;

/** Card ids start at 1. */
const highestId = (collection: Site['collections'][string]) =>
  cardsOf(collection).reduce((most, { id }) => Math.max(most, id), 0);

const blockRulesOf = memoizeByBlocks((blocks) => blocks.flatMap((block) => descriptorOf(block.type)?.css?.(block) ?? []));

/** One rule for each card id: the content security policy forbids style attributes. */
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

/** Rules for what the pages of a site show: cards in a row, focus points of pictures, rarely used marks. */
export function shownStyles(site: Site): string {
  const ofBlocks = new Set(withBlocks(site).flatMap(blockRulesOf));
  return [...staggerRules(site), ...ofBlocks, focusStyles(site), markStyles(site)].join('');
}

/**
 * Rules computed from content: colours of the palette and numbers validated by the schema. No text of the content becomes a
 * declaration.
 * @returns CSS, deterministic
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
 * A rule for each placeholder colour of a loading picture: six hexadecimal digits that we computed. The element in the selector
 * outweighs the background of the component.
 */
export function pictureStyles(assets: AssetIndex): string {
  const tones = new Set([...assets.values()].flatMap((asset) => (asset.state === 'ready' ? (asset.tone ?? []) : [])));
  return [...tones]
    .sort()
    .map((tone) => `img[data-tone="${tone}"]{background-color:#${tone}}`)
    .join('');
}
