import { isLanguage } from '../../templates/vocabulary/rules.ts';
import type { Finding } from '../diagnostics/diagnostics.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Path } from '../json/path.ts';
import { get, items } from '../json/walk.ts';
import { languagesOf } from './languages.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeName = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** A value of another type than its place takes. Editions leave out what they do not read, so the contract never sees it. */
export const wrongType = (path: Path, expected: 'string' | 'boolean', found: unknown): Finding => ({
  code: 'wrong-type',
  path,
  parameters: { expected, found: typeName(found) },
});

/** Keys of an item, and the types of their values. */
const typesOfKeys = new Map([
  ['tag', 'string'],
  ['path', 'string'],
  ['name', 'string'],
  ['draft', 'boolean'],
] as const);

function checkKey(key: string, value: unknown, path: Path): Finding[] {
  const expected = typesOfKeys.get(key as 'tag');
  if (!expected) {
    const list = [...typesOfKeys.keys()];
    return [{ code: 'unknown-key', path, atKey: true, parameters: { found: key, nearest: nearest(key, list), list } }];
  }
  if (typeof value !== expected) return [wrongType(path, expected, value)];
  // It is put behind the address of the site as it is.
  const isPath = key !== 'path' || value === '' || String(value).startsWith('/');
  return isPath ? [] : [{ code: 'bad-path', path, parameters: { found: String(value) } }];
}

function checkItem(item: unknown, path: Path): Finding[] {
  if (typeof item === 'string') return [];
  if (!isObject(item)) return [wrongType(path, 'string', item)];
  const found = Object.entries(item).flatMap(([key, value]) => checkKey(key, value, [...path, key]));
  return 'tag' in item ? found : [{ code: 'missing-key', path, parameters: { found: 'tag' } }, ...found];
}

/** Languages whose addresses begin alike: pages of one would be written over those of the other. */
function checkSamePrefix(site: unknown): Finding[] {
  const languages = languagesOf(get(site, 'site')) ?? [];
  const entries = items(get(get(site, 'site'), 'languages'));
  return languages.flatMap(({ tag, prefix }, index): Finding[] => {
    const other = languages.findIndex((one) => one.prefix === prefix);
    if (other === index || languages[other]?.tag === tag) return [];
    const at = entries.findLastIndex((one) => one === tag || get(one, 'tag') === tag);
    const path = ['site', 'languages', at, ...(get(entries[at], 'path') === undefined ? [] : ['path'])];
    return [{ code: 'language-path', path, parameters: { found: prefix || '/', expected: prefix || '/' } }];
  });
}

/** What is wrong with the list of languages: items that name none, or one that stands there already, or hold what nothing reads. */
export function checkLanguageList(site: unknown): Finding[] {
  const entries = items(get(get(site, 'site'), 'languages'));
  const tags = entries.map((entry) => (typeof entry === 'string' ? entry : get(entry, 'tag')));
  const ofItems = entries.flatMap((entry, index): Finding[] => {
    const path = ['site', 'languages', index];
    const tag = tags[index];
    const parameters = { found: String(tag) };
    if (typeof tag !== 'string') return checkItem(entry, path);
    if (!isLanguage(tag)) return [{ code: 'unknown-language', path, parameters }];
    if (tags.indexOf(tag) < index) return [{ code: 'repeated-language', path, parameters }];
    return checkItem(entry, path);
  });
  return [...ofItems, ...checkSamePrefix(site)];
}
