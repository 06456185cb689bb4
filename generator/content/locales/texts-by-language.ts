import { aboutKind } from '../../../templates/schema/kind-table.ts';
import { isLanguage } from '../../../templates/schema/rules.ts';
import { isObject } from '../../core/json/value.ts';
import { isInScriptOf } from '../../core/util/languages.ts';
import { memoizeByObject } from '../../core/util/memoize.ts';
import { type Field, isUnknown } from '../site/fields.ts';
import type { SiteLanguage } from './languages.ts';

/** What stands for every language. */
export const everyLanguage = '*';

/** A text at its leaf, by language. `null` says that a language has none, on purpose. */
export type TextByLanguage = Record<string, unknown>;

/** What an object is keyed by where it is one by language. */
const isTag = (key: string) => key === everyLanguage || (/^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/.test(key) && isLanguage(key));

/** The kinds of strings that a place takes. */
function valuesOf(field: Field): Extract<Field, { is: 'value' }>[] {
  if (field.is === 'either') return field.options.flatMap(valuesOf);
  return field.is === 'value' ? [field] : [];
}

const takesObjects = (field: Field): boolean =>
  field.is === 'either'
    ? field.options.some(takesObjects)
    : field.is === 'object' || field.is === 'variants' || field.is === 'record';

/** Whether a place takes a string that may be another in each language. */
export const isByLanguage = memoizeByObject((field: Field): boolean =>
  valuesOf(field).some(({ kind }) => kind && aboutKind(kind).isByLanguage),
);

/** The key of a heading that is named by its words where no id stands beside it; undefined of what has none. */
export function headingIn(field: Field): string | undefined {
  if (field.is !== 'object' || !field.fields.has('id')) return undefined;
  return [...field.fields].find(([, one]) => one.is === 'value' && aboutKind(one.kind).anchor === 'words')?.[0];
}

/**
 * A value that is by language, whether it may be so or not; undefined for any other. Where no object may stand one of tags is
 * meant so, and where a text may be by language any object is.
 */
export function textByLanguageAt(value: unknown, field: Field): TextByLanguage | undefined {
  // Of a misspelt key that is told, and nothing of what stands there.
  if (!isObject(value) || isUnknown(field)) return undefined;
  const keys = Object.keys(value);
  const isOfTags = keys.length > 0 && keys.every(isTag);
  if (takesObjects(field)) return isOfTags && isByLanguage(field) ? value : undefined;
  return isOfTags || isByLanguage(field) ? value : undefined;
}

/** What a language has at a leaf: its own text, none on purpose, or that of the default language for want of one. */
export interface ChosenTranslation {
  value: unknown;
  /** Key in the leaf. */
  key: string;
  isFallback: boolean;
}

/** What a language reads at a leaf; undefined where there is nothing at all. */
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

/** What is written alike everywhere: an address of mail or of the web. */
const isAddress = (text: string) => /^\S+@\S+$|^https?:\S+$/.test(text);

/** Whether a plain text is of a language alone: it has letters of its script. */
export const isOfOne = (text: string, tag: string): boolean => isInScriptOf(tag, text) && !isAddress(text);

/** Whether a plain text is of the default language, and of another that is asked about not. */
export function isOfDefault(text: string, language: SiteLanguage, [first]: readonly SiteLanguage[]): boolean {
  return first !== undefined && first.tag !== language.tag && isOfOne(text, first.tag);
}
