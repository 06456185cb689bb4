import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import { isLanguage } from '../../../templates/schema/rules.ts';
import { isObject } from '../../core/json/value.ts';
import { isInScriptOf } from '../../core/util/languages.ts';
import { memoizeByObject } from '../../core/util/memoize.ts';
import { type Field, isUnknown } from '../site/fields.ts';
import type { SiteLanguage } from './languages.ts';

/** Key for all languages. */
export const everyLanguage = '*';

/** A text by language. `null` means that a language has no text, on purpose. */
export type TextByLanguage = Record<string, unknown>;

/** Whether a key is that of an object by language. */
const isTag = (key: string) => key === everyLanguage || (/^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/.test(key) && isLanguage(key));

/** The string types that a field accepts. */
function valuesOf(field: Field): Extract<Field, { is: 'value' }>[] {
  if (field.is === 'either') return field.options.flatMap(valuesOf);
  return field.is === 'value' ? [field] : [];
}

const takesObjects = (field: Field): boolean =>
  field.is === 'either'
    ? field.options.some(takesObjects)
    : field.is === 'object' || field.is === 'variants' || field.is === 'record';

/** Whether a field accepts a string that can be translated. */
export const isByLanguage = memoizeByObject((field: Field): boolean =>
  valuesOf(field).some(({ kind }) => kind && fieldRoleOf(kind).isByLanguage),
);

/** Key of the heading of an object whose anchor is made from its words if it has no id; undefined if it has no such heading. */
export function headingIn(field: Field): string | undefined {
  if (field.is !== 'object' || !field.fields.has('id')) return undefined;
  return [...field.fields].find(([, one]) => one.is === 'value' && fieldRoleOf(one.kind).anchor === 'words')?.[0];
}

/**
 * A value that is meant as a text by language, whether allowed or not; undefined for other values. If the field accepts no
 * objects, any object with language keys counts; if it accepts a text by language, any object does.
 */
export function textByLanguageAt(value: unknown, field: Field): TextByLanguage | undefined {
  // An unknown key is reported, but not its value.
  if (!isObject(value) || isUnknown(field)) return undefined;
  const keys = Object.keys(value);
  const isOfTags = keys.length > 0 && keys.every(isTag);
  if (takesObjects(field)) return isOfTags && isByLanguage(field) ? value : undefined;
  return isOfTags || isByLanguage(field) ? value : undefined;
}

/** The text of a language: its own, none on purpose, or a fallback to the default language. */
export interface ChosenTranslation {
  value: unknown;
  /** Key in the text by language. */
  key: string;
  isFallback: boolean;
}

/** The text that a language uses; undefined if there is none at all. */
export function choose(
  textByLanguage: TextByLanguage,
  { tag }: Pick<SiteLanguage, 'tag'>,
  [first]: readonly SiteLanguage[],
): ChosenTranslation | undefined {
  for (const key of [tag, everyLanguage, first?.tag ?? tag]) {
    if (Object.hasOwn(textByLanguage, key))
      return { value: textByLanguage[key] ?? undefined, key, isFallback: key !== tag && key !== everyLanguage };
  }
  return undefined;
}

/** E-mail and web addresses are the same in all languages. */
const isAddress = (text: string) => /^\S+@\S+$|^https?:\S+$/.test(text);

/** Whether a plain text belongs to one language: it contains letters of its script. */
export const isOfOne = (text: string, tag: string): boolean => isInScriptOf(tag, text) && !isAddress(text);

/** Whether a plain text belongs to the default language and not to the given one. */
export function isOfDefault(text: string, language: SiteLanguage, [first]: readonly SiteLanguage[]): boolean {
  return first !== undefined && first.tag !== language.tag && isOfOne(text, first.tag);
}
