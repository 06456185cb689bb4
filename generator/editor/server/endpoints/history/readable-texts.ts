import { fieldRoleOf } from '../../../../../templates/schema/field-roles.ts';
import { chosen, type Field, siteField, within } from '../../../../content/site/fields.ts';
import type { Path } from '../../../../core/json/path.ts';
import type { Json } from '../../../../core/json/value.ts';
import { get } from '../../../../core/json/walk.ts';

/** A field of the schema at a place, and the place without the language of the value. */
export interface PlacedField {
  field: Field;
  path: Path;
}

/** The texts of a field by language have the field itself. */
function childOf(field: Field, value: unknown, key: string | number): Field {
  const own = chosen(field, value);
  return own.is === 'value' ? field : within(own, key);
}

/** The field at a path of a site, which may be in several languages. */
export function fieldOfPath(site: Json, path: Path): PlacedField {
  let [field, value, length]: [Field, unknown, number] = [siteField, site, path.length];
  for (const [depth, key] of path.entries()) {
    const next = childOf(field, value, key);
    if (next === field) length = Math.min(length, depth);
    [field, value] = [next, get(value, key)];
  }
  return { field, path: path.slice(0, length) };
}

/** Whether a string of a field is read by somebody: text, code and dates, but neither names, settings nor addresses. */
function isRead(field: Field, value: string): boolean {
  const own = chosen(field, value);
  const kind = own.is === 'value' ? own.kind : undefined;
  const { textRole, date } = fieldRoleOf(kind);
  return (textRole !== false || date !== false || kind === 'code') && /[\p{L}\p{N}]/u.test(value);
}

/** Texts in a value of a field, in order. */
export function textsIn(field: Field, value: Json): string[] {
  if (typeof value === 'string') return isRead(field, value) ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  const entries: [string | number, Json][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => textsIn(childOf(field, value, key), inner));
}
