import { chosen, type Field, siteField, within } from '../../generator/content/fields.ts';
import type { Site } from '../../site.schema.ts';
import type { Kind } from '../../templates/blocks/kinds.ts';

/** Words of 40 letters, in both scripts; no browser knows where to part them. */
const words = ['فأسقيناكموهاوالمستخلصاتالمتعاونةوالمؤسسي', 'Donaudampfschifffahrtselektrizitatenhaup'];

/** Kinds of what pages show or speak. */
const shown = new Set<Kind | undefined>(['text', 'inline', 'heading', 'meta']);

/** Keys of words whose form is checked, of figures, and of interface words, which are told by their places. */
const unshown = new Set(['value', 'price', 'labels', 'email', 'phone']);

/** The same content with a word of 40 letters before every text that is seen, of either script in turn. */
export function withLongWords(site: unknown, first: 0 | 1): Site {
  let count: number = first;
  const lengthen = (value: unknown, declared: Field): unknown => {
    const field = chosen(declared, value);
    if (typeof value === 'string') {
      return field.is === 'value' && shown.has(field.kind) ? `${words[count++ % 2]} ${value}` : value;
    }
    if (Array.isArray(value)) return value.map((item, index) => lengthen(item, within(field, index)));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, unshown.has(key) ? child : lengthen(child, within(field, key))]),
    );
  };
  return lengthen(site, siteField) as Site;
}
