import { mapStrings } from '../../generator/content/site/map-strings.ts';
import type { Site } from '../../site.schema.ts';
import type { Kind } from '../../templates/schema/kind-table.ts';

/** Words of 40 letters, in both scripts; no browser knows where to part them. */
const words = ['فأسقيناكموهاوالمستخلصاتالمتعاونةوالمؤسسي', 'Donaudampfschifffahrtselektrizitatenhaup'];

/** Kinds of what pages show or speak. */
const shown = new Set<Kind>(['text', 'inline', 'heading', 'meta']);

/** Keys of words whose form is checked, of figures, and of interface words, which are told by their places. */
const unshown = new Set<string | number>(['value', 'price', 'labels', 'email', 'phone']);

/** An address of 45 letters, of which few say where it goes on. */
export const longAddress = 'generaladministration@partnerships.example.sa';

const isAddress = (text: string) => /^[^\s@:/]+@[^\s@:/]+$/.test(text);

/** The same content with a word of 40 letters before every text that is seen, of either script in turn, and long addresses. */
export function withLongWords(site: unknown, first: 0 | 1): Site {
  let count: number = first;
  return mapStrings(site, ({ text, kind, path }) => {
    if (isAddress(text)) return longAddress;
    const isLengthened = shown.has(kind) && !path.some((key) => unshown.has(key));
    return isLengthened ? `${words[count++ % 2]} ${text}` : text;
  }) as Site;
}
