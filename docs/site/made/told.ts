import type { NodeIndex } from '../../../generator/content/schema/compiled-schema.ts';
import { chosenIndex, indexOfType, nodeAt, noteOf } from '../../../generator/content/schema/look-up.ts';
import {
  describeFields,
  describeParts,
  descriptionOf,
  type FieldReference,
} from '../../../generator/editor/preview/reference.ts';
import { blockTypes } from '../../../templates/blocks/descriptors.ts';
import { type Both, inBoth, inEach, type SiteLanguage } from './both.ts';

/** A key as the reference tells of it. */
export interface Key extends Omit<FieldReference, 'description' | 'fallback'> {
  description: Both;
  fallback: Both;
}

/** An object of the file: what it is, and its keys with those of the objects in them. */
export interface Part {
  place: string;
  description: Both;
  keys: Key[];
}

/** The same fields as they are told in each language. */
function keysOf(fields: Record<SiteLanguage, FieldReference[]>): Key[] {
  return fields.en.map((field, index) => ({
    ...field,
    description: { ar: fields.ar[index]?.description ?? '', en: field.description },
    fallback: { ar: fields.ar[index]?.fallback ?? '', en: field.fallback },
  }));
}

/** Parts of the file but its sections. */
export function partsOfFile(): (Part & { id: string })[] {
  const parts = inEach(describeParts);
  return parts.en.map(({ id, place, description, fields }, at) => ({
    id,
    place,
    description: { ar: parts.ar[at]?.description ?? '', en: description },
    keys: keysOf({ ar: parts.ar[at]?.fields ?? [], en: fields }),
  }));
}

/** An object by where the contract has it. */
export const partOf = (place: string, index: NodeIndex): Part => ({
  place,
  description: inBoth((language) => descriptionOf(index, language)),
  keys: keysOf(inEach((language) => describeFields(index, { language }))),
});

/** Every block. */
export const partsOfBlocks = () =>
  blockTypes.flatMap((type) => {
    const index = indexOfType('routes', type);
    return index === undefined ? [] : [{ type, ...partOf(`"type": "${type}"`, index) }];
  });

/** Objects that a place chooses among by a word of theirs, such as the kinds of fields of a form. */
export interface Choice {
  word: string;
  by: string;
  index: NodeIndex;
}

/** What there is to choose from at a place, or for each item of its list; none where only one form of object may stand. */
export function choicesAt(index: NodeIndex): Choice[] {
  const shape = nodeAt(index);
  if (shape?.is === 'list' || shape?.is === 'record') return choicesAt(shape.item);
  if (shape?.is === 'variants')
    return shape.options.map(([word, option]) => ({ word: String(word), by: shape.by, index: option }));
  if (shape?.is !== 'either' || nodeAt(chosenIndex(index, {}))?.is === 'object') return [];
  return shape.options.flatMap(choicesAt);
}

/** What names a shape wherever it is used: a use may say more of it. */
export function originOf(index: NodeIndex): NodeIndex {
  const shape = nodeAt(index);
  return shape?.is === 'object' ? (shape.origin ?? index) : index;
}

/** Words that may stand at a place, with what each means; none where others may stand too, or where there is but one. */
export function wordsAt(index: NodeIndex): { word: string; meaning: Both; list: string | undefined }[] {
  const shape = nodeAt(index);
  if (shape?.is === 'list') return wordsAt(shape.item);
  if (shape?.is === 'either') return shape.options.flatMap(wordsAt);
  if (shape?.is !== 'words' || (shape.words.length < 2 && !shape.isChosen)) return [];
  const { id, enumDescriptions } = noteOf(shape);
  return shape.words.map((word, at) => {
    const [arabic = '', english = ''] = (enumDescriptions?.[at] ?? '').split(' — ');
    return { word: String(word), meaning: { ar: arabic, en: english }, list: id };
  });
}
