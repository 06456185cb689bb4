import type { Site } from '../../../site.schema.ts';
import { contentMetadataOf, type Focus } from '../../content/site/content-metadata.ts';
import { withBlocks } from '../../content/site/strips.ts';

/** The name by which pages and the sheet of the site speak of a place in a picture. */
export const nameOfFocus = ({ left, top }: Focus): string => `${left}-${top}`;

/**
 * A rule for each place in a picture that the content names, where pictures fill boxes of another shape. Places are those of
 * the picture, whatever the direction of reading. What is shown whole in a dialog stays in the middle of it.
 * @returns CSS text, the same for the same site; empty where no picture says what matters in it.
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
