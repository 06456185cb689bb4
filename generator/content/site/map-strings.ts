import type { Kind } from '../../../templates/schema/field-roles.ts';
import type { Path } from '../../core/json/path.ts';
import { chosen, type Field, siteField, within } from './fields.ts';

/** A string in a field that the schema knows. */
interface KnownString {
  text: string;
  kind: Kind;
  path: Path;
}

/**
 * Maps all strings in known fields of some content.
 * @param field field of the content; by default a whole site
 */
export function mapStrings<Content>(content: Content, change: (known: KnownString) => string, field = siteField): Content {
  const map = (value: unknown, declared: Field, path: Path): unknown => {
    const here = chosen(declared, value);
    if (typeof value === 'string')
      return here.is === 'value' && here.kind ? change({ text: value, kind: here.kind, path }) : value;
    if (Array.isArray(value)) return value.map((item, index) => map(item, within(here, index), [...path, index]));
    if (value === null || typeof value !== 'object') return value;
    const entries = Object.entries(value);
    return Object.fromEntries(entries.map(([key, child]) => [key, map(child, within(here, key), [...path, key])]));
  };
  return map(content, field, []) as Content;
}
