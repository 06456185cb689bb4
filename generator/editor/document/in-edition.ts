import type { Edition } from '../../content/locales/edition.ts';
import { languagesOf, type SiteLanguage } from '../../content/locales/languages.ts';
import { choose, isOfDefault, textByLanguageAt } from '../../content/locales/texts-by-language.ts';
import { chosen, within } from '../../content/site/fields.ts';
import type { Path } from '../../core/json/path.ts';
import { isObject, type Json } from '../../core/json/value.ts';
import { valueAt } from '../../core/json/value-at.ts';
import { get } from '../../core/json/walk.ts';
import {
  type EditionContext,
  fieldOf,
  indexesOf,
  isWords,
  keyIn,
  type Languages,
  mayDiffer,
  openEditionContext,
  placeOf,
  textInFile,
} from './edition-context.ts';
import { newValue, putValue } from './edition-values.ts';
import type { Translations } from './protocol-state.ts';
import type { Operation } from './text/operation.ts';
import { applyToValue } from './value.ts';

/** Edition of a file, with the translation of edition operations into file operations. */
export interface FileInEdition extends Edition {
  languages: readonly SiteLanguage[];
  /**
   * Translates operations on the edition into operations on the file. Texts of other languages are unchanged. Lists are shared:
   * items added in another than the default language exist in that language only; items removed there remain in the others.
   */
  onFile: (operations: readonly Operation[]) => Operation[];
  /** Texts of other languages at a place; undefined if there are none. @param at path in the edition */
  translationsAt: (at: Path) => Translations | undefined;
}

/** Edition of a language (default: the first); undefined for a site in one language. */
export function fileInEdition(file: unknown, tag?: string): FileInEdition | undefined {
  const languages = languagesOf(get(file, 'site'));
  const language = languages?.find((one) => one.tag === tag) ?? languages?.[0];
  if (!languages || !language) return undefined;
  const context = openEditionContext(file as Json, { language, languages });
  return {
    ...context.edition,
    languages,
    onFile: (operations) => translateAll(file as Json, { language, languages }, operations),
    translationsAt: (at) => translationsAt(context, at),
  };
}

/** Translates operations one by one, each against the file as changed by the previous ones. */
function translateAll(file: Json, all: Languages, operations: readonly Operation[]): Operation[] {
  let present = file;
  return operations.flatMap((operation) => {
    const made = translate(openEditionContext(present, all), operation);
    present = made.reduce(applyToValue, present);
    return made;
  });
}

function translate(context: EditionContext, operation: Operation): Operation[] {
  const { at } = operation;
  if (operation.do === 'set') return setInFile(context, at, operation.value);
  if (operation.do === 'remove') return removeInFile(context, at);
  if (operation.do === 'insert') return insertInFile(context, at, operation.index, operation.value);
  if (operation.do === 'move') return moveInFile(context, at, operation.to);
  return duplicateInFile(context, at, operation.values);
}

function translationsAt(context: EditionContext, at: Path): Translations | undefined {
  const { file, language, languages } = context;
  const place = placeOf(context, at);
  const old = valueAt(file, place);
  const field = fieldOf(file, place);
  const [first] = languages;
  const key = place.at(-1) ?? '';
  const leaf = textByLanguageAt(old, field) ?? {};
  const others = languages.flatMap(({ tag }) => {
    const text = tag === language.tag ? undefined : leaf[tag];
    return typeof text === 'string' && isWords(field, key, text) ? [{ tag, text }] : [];
  });
  const isPlain = typeof old === 'string' && mayDiffer(field, old) && isWords(field, key, old);
  if (isPlain && first && isOfDefault(old, language, languages)) return fallback(context, at, [{ tag: first.tag, text: old }]);
  if (others.length === 0) return undefined;
  return choose(leaf, language, languages)?.isFallback ? fallback(context, at, others) : { others };
}

/** Texts of other languages, one of which stands in for a missing one. */
function fallback({ edition }: EditionContext, at: Path, others: Translations['others']): Translations {
  const shown = valueAt(edition.value, at);
  const isOther = typeof shown === 'string' && others.every(({ text }) => text !== shown);
  return { isFallback: true, ...(isOther && { shown }), others };
}

function setInFile(context: EditionContext, at: Path, value: Json): Operation[] {
  const { file, edition } = context;
  const place = placeOf(context, at);
  const [old, shown] = [valueAt(file, place), valueAt(edition.value, at)];
  const field = fieldOf(file, place);
  const leaf = textByLanguageAt(old, field);
  const key = place.at(-1) ?? '';
  if (leaf && typeof value === 'string')
    return [{ do: 'set', at: [...place, keyIn(leaf, context)], value: textInFile(context, value, field, key) }];
  return [{ do: 'set', at: place, value: putValue(context, { old, shown, value, field, key }) }];
}

/** Languages of an item without the present one; undefined if none remain. */
function otherLanguages(value: unknown, { language, languages }: Languages): string[] | undefined {
  const listed = get(value, 'languages');
  const all = Array.isArray(listed) ? listed.map(String) : languages.map(({ tag }) => tag);
  const others = all.filter((tag) => tag !== language.tag);
  return others.length > 0 ? others : undefined;
}

function removeInFile(context: EditionContext, at: Path): Operation[] {
  const { file, edition, language, languages } = context;
  const place = placeOf(context, at);
  const old = valueAt(file, place);
  const leaf = textByLanguageAt(old, fieldOf(file, place));
  const { tag } = language;
  if (leaf) {
    const isAlone = Object.keys(leaf).every((key) => key === keyIn(leaf, context));
    if (isAlone) return [{ do: 'remove', at: place }];
    // Without an explicit null, the language would fall back to the default text.
    return edition.isFirst ? [{ do: 'remove', at: [...place, tag] }] : [{ do: 'set', at: [...place, tag], value: null }];
  }
  if (edition.isFirst) return [{ do: 'remove', at: place }];
  if (typeof old === 'string' && mayDiffer(fieldOf(file, place), old))
    return [{ do: 'set', at: place, value: { [languages[0]?.tag ?? '']: old, [tag]: null } }];
  const others = isObject(old) ? otherLanguages(old, context) : undefined;
  return others ? [{ do: 'set', at: [...place, 'languages'], value: others }] : [{ do: 'remove', at: place }];
}

function insertInFile(context: EditionContext, at: Path, index: number, value: Json): Operation[] {
  const { file, edition, language } = context;
  const list = placeOf(context, at);
  const indexes = indexesOf(context, at);
  const all = valueAt(file, list);
  const last = indexes.at(-1);
  const end = last === undefined ? (Array.isArray(all) ? all.length : 0) : last + 1;
  const field = within(chosen(fieldOf(file, list), all ?? []), 0);
  const fresh = newValue(context, value, field, 0);
  // Pages are limited by the languages of their title; items of other lists by `languages`.
  const isNarrowed = !edition.isFirst && isObject(fresh) && !('title' in fresh && at.length === 1);
  const item = isNarrowed ? { ...fresh, languages: [language.tag] } : fresh;
  return [{ do: 'insert', at: list, index: indexes[index] ?? end, value: item }];
}

function moveInFile(context: EditionContext, at: Path, to: number): Operation[] {
  const place = placeOf(context, at);
  const from = Number(place.at(-1));
  const others = indexesOf(context, at.slice(0, -1))
    .filter((index) => index !== from)
    .map((index) => (index > from ? index - 1 : index));
  const last = others.at(-1);
  return [{ do: 'move', at: place, to: others[to] ?? (last === undefined ? from : last + 1) }];
}

/** Copies keep all languages of the original; texts in `values` are set for this language, addresses and names for all. */
function duplicateInFile(context: EditionContext, at: Path, values: { [key: string]: Json } | undefined): Operation[] {
  const { file, edition } = context;
  const place = placeOf(context, at);
  if (!values) return [{ do: 'duplicate', at: place }];
  const [old, shown] = [valueAt(file, place), valueAt(edition.value, at)];
  const field = chosen(fieldOf(file, place), old);
  const own = Object.entries(values).map(([key, value]): [string, Json] => {
    const inner = within(field, key);
    if (typeof value === 'string' && !isWords(inner, key, value)) return [key, value];
    const before = { old: get(old, key) as Json | undefined, shown: get(shown, key) as Json | undefined };
    return [key, putValue(context, { ...before, value, field: inner, key })];
  });
  return [{ do: 'duplicate', at: place, values: Object.fromEntries(own) }];
}
