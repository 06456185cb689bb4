import type { BlockNode, Place } from '../../../model/content.ts';
import type { Losses } from '../../../model/losses.ts';
import type { SiteIndex } from '../index/site-index.ts';
import type { WxrItem } from '../wxr/item.ts';
import type { NamedMedia } from './shortcode-html.ts';

/** What reading the content of one post depends on. */
export interface ContentContext {
  item: WxrItem;
  index: SiteIndex;
  losses: Losses;
  place: Place;
  language?: string;
  /** Blocks that stand in the HTML as `<section data-qiyam-part="0">`, by their number. */
  parts: BlockNode[][];
  /** List that the first template of posts within a query stands for, until it is shown. */
  query?: { posts?: BlockNode };
  /** Numbers of the reusable blocks that are being read. */
  reusable: readonly string[];
}

export const partAttribute = 'data-qiyam-part';

/** Puts blocks that HTML cannot express into HTML. */
export function partHtml(blocks: BlockNode[], { parts }: ContentContext): string {
  parts.push(blocks);
  return `<section ${partAttribute}="${parts.length - 1}"></section>`;
}

/** Files for shortcodes. */
export const mediaOf = ({ index, item }: ContentContext) => ({
  media: (id: string): NamedMedia | undefined => index.media.get(id),
  attached: (): NamedMedia[] => index.media.all(item.id),
});
