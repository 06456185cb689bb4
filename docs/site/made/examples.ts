import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosen, type Field, fieldAt, within } from '../../../generator/content/site/fields.ts';
import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';

type Value = unknown;

interface Text {
  text: string;
  key: string | number;
  /** Whether the file may have another in each language. */
  isByLanguage: boolean;
}

/** What a block is, and what collections are. */
export const blockField = fieldAt(['notFound', 'blocks', 0]);
export const collectionsField = fieldAt(['collections']);

/** Applies a function to every text of a value. */
export function mapTexts(value: Value, change: (text: Text) => Value, field: Field, key: string | number = ''): Value {
  const here = chosen(field, value);
  if (typeof value === 'string') {
    const kind = here.is === 'value' ? here.kind : undefined;
    return change({ text: value, key, isByLanguage: fieldRoleOf(kind).isByLanguage });
  }
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, change, within(here, index), index));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapTexts(item, change, within(here, name), name)]),
  );
}

/** What examples say in English, by their Arabic: a file beside this one. */
export type English = Readonly<Record<string, string>>;

export const readEnglish = (folder: string): English => JSON.parse(readFileSync(join(folder, 'examples.en.json'), 'utf8'));

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

function textsOf(value: Value, field: Field): Text[] {
  const texts: Text[] = [];
  mapTexts(value, (one) => texts.push(one), field);
  return texts;
}

/** Whether somebody has written English for every Arabic text of a block, or of what else it is. */
export const isInEnglish = (value: Value, english: English, field: Field = blockField): boolean =>
  textsOf(value, field).every(({ text }) => !isArabic(text) || english[text] !== undefined);

/** Collections that a block shows, by their names. */
export const collectionsIn = (block: Value): string[] =>
  textsOf(block, blockField).flatMap(({ text, key }) => (key === 'collection' ? [text] : []));

/** The same with what has no English left out of it there. */
export const inBothOrArabic = (value: Value, english: English, field: Field): Value =>
  mapTexts(
    value,
    ({ text, isByLanguage }) => (isArabic(text) && isByLanguage ? { ar: text, en: english[text] ?? null } : text),
    field,
  );

/** Whether words of a block stand where the file has one value for all languages, as in code. */
export const hasWordsOfAll = (block: Value): boolean =>
  textsOf(block, blockField).some(({ text, isByLanguage }) => isArabic(text) && !isByLanguage);

/** A value with its texts in both languages, as the file has them. */
export const inBothLanguages = (value: Value, english: English, field: Field): Value =>
  mapTexts(value, ({ text }) => (english[text] === undefined ? text : { ar: text, en: english[text] }), field);

/** The same in English alone, as code of it is. */
export const inEnglish = (value: Value, english: English): Value =>
  mapTexts(value, ({ text }) => english[text] ?? text, blockField);
