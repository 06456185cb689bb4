import { mapStrings } from '../../generator/content/site/map-strings.ts';
import type { Site } from '../../site.schema.ts';
import type { Kind } from '../../templates/schema/field-roles.ts';

/** Words of 40 letters in both scripts, without break opportunities in any browser. */
const words = ['فأسقيناكموهاوالمستخلصاتالمتعاونةوالمؤسسي', 'Donaudampfschifffahrtselektrizitatenhaup'];

/** Kinds of visible or spoken text. */
const shown = new Set<Kind>(['text', 'inline', 'heading', 'meta']);

/** Keys of validated words, figures and labels, which are identified by their places. */
const unshown = new Set<string | number>(['value', 'price', 'labels', 'email', 'phone']);

/** E-mail address of 45 letters with few break opportunities. */
export const longAddress = 'generaladministration@partnerships.example.sa';

const isAddress = (text: string) => /^[^\s@:/]+@[^\s@:/]+$/.test(text);

/** Content with a 40-letter word before every visible text, scripts alternating, and long addresses. */
export function withLongWords(site: unknown, first: 0 | 1): Site {
  let count: number = first;
  return mapStrings(site, ({ text, kind, path }) => {
    if (isAddress(text)) return longAddress;
    const isLengthened = shown.has(kind) && !path.some((key) => unshown.has(key));
    return isLengthened ? `${words[count++ % 2]} ${text}` : text;
  }) as Site;
}
