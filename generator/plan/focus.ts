import type { Site } from '../../site.schema.ts';
import type { CroppedImage } from '../../templates/vocabulary/fields.ts';
import { rememberPerObject } from '../common/remember.ts';
import { isObject } from '../json/value.ts';
import { visitAll } from '../json/walk.ts';
import { rememberPerBlocks } from '../site/per-blocks.ts';
import { withBlocks } from '../site/strips.ts';

/** What matters in a picture, in hundredths of its width and height. */
type Focus = NonNullable<CroppedImage['focus']>;

/** The name by which pages and the sheet of the site speak of a place in a picture. */
export const nameOfFocus = ({ left, top }: Focus): string => `${left}-${top}`;

/** Whether an object of the content is a picture that says what matters in it: no other has these keys. */
const hasFocus = (value: object): value is { src: string; focus: Focus } => 'src' in value && 'focus' in value;

/** The places in pictures that a part of the content speaks of, each once. */
function focusesIn(content: unknown): Focus[] {
  const found = new Map<string, Focus>();
  visitAll(content, (value) => {
    if (isObject(value) && hasFocus(value)) found.set(nameOfFocus(value.focus), value.focus);
  });
  return [...found.values()];
}

const ofBlocks = rememberPerBlocks(focusesIn);

const ofCollection = rememberPerObject(focusesIn);

/**
 * A rule for each place in a picture that the content names, where pictures fill boxes of another shape. Places are those of
 * the picture, whatever the direction of reading. What is shown whole in a dialog stays in the middle of it.
 * @returns CSS text, the same for the same site; empty where no picture says what matters in it.
 */
export function focusStyles(site: Site): string {
  const all = withBlocks(site).flatMap(ofBlocks).concat(Object.values(site.collections).flatMap(ofCollection));
  const rules = all.map((focus) => {
    const { left, top } = focus;
    return `img[data-focus="${nameOfFocus(focus)}"]:not(dialog *){object-position:${left}% ${top}%}`;
  });
  return [...new Set(rules)].sort().join('');
}
