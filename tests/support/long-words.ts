import type { Site } from '../../site.schema.ts';

/** Words of 40 letters, in both scripts; no browser knows where to part them. */
const words = ['فأسقيناكموهاوالمستخلصاتالمتعاونةوالمؤسسي', 'Donaudampfschifffahrtselektrizitatenhaup'];

/** Keys whose strings are never shown, or whose form is checked. */
const unshown =
  /^(?:type|id|name|icon|icons|layout|imageSide|provider|network|filters|collection|names|autocomplete|date|url|language|direction|numerals|src|alt|href|path|value|labels|theme|redirects|\$schema|action)$/;

/** The same content with a word of 40 letters before every text that is seen, of either script in turn. */
export function withLongWords(site: unknown, first: 0 | 1): Site {
  let count: number = first;
  const lengthen = (value: unknown, key: string): unknown => {
    // A button is an object under a key that is an address elsewhere.
    if (unshown.test(key) && !(key === 'action' && typeof value === 'object')) return value;
    if (typeof value === 'string') return `${words[count++ % 2]} ${value}`;
    if (Array.isArray(value)) return value.map((item) => lengthen(item, key));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, lengthen(child, name)]));
  };
  return lengthen(site, '') as Site;
}
