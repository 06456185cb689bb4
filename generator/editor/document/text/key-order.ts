import { chosen, type Field, siteField, within } from '../../../content/site/fields.ts';
import type { Path } from '../../../core/json/path.ts';
import { isObject, type Json } from '../../../core/json/value.ts';

const noKeys: readonly string[] = [];

/** Keys of a form. The list of languages, which editions replace by one language, is written in its place. */
const keysOf = (fields: ReadonlyMap<string, Field>, path: Path): string[] =>
  [...fields.keys()].flatMap((key) =>
    key === 'language' && path.length === 1 && path[0] === 'site' ? [key, 'languages'] : [key],
  );

/** Possible fields of a place; several where a list allows more than one. */
function fieldsAt(path: Path): Field[] {
  let fields: Field[] = [siteField];
  for (const part of path) {
    fields = fields.flatMap((field) => {
      const inside = (one: Field): Field[] => {
        if (one.is === 'variants') return [...one.byType.values()].map((option) => within(option, part));
        if (one.is === 'either') return one.options.flatMap(inside);
        return [within(one, part)];
      };
      return inside(field);
    });
  }
  return fields;
}

/** Keys of an object in schema order; empty if the schema does not know the object. */
export function keysAt(path: Path, value: unknown): readonly string[] {
  const options = fieldsAt(path).map((field) => chosen(field, value));
  const forms = options.filter((field) => field.is === 'object').map((field) => keysOf(field.fields, path));
  const own = Object.keys((value as object | null) ?? {});
  const fitting = (keys: string[]) => own.filter((key) => keys.includes(key)).length;
  // Of several forms, the one that shares most keys with the value.
  return forms.toSorted((a, b) => fitting(b) - fitting(a))[0] ?? noKeys;
}

/** Sorts the keys of a value in schema order; unknown keys come last, in their order. */
export function inSchemaOrder(path: Path, value: Json): Json {
  if (Array.isArray(value)) return value.map((item, index) => inSchemaOrder([...path, index], item));
  if (!isObject(value)) return value;
  const order = keysAt(path, value);
  const placeOf = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  const entries = Object.entries(value).map(([key, child]): [string, Json] => [key, inSchemaOrder([...path, key], child)]);
  return Object.fromEntries(entries.toSorted(([a], [b]) => placeOf(a) - placeOf(b)));
}
