import { isLanguage } from '../../../templates/schema/rules.ts';
import { languagesAssumption } from '../../core/diagnostics/cause-links.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { nearest } from '../../core/diagnostics/nearest.ts';
import type { Path } from '../../core/json/path.ts';
import { isObject } from '../../core/json/value.ts';
import { get, items } from '../../core/json/walk.ts';
import { languagesOf } from './languages.ts';
import { keyOfTag, suggestEntries, suggestTag } from './suggest-languages.ts';

const typeName = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** A value of the wrong type. Reported here because editions leave out what they cannot read, so schema checks never see it. */
export const wrongType = (path: Path, expected: 'string' | 'boolean', found: unknown): RawDiagnostic => ({
  code: 'wrong-type',
  path,
  parameters: { expected, found: typeName(found) },
});

/** Keys of a language in the list, and the types of their values. */
const typesOfKeys = new Map([
  ['tag', 'string'],
  ['path', 'string'],
  ['name', 'string'],
  ['draft', 'boolean'],
] as const);

interface KeyPlace {
  path: Path;
  /** Whether the key is a misnamed `tag`. */
  isTag: boolean;
}

function checkKey(key: string, value: unknown, { path, isTag }: KeyPlace): RawDiagnostic[] {
  const expected = isTag ? undefined : typesOfKeys.get(key as 'tag');
  if (!expected) {
    const list = [...typesOfKeys.keys()];
    const parameters = { found: key, nearest: isTag ? 'tag' : nearest(key, list), list };
    return [{ code: 'unknown-key', path, atKey: true, parameters, ...(isTag && { invalidates: [languagesAssumption] }) }];
  }
  if (typeof value !== expected) return [wrongType(path, expected, value)];
  // The path is appended to the site address as it is.
  const isPath = key !== 'path' || value === '' || String(value).startsWith('/');
  return isPath ? [] : [{ code: 'bad-path', path, parameters: { found: String(value) } }];
}

/** An invalid language tag, with a suggestion. Until it is corrected, the languages of the site are uncertain. */
function malformed(value: unknown, path: Path): RawDiagnostic {
  const found = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return {
    code: 'unknown-language',
    path,
    parameters: { found, nearest: suggestTag(value) },
    invalidates: [languagesAssumption],
  };
}

function checkItem(item: unknown, path: Path): RawDiagnostic[] {
  if (typeof item === 'string') return isLanguage(item) ? [] : [malformed(item, path)];
  if (!isObject(item)) return [malformed(item, path)];
  const { tag } = item;
  if (tag !== undefined && (typeof tag !== 'string' || !isLanguage(tag))) return [malformed(tag, [...path, 'tag'])];
  const meant = tag === undefined ? keyOfTag(item) : undefined;
  if (tag === undefined && meant === undefined) {
    return [{ code: 'missing-key', path, parameters: { found: 'tag' }, invalidates: [languagesAssumption] }];
  }
  return Object.entries(item).flatMap(([key, value]) => checkKey(key, value, { path: [...path, key], isTag: key === meant }));
}

/** Languages with the same address prefix: their pages would overwrite each other. */
function checkSamePrefix(site: unknown): RawDiagnostic[] {
  const languages = languagesOf(get(site, 'site')) ?? [];
  const entries = items(get(get(site, 'site'), 'languages'));
  return languages.flatMap(({ tag, prefix }, index): RawDiagnostic[] => {
    const other = languages.findIndex((one) => one.prefix === prefix);
    if (other === index || languages[other]?.tag === tag) return [];
    const at = entries.findLastIndex((one) => suggestTag(one) === tag);
    const path = ['site', 'languages', at, ...(get(entries[at], 'path') === undefined ? [] : ['path'])];
    return [{ code: 'language-path', path, parameters: { found: prefix || '/', expected: prefix || '/' } }];
  });
}

/** Diagnostics for the list of languages: invalid or repeated tags, unknown keys, equal prefixes. */
export function checkLanguageList(site: unknown): RawDiagnostic[] {
  const path: Path = ['site', 'languages'];
  const listed = get(get(site, 'site'), 'languages');
  if (listed === undefined) return [];
  const entries = suggestEntries(listed);
  const tags = entries.map(suggestTag);
  if (!Array.isArray(listed) || entries.length === 0) {
    const known = tags.filter((tag) => tag !== undefined);
    const isKnown = known.length > 0 && known.length === entries.length;
    return [
      { code: 'bad-languages', path, parameters: { list: isKnown ? known : ['ar', 'en'] }, invalidates: [languagesAssumption] },
    ];
  }
  const ofItems = entries.flatMap((entry, index): RawDiagnostic[] => {
    const wrong = checkItem(entry, [...path, index]);
    const isRepeated = tags[index] !== undefined && tags.indexOf(tags[index]) < index;
    if (wrong.length > 0 || !isRepeated) return wrong;
    return [{ code: 'repeated-language', path: [...path, index], parameters: { found: String(tags[index]) } }];
  });
  return [...ofItems, ...checkSamePrefix(site)];
}
