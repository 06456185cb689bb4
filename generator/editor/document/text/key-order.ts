import { chosen, type Field, siteField, within } from '../../../content/site/fields.ts';
import type { Path } from '../../../core/json/path.ts';
import { isObject, type Json } from '../../../core/json/value.ts';

const noKeys: readonly string[] = [];

/** The forms that a value at a place may have; several where a list may hold more than one. */
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

/** The keys of an object in the order of the schema, by where it stands and what it is. Empty where the schema knows nothing of it. */
export function keysAt(path: Path, value: unknown): readonly string[] {
  const options = fieldsAt(path).map((field) => chosen(field, value));
  const forms = options.filter((field) => field.is === 'object').map((field) => [...field.fields.keys()]);
  const own = Object.keys((value as object | null) ?? {});
  const fitting = (keys: string[]) => own.filter((key) => keys.includes(key)).length;
  // The form that knows most of its keys.
  return forms.toSorted((a, b) => fitting(b) - fitting(a))[0] ?? noKeys;
}

/** A value with the keys of its objects in the order of the schema; keys that it does not know come last, as they were. */
export function inSchemaOrder(path: Path, value: Json): Json {
  if (Array.isArray(value)) return value.map((item, index) => inSchemaOrder([...path, index], item));
  if (!isObject(value)) return value;
  const order = keysAt(path, value);
  const placeOf = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  const entries = Object.entries(value).map(([key, child]): [string, Json] => [key, inSchemaOrder([...path, key], child)]);
  return Object.fromEntries(entries.toSorted(([a], [b]) => placeOf(a) - placeOf(b)));
}
