import type { Site } from '../../../site.schema.ts';
import { contentMetadataOf, type Focus } from '../../content/site/content-metadata.ts';
import { withBlocks } from '../../content/site/strips.ts';

/** Name of a focus point, shared by pages and the style sheet of the site. */
export const nameOfFocus = ({ left, top }: Focus): string => `${left}-${top}`;

/**
 * One rule for each focus point in the content, used where a picture fills a box of another shape. Focus points are physical:
 * they do not depend on the reading direction. Pictures shown whole in a dialog stay centred.
 * @returns CSS, deterministic; empty if no picture has a focus point
 */
export function focusStyles(site: Site): string {
  const parts = [...withBlocks(site).map(({ blocks }) => blocks), ...Object.values(site.collections)];
  const all = parts.flatMap((part) => contentMetadataOf(part).focuses);
  const rules = all.map((focus) => {
    const { left, top } = focus;
    return `img[data-focus="${nameOfFocus(focus)}"]:not(dialog *){object-position:${left}% ${top}%}`;
  });
  return [...new Set(rules)].sort().join('');
}
