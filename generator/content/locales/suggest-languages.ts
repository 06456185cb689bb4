import { isLanguage } from '../../../templates/schema/rules.ts';
import { isObject } from '../../core/json/value.ts';
import { once } from '../../core/util/memoize.ts';

/** Languages that are recognised by name as well as by tag. The editor offers them, in this order. */
export const namedLanguages = [
  'ar',
  'en',
  'fr',
  'ur',
  'fa',
  'tr',
  'ku',
  'id',
  'ms',
  'bn',
  'hi',
  'ta',
  'tl',
  'sw',
  'so',
  'am',
  'es',
  'de',
  'pt',
  'ru',
  'zh',
  'it',
];

const tagsByName = once(() => {
  const inLanguages = (tag: string) =>
    ['ar', 'en', tag].map((reader) => new Intl.DisplayNames(reader, { type: 'language' }).of(tag));
  return new Map(namedLanguages.flatMap((tag) => inLanguages(tag).map((name) => [name?.toLowerCase() ?? tag, tag] as const)));
});

/** Canonical BCP 47 tag, e.g. of `EN` or `en_us`. */
function canonicalTag(text: string): string | undefined {
  try {
    const [tag] = Intl.getCanonicalLocales(text.replaceAll('_', '-'));
    return tag !== undefined && isLanguage(tag) ? tag : undefined;
  } catch {
    return undefined;
  }
}

/** Keys that other software uses for a language tag. */
const tagKeys = ['tag', 'code', 'lang', 'language', 'locale', 'iso', 'id', 'key', 'value', 'hreflang', 'name', 'label'];

/** Key that holds the tag in an object without `tag`. */
export function keyOfTag(entry: unknown): string | undefined {
  if (!isObject(entry)) return undefined;
  return tagKeys.find(
    (key) => Object.hasOwn(entry, key) && typeof entry[key] === 'string' && suggestTag(entry[key]) !== undefined,
  );
}

/** The tag that an entry of the list of languages was probably meant to have; undefined if unclear. */
export function suggestTag(entry: unknown): string | undefined {
  if (typeof entry === 'string') {
    const text = entry.trim();
    return isLanguage(text) ? text : (tagsByName().get(text.toLowerCase()) ?? canonicalTag(text));
  }
  if (Array.isArray(entry)) return entry.length === 1 ? suggestTag(entry[0]) : undefined;
  const key = keyOfTag(entry);
  return key === undefined ? undefined : suggestTag((entry as Record<string, unknown>)[key]);
}

/** Entries of a value in place of the list: `"ar, en"`, `{"ar": "العربية"}`, `{"tag": "ar"}`. */
export function suggestEntries(languages: unknown): readonly unknown[] {
  if (Array.isArray(languages)) return languages;
  if (typeof languages === 'string') return languages.split(/[\s,،;|/]+/).filter(Boolean);
  if (!isObject(languages)) return [];
  const keys = Object.keys(languages);
  return keys.length > 0 && keys.every((key) => suggestTag(key) !== undefined && !tagKeys.includes(key)) ? keys : [languages];
}
