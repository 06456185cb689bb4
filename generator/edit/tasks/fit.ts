import { siteSchema } from '../../../site.schema.ts';
import type { Path } from '../../content/path.ts';
import { get } from '../../content/walk.ts';
import type { Json } from '../contract.ts';
import { isObject, type JsonObject } from '../json.ts';

/** As much of a schema of zod as is looked at. */
export interface FitSchema {
  safeParse: (value: unknown) => { success: boolean };
  _zod: {
    def: {
      type: string;
      innerType?: FitSchema;
      element?: FitSchema;
      valueType?: FitSchema;
      shape?: Record<string, FitSchema>;
      options?: readonly FitSchema[];
      values?: readonly Json[];
    };
  };
}

/** What of an object fits another form, and what does not. */
export interface Fitted {
  value: JsonObject;
  /** Keys of the old form that have no place in the new one, and of the new one that were filled with an example. */
  lost: string[];
  needed: string[];
}

/** A schema without what makes it optional, or fills it in. */
export const bare = (schema: FitSchema): FitSchema => (schema._zod.def.innerType ? bare(schema._zod.def.innerType) : schema);
export const isOptional = (schema: FitSchema) => schema.safeParse(undefined).success;
const shapeOf = (schema: FitSchema) => bare(schema)._zod.def.shape ?? {};

/** A value in another form: as it is, as a list of itself, as the only one of its list, or part by part. */
function fitValue(schema: FitSchema, value: Json): Json | undefined {
  if (schema.safeParse(value).success) return value;
  const { def } = bare(schema)._zod;
  if (def.element && typeof value === 'string' && schema.safeParse([value]).success) return [value];
  if (Array.isArray(value) && value.length === 1 && schema.safeParse(value[0]).success) return value[0];
  if (def.element && Array.isArray(value)) {
    const items = value.map((item) => fitValue(def.element as FitSchema, item)).filter((item) => item !== undefined);
    return items.length > 0 && schema.safeParse(items).success ? items : undefined;
  }
  if (!def.shape || !isObject(value)) return undefined;
  const fitted = fitObject(schema, value);
  return fitted.needed.length === 0 && schema.safeParse(fitted.value).success ? fitted.value : undefined;
}

/** Makes what a form cannot be without. @param key under which it will stand */
export type Fill = (schema: FitSchema, key: string) => Json | undefined;
const nothing: Fill = () => undefined;

/** Keys whose values say the same of different forms: what stands first in a form is its title, whatever it is called. */
const titles = ['title', 'heading', 'label', 'name', 'question'];
const sentences = ['text', 'description', 'subtitle', 'answer', 'about'];
const lists = ['items', 'cards', 'tabs', 'points', 'text', 'steps', 'people', 'links'];
const families = [titles, sentences, lists];

const isAlike = (key: string, other: string) => families.some((family) => family.includes(key) && family.includes(other));

/**
 * What fits of an object into another form: values under the same key, then those of the same kind and meaning. What the form
 * cannot be without is filled in.
 */
export function fitObject(schema: FitSchema, old: JsonObject, fill: Fill = nothing): Fitted {
  const shape = shapeOf(schema);
  const left = new Map(Object.entries(old).filter(([key]) => key !== 'type'));
  const found = new Map<string, Json>();
  const take = (key: string, from: string, value: Json | undefined) => {
    if (value === undefined) return;
    found.set(key, value);
    left.delete(from);
  };
  for (const [key, property] of Object.entries(shape)) {
    const own = left.get(key);
    if (own !== undefined) take(key, key, fitValue(property, own));
  }
  for (const [key, property] of Object.entries(shape)) {
    if (found.has(key)) continue;
    const like = [...left].find(([other, value]) => isAlike(key, other) && fitValue(property, value) !== undefined);
    if (like) take(key, like[0], fitValue(property, like[1]));
  }
  const needed = Object.entries(shape).flatMap(([key, property]): string[] => {
    if (found.has(key) || isOptional(property)) return [];
    const { values } = bare(property)._zod.def;
    found.set(key, values?.length === 1 ? (values[0] as Json) : (fill(property, key) ?? ''));
    return values?.length === 1 ? [] : [key];
  });
  const written = () =>
    Object.fromEntries(
      Object.keys(shape).flatMap((key): [string, Json][] => (found.has(key) ? [[key, found.get(key) as Json]] : [])),
    );
  // Of some keys, each of which may be absent, there must be one.
  for (const [key, property] of Object.entries(shape)) {
    if (schema.safeParse(written()).success) break;
    const example = found.has(key) ? undefined : fill(property, key);
    if (example === undefined || !schema.safeParse({ ...written(), [key]: example }).success) continue;
    found.set(key, example);
    needed.push(key);
  }
  return { value: written(), lost: [...left.keys()], needed };
}

/** The form of what stands at a place of a site; undefined where the schema knows of none. */
function schemaAt(site: Json, path: Path): FitSchema | undefined {
  let schema: FitSchema | undefined = siteSchema as unknown as FitSchema;
  let value: unknown = site;
  for (const part of path) {
    const def: FitSchema['_zod']['def'] | undefined = schema && optionFor(schema, value)._zod.def;
    schema = def?.shape?.[part] ?? def?.element ?? def?.valueType;
    value = get(value, part);
  }
  return schema;
}

/** The one of several forms that a value has, or says to have by its `type`. */
function optionFor(schema: FitSchema, value: unknown): FitSchema {
  const { options = [] } = bare(schema)._zod.def;
  if (options.length === 0) return bare(schema);
  const named = options.find((option) => shapeOf(option).type?.safeParse(get(value, 'type')).success);
  const found = named ?? options.find((option) => option.safeParse(value).success) ?? options[0];
  return found ? optionFor(found, value) : bare(schema);
}

/** Whether what stands at a place of a site may be absent. */
export function mayBeAbsent(site: Json, path: Path): boolean {
  const schema = schemaAt(site, path);
  return schema !== undefined && isOptional(schema);
}
