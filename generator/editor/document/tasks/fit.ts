import type { NodeIndex } from '../../../content/schema/compiled-schema.ts';
import { compiledSiteSchema } from '../../../content/schema/compiled-site-schema.ts';
import { fieldsOf, isValidAt, nodeAt, onlyValue } from '../../../content/schema/look-up.ts';
import type { Path } from '../../../core/json/path.ts';
import { isObject, type Json, type JsonObject } from '../../../core/json/value.ts';
import { get } from '../../../core/json/walk.ts';

/** Result of converting an object to another form. */
export interface FittedObject {
  value: JsonObject;
  /** `lost`: keys that the new form lacks. `needed`: required keys of the new form that were filled with samples. */
  lost: string[];
  needed: string[];
}

/** Converts a value to another form: unchanged, wrapped in a list, unwrapped from a list of one, or part by part. */
function fitValue(index: NodeIndex, value: Json): Json | undefined {
  if (isValidAt(index, value)) return value;
  const shape = nodeAt(index);
  const item = shape?.is === 'list' ? shape.item : undefined;
  if (item !== undefined && typeof value === 'string' && isValidAt(index, [value])) return [value];
  if (Array.isArray(value) && value.length === 1 && isValidAt(index, value[0])) return value[0];
  if (item !== undefined && Array.isArray(value)) {
    const items = value.map((one) => fitValue(item, one)).filter((one) => one !== undefined);
    return items.length > 0 && isValidAt(index, items) ? items : undefined;
  }
  if (shape?.is !== 'object' || !isObject(value)) return undefined;
  const fitted = fitObject(index, value);
  return fitted.needed.length === 0 && isValidAt(index, fitted.value) ? fitted.value : undefined;
}

/** Creates a minimal value for a required field. @param key key that will hold the value */
export type Fill = (index: NodeIndex, key: string) => Json | undefined;
const nothing: Fill = () => undefined;

/** Keys with the same meaning in different forms, e.g. `title` and `heading`. */
const titles = ['title', 'heading', 'label', 'name', 'question'];
const sentences = ['text', 'description', 'subtitle', 'answer', 'about'];
const lists = ['items', 'cards', 'tabs', 'points', 'text', 'steps', 'people', 'links'];
const families = [titles, sentences, lists];

const isAlike = (key: string, other: string) => families.some((family) => family.includes(key) && family.includes(other));

/**
 * Converts an object to another form: values under the same key first, then those under keys of similar meaning. Missing
 * required fields are filled.
 */
export function fitObject(index: NodeIndex, old: JsonObject, fill: Fill = nothing): FittedObject {
  const fields = fieldsOf(index);
  const left = new Map(Object.entries(old).filter(([key]) => key !== 'type'));
  const found = new Map<string, Json>();
  const take = (key: string, from: string, value: Json | undefined) => {
    if (value === undefined) return;
    found.set(key, value);
    left.delete(from);
  };
  for (const { key, index: field } of fields) {
    const own = left.get(key);
    if (own !== undefined) take(key, key, fitValue(field, own));
  }
  for (const { key, index: field } of fields) {
    if (found.has(key)) continue;
    const like = [...left].find(([other, value]) => isAlike(key, other) && fitValue(field, value) !== undefined);
    if (like) take(key, like[0], fitValue(field, like[1]));
  }
  const needed = fields.flatMap(({ key, index: field, isOptional }): string[] => {
    if (found.has(key) || isOptional) return [];
    const only = onlyValue(field) as Json | undefined;
    found.set(key, only ?? fill(field, key) ?? '');
    return only === undefined ? [key] : [];
  });
  const written = () =>
    Object.fromEntries(fields.flatMap(({ key }): [string, Json][] => (found.has(key) ? [[key, found.get(key) as Json]] : [])));
  // Some forms require at least one of several optional keys.
  for (const { key, index: field } of fields) {
    if (isValidAt(index, written())) break;
    const example = found.has(key) ? undefined : fill(field, key);
    if (example === undefined || !isValidAt(index, { ...written(), [key]: example })) continue;
    found.set(key, example);
    needed.push(key);
  }
  return { value: written(), lost: [...left.keys()], needed };
}

/** Option that a value matches by its `type` or its validity. */
function optionFor(index: NodeIndex, value: unknown): NodeIndex {
  const shape = nodeAt(index);
  const options = shape?.is === 'either' ? shape.options : shape?.is === 'variants' ? shape.options.map(([, one]) => one) : [];
  const isNamed = (option: NodeIndex) =>
    fieldsOf(option).some(({ key, index: field }) => key === 'type' && isValidAt(field, get(value, 'type')));
  const found = options.find(isNamed) ?? options.find((option) => isValidAt(option, value)) ?? options[0];
  return found === undefined ? index : optionFor(found, value);
}

/** Whether the value at a path is optional. */
export function mayBeAbsent(site: Json, path: Path): boolean {
  let index: NodeIndex | undefined = compiledSiteSchema.root;
  let [value, isOptional]: [unknown, boolean] = [site, false];
  for (const key of path) {
    if (index === undefined) return false;
    const own: NodeIndex = optionFor(index, value);
    const shape = nodeAt(own);
    const field = fieldsOf(own).find((one) => one.key === key);
    index = field?.index ?? (shape?.is === 'list' || shape?.is === 'record' ? shape.item : undefined);
    isOptional = field?.isOptional ?? false;
    value = get(value, key);
  }
  return index !== undefined && isOptional;
}
