import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BlockType, descriptorOf } from '../../../templates/blocks/descriptors.ts';
import { isCustomTexts } from '../../../templates/model/files/language.ts';
import type { CustomBlockDiagnostic } from '../../bundle/custom-blocks/custom-block-diagnostics.ts';
import { placeOfKey } from '../../bundle/custom-blocks/place-of-key.ts';
import type { CustomBlocks } from '../../core/util/engine.mjs';
import type { FieldModel } from '../../editor/document/protocol-forms.ts';
import { type BlockWords, wordsOfBlocks } from '../../editor/document/words/block-words.ts';
import { nameOfForm, wordsOfKey } from '../../editor/document/words/words-of-forms.ts';
import { siteForms } from '../../editor/server/endpoints/schema/site-forms.ts';

/** Path of keys in the words of a block. */
type KeyPath = string[];

/** Paths of words that are missing in a required language. */
function halfNamed(words: unknown, way: KeyPath = []): KeyPath[] {
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return isCustomTexts(words) ? [] : [way];
  return Object.entries(words).flatMap(([key, value]) => (key === 'recipe' ? [] : halfNamed(value, [...way, key])));
}

/** Forms that a field refers to. */
function formsIn(field: FieldModel): string[] {
  if (field.is === 'object') return [field.name];
  if (field.is === 'variants') return Object.values(field.names);
  if (field.is === 'list' || field.is === 'record') return formsIn(field.item);
  return field.is === 'either' ? field.options.flatMap(formsIn) : [];
}

/** A form and all forms nested in it. */
function formsWithin(start: string): Set<string> {
  const { objects } = siteForms();
  const found = new Set(objects[start] ? [start] : []);
  for (const form of found)
    for (const { field } of objects[form]?.properties ?? []) for (const name of formsIn(field)) found.add(name);
  return found;
}

/** Path in the words of a block for a key of a form. */
function wayTo(form: string, key: string, type: string): KeyPath {
  const [name = '', ...deeper] = form.split('.');
  const path = [...deeper, key].join('.');
  return name === `block-${type}` ? ['keys', path] : ['parts', name.slice(type.length + 1), 'keys', path];
}

/** Keys of the schema and of the interface labels without words. */
function unnamed(type: string): KeyPath[] {
  const { objects } = siteForms();
  const keysOf = (form: string) =>
    (objects[form]?.properties ?? []).flatMap(({ key }) => (wordsOfKey(key, form) === undefined ? [key] : []));
  const ofSchema = [...formsWithin(`block-${type}`)].flatMap((form) => keysOf(form).map((key) => wayTo(form, key, type)));
  const parts = [...formsWithin(`block-${type}`)].filter((form) => form.startsWith(`${type}-`) && !form.includes('.'));
  const labels = descriptorOf(type)?.labels?.name;
  const ofLabels = labels === undefined ? [] : keysOf(`site.labels.${labels}`).map((key) => ['labels', 'keys', key]);
  return [
    ...ofSchema,
    ...parts.filter((form) => nameOfForm(form) === undefined).map((form) => ['parts', form.slice(type.length + 1), 'name']),
    ...(labels !== undefined && wordsOfKey(labels, 'site.labels') === undefined ? [['labels', 'name']] : []),
    ...ofLabels,
  ];
}

/** Diagnostics for missing words of a custom block. */
export function findUnnamed(type: string, { folder }: CustomBlocks): CustomBlockDiagnostic[] {
  const file = `blocks/${type}/words.ts`;
  const text = readFileSync(join(folder, file), 'utf8');
  const words: BlockWords = wordsOfBlocks[type as BlockType];
  const ways = new Map([...halfNamed(words), ...unnamed(type)].map((way) => [way.join('\n'), way]));
  return [...ways.values()].map((way): CustomBlockDiagnostic => {
    const place = placeOfKey(text, way) ?? placeOfKey(text, way.slice(0, -1)) ?? placeOfKey(text, ['name']);
    return {
      code: 'own-words',
      file,
      line: 1,
      column: 1,
      ...place,
      found: way.at(-1) ?? '',
      expected: way.slice(0, -1).join('.'),
    };
  });
}
