import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import { asSample, sampleFileFor } from '../../../content/site/samples.ts';
import { isObject, type Json } from '../../../core/json/value.ts';
import { firstFree } from '../../document/free-name.ts';
import { sampleGrid, withGrid } from '../../document/grid/blank.ts';
import type { EditSchema, FieldModel, ObjectModel, PropertyModel } from '../../document/protocol-forms.ts';
import { chosen, objectOf, roleOfField } from './fields.ts';

/** Content for new parts that depends on the site. */
export interface BlankParts {
  schema: EditSchema;
  /** Language of the site. */
  language: MessageLanguage;
  /** Name of any collection of cards. */
  collection: string | undefined;
  /** Placeholder text, in the language of the site. */
  words: string;
  /** The new value is inside something that is already marked as a placeholder. */
  isMarked?: boolean;
}

function blankText(field: FieldModel & { is: 'text' }, parts: BlankParts, example: Json | undefined): Json {
  const { longest = Number.POSITIVE_INFINITY } = field;
  const { file, address, textRole: isWords } = roleOfField(field);
  if (file === 'picture' || file === 'file') return sampleFileFor(file, example);
  if (address && address !== 'other' && address !== 'frame') return '/';
  // Examples are in Arabic.
  const isForeign = parts.language !== 'ar' && /\p{Script=Arabic}/u.test(String(example));
  const words = typeof example === 'string' && !(isForeign && isWords) ? example : parts.words;
  const marked = asSample(words, parts.language);
  return !parts.isMarked && isWords && marked.length <= longest ? marked : words;
}

/**
 * Whether a new field starts empty and is written only after input: texts, references to content, and objects that need one
 * such value.
 */
export function beginsEmpty(schema: EditSchema, field: FieldModel): boolean {
  if (field.is === 'text') return true;
  if (field.is === 'list') return field.item.is === 'text' && field.item.names !== undefined;
  if (field.is === 'object') return onlyRequiredProperty(schema.objects[field.name]) !== undefined;
  return field.is === 'either' && field.options[0] !== undefined && beginsEmpty(schema, field.options[0]);
}

/**
 * Key of an object that is asked for first: `src` of a picture, or the only required key if it is a text; otherwise undefined.
 */
export function onlyRequiredProperty(model: ObjectModel | undefined): PropertyModel | undefined {
  const needed = model?.properties.filter(({ isOptional }) => !isOptional) ?? [];
  if (model?.reference === 'image') return needed.find(({ key }) => key === 'src');
  const [first] = needed;
  return needed.length === 1 && first?.field.is === 'text' ? first : undefined;
}

/** Object with one key set. A picture starts as decorative. */
export const blankWith = (model: ObjectModel, key: string, value: Json): Json => ({
  [key]: value,
  ...(model.reference === 'image' && { alt: '', decorative: true }),
});

function blankObject(model: ObjectModel | undefined, around: BlankParts): { [key: string]: Json } {
  const needed = model?.properties.filter(({ isOptional }) => !isOptional) ?? [];
  // An object that can be marked as a placeholder gets the mark and the texts of the example.
  const hasMark = model?.properties.some(({ key, field }) => key === 'placeholder' && field.is === 'switch') === true;
  const parts = hasMark ? { ...around, isMarked: true } : around;
  const entries = needed.map((property): [string, Json] => [property.key, blankOf(property.field, parts, property)]);
  const grid =
    model?.grid &&
    sampleGrid(model.grid, {
      exampleOf: (key) => model.properties.find((property) => property.key === key)?.examples[0],
      mark: (words) => (parts.isMarked ? words : asSample(words, parts.language)),
      language: parts.language,
    });
  const keys = model?.properties.map(({ key }) => key) ?? [];
  const made = { ...withGrid(keys, Object.fromEntries(entries), grid), ...(hasMark && { placeholder: true }) };
  if (model?.reference === 'cards' && parts.collection !== undefined) return { collection: parts.collection };
  return model?.reference === 'image' ? { ...made, alt: '', decorative: true } : made;
}

/** Keys whose values are unique among items. */
const ownKeys = new Set(['id', 'name']);

/**
 * Extends a new item by the keys that its sibling has: if the other items have a link or a picture, so does the new one.
 * @param blank placeholder value of a key; undefined copies the sibling's value
 */
export function likeSibling(made: Json, sibling: Json | undefined, blank: (key: string) => Json | undefined): Json {
  if (!isObject(made) || !isObject(sibling) || made.type !== sibling.type) return made;
  const isCopied = ([key, value]: [string, Json]) =>
    made[key] === undefined && !ownKeys.has(key) && (typeof value === 'string' || isObject(value));
  const copied = Object.entries(sibling).filter(isCopied);
  return { ...made, ...Object.fromEntries(copied.map(([key, value]) => [key, blank(key) ?? value])) };
}

/** Placeholder values for the additional keys of an item: texts and pictures of its sibling do not fit. */
export function blankBesides(field: FieldModel, made: Json, parts: BlankParts) {
  const model = objectOf(parts.schema, field, made);
  return (key: string): Json | undefined => {
    const property = model?.properties.find((one) => one.key === key);
    const own = property && chosen(property.field, undefined);
    const isWords = own !== undefined && roleOfField(own).textRole !== false;
    const isPicture = own?.is === 'object' && parts.schema.objects[own.name]?.reference === 'image';
    return property && (isWords || isPicture) ? blankOf(property.field, parts, property) : undefined;
  };
}

/** Gives an item a name that is unique in its list. */
export function withFreeName(made: Json, items: readonly Json[]): Json {
  if (!isObject(made) || typeof made.name !== 'string') return made;
  const copied = items.map((item) => (isObject(item) ? item.name : undefined));
  return { ...made, name: firstFree(made.name, copied) };
}

/** Minimal value that is valid by the field's own definition. */
export function blankOf(field: FieldModel, parts: BlankParts, property?: PropertyModel): Json {
  const example = property?.examples[0];
  switch (field.is) {
    case 'text':
      return blankText(field, parts, example);
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
