import { chosen, type Field, siteField, within } from '../../generator/content/fields.ts';
import type { Kind } from '../../templates/blocks/kinds.ts';

/** The same content with every string changed that the schema knows, by its kind. */
export function mapStrings<Content>(content: Content, change: (text: string, kind: Kind) => string, field = siteField): Content {
  const map = (value: unknown, declared: Field): unknown => {
    const here = chosen(declared, value);
    if (typeof value === 'string') return here.is === 'value' && here.kind ? change(value, here.kind) : value;
    if (Array.isArray(value)) return value.map((item, index) => map(item, within(here, index)));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, map(child, within(here, key))]));
  };
  return map(content, field) as Content;
}
