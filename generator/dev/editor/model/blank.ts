import type { EditSchema, FieldModel, Json, ObjectModel, PropertyModel } from '../../../edit/contract.ts';
import { isObject } from '../../../edit/json.ts';

/** What is put in where only the site knows what it has. */
export interface BlankParts {
  schema: EditSchema;
  /** Any picture of the site. */
  picture: string | undefined;
  /** Any collection of cards. */
  collection: string | undefined;
  /** Words that wait for others. */
  words: string;
}

function blankText(kind: string, parts: BlankParts, example: Json | undefined): Json {
  if (kind === 'picture' && parts.picture !== undefined) return parts.picture;
  if (kind === 'href' || kind === 'path' || kind === 'target') return '/';
  return typeof example === 'string' ? example : parts.words;
}

function blankObject(model: ObjectModel | undefined, parts: BlankParts): { [key: string]: Json } {
  const needed = model?.properties.filter(({ isOptional }) => !isOptional) ?? [];
  const entries = needed.map((property): [string, Json] => [property.key, blankOf(property.field, parts, property)]);
  const made = Object.fromEntries(entries);
  if (model?.reference === 'cards' && parts.collection !== undefined) return { collection: parts.collection };
  return model?.reference === 'image' ? { ...made, alt: '', decorative: true } : made;
}

/** Keys whose values no two items share. */
const ownKeys = new Set(['id', 'name']);

/** A new item with what the one before it has besides: where the others lead somewhere or have a picture, so has it. */
export function likeSibling(made: Json, sibling: Json | undefined): Json {
  if (!isObject(made) || !isObject(sibling) || made.type !== sibling.type) return made;
  const isTaken = ([key, value]: [string, Json]) =>
    made[key] === undefined && !ownKeys.has(key) && (typeof value === 'string' || isObject(value));
  return { ...made, ...Object.fromEntries(Object.entries(sibling).filter(isTaken)) };
}

/** The least value of a field that the check lets pass as far as the field itself says what it may be. */
export function blankOf(field: FieldModel, parts: BlankParts, property?: PropertyModel): Json {
  const example = property?.examples[0];
  switch (field.is) {
    case 'text':
      return blankText(field.kind, parts, example);
    case 'choice':
      return field.options[0]?.value ?? '';
    case 'number':
      return typeof example === 'number' ? example : (field.least ?? 1);
    case 'switch':
      return field.only ?? true;
    case 'object':
      return blankObject(parts.schema.objects[field.name], parts);
    case 'list':
      return Array.from({ length: Math.max(1, field.least ?? 1) }, () => blankOf(field.item, parts, property));
    case 'record':
      return {};
    case 'variants': {
      const [type, name] = Object.entries(field.names)[0] ?? ['', ''];
      return variantOf(type, name, parts);
    }
    case 'either': {
      const [first] = field.options;
      return first ? blankOf(first, parts, property) : parts.words;
    }
  }
}

export function variantOf(type: string, name: string, parts: BlankParts): { [key: string]: Json } {
  return { type, ...blankObject(parts.schema.objects[name], parts) };
}
