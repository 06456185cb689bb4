import { keyAssumption, languagesAssumption } from '../../core/diagnostics/cause-links.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import type { Path } from '../../core/json/path.ts';
import { toPointer } from '../../core/json/path.ts';
import { get, items } from '../../core/json/walk.ts';
import { chosen, type Field, siteField, within } from '../site/fields.ts';
import type { Edition } from './edition.ts';
import type { Editions } from './editions.ts';
import { checkLanguageList, wrongType } from './language-list.ts';
import { everyLanguage, isByLanguage, type TextByLanguage, textByLanguageAt } from './texts-by-language.ts';

/** Diagnostics for a text by language. */
function checkTextByLanguage(textByLanguage: TextByLanguage, field: Field, path: Path, tags: readonly string[]): RawDiagnostic[] {
  if (!isByLanguage(field)) return [{ code: field.is === 'list' ? 'language-list' : 'language-object', path }];
  const keys = Object.keys(textByLanguage);
  // An empty object causes the missing texts, so those are not reported.
  if (keys.length === 0)
    return [{ code: 'language-empty', path, invalidates: [keyAssumption(path.slice(0, -1), String(path.at(-1)))] }];
  const unknown = keys.filter((key) => key !== everyLanguage && !tags.includes(key));
  const others = keys.length > 1 && keys.includes(everyLanguage) ? [[...path, everyLanguage]] : [];
  // Checked here because no edition contains the text of a language that excludes the surrounding item.
  const wrong = Object.entries(textByLanguage).filter(([, text]) => text !== null && typeof text !== 'string');
  return [
    ...wrong.map(([key, text]) => wrongType([...path, key], 'string', text)),
    ...unknown.map(
      (key): RawDiagnostic => ({
        code: 'unlisted-language',
        path: [...path, key],
        atKey: true,
        parameters: { found: key, list: [...tags] },
        assumes: [languagesAssumption],
      }),
    ),
    ...others.map((place): RawDiagnostic => ({ code: 'language-for-all', path: place, atKey: true })),
  ];
}

/** Diagnostics for the `languages` of an item. */
function checkNarrowed(value: unknown, path: Path, tags: readonly string[]): RawDiagnostic[] {
  if (!Array.isArray(value) || value.length === 0) return [{ code: 'language-empty', path }];
  return value.flatMap((tag, index): RawDiagnostic[] =>
    tags.includes(tag)
      ? []
      : [
          {
            code: 'unlisted-language',
            path: [...path, index],
            parameters: { found: String(tag), list: [...tags] },
            assumes: [languagesAssumption],
          },
        ],
  );
}

function checkWithin(value: unknown, declared: Field, path: Path, tags: readonly string[]): RawDiagnostic[] {
  const textByLanguage = textByLanguageAt(value, declared);
  if (textByLanguage) return checkTextByLanguage(textByLanguage, declared, path, tags);
  if (typeof value !== 'object' || value === null) return [];
  const field = chosen(declared, value);
  return Object.entries(value).flatMap(([key, inner]) => {
    const part = Array.isArray(value) ? Number(key) : key;
    const place = [...path, part];
    if (key === 'languages' && path.length > 1) return checkNarrowed(inner, place, tags);
    if (key === 'versionOf' && path.length > 1) return typeof inner === 'string' ? [] : [wrongType(place, 'string', inner)];
    return checkWithin(inner, within(field, part), place, tags);
  });
}

/** Whether an edition other than the default has a home page, which its other pages and the language switch link to. */
export const hasHome = ({ value, isFirst }: Edition): boolean =>
  isFirst || items(get(value, 'routes')).some((route) => get(route, 'path') === '/');

/** Pages whose paths collide with the address prefix of another language. */
function checkPrefixes({ languages, editions }: Editions): RawDiagnostic[] {
  const taken = languages.flatMap(({ prefix }) => (prefix === '' ? [] : [prefix]));
  return editions.flatMap(({ value, language: { prefix }, toFile }) =>
    items(get(value, 'routes')).flatMap((route, index): RawDiagnostic[] => {
      const path = prefix + String(get(route, 'path'));
      const other = taken.find((one) => one !== prefix && (path === one || path.startsWith(`${one}/`)));
      return other === undefined
        ? []
        : [{ code: 'language-path', path: toFile(['routes', index, 'path']), parameters: { found: path, expected: other } }];
    }),
  );
}

/** Languages without a home page. If `routes` is not a list, only that is reported. */
function checkHomes(site: unknown, { editions }: Editions): RawDiagnostic[] {
  if (!Array.isArray(get(site, 'routes'))) return [];
  return editions.flatMap((edition, index): RawDiagnostic[] =>
    hasHome(edition)
      ? []
      : [
          {
            code: 'language-home',
            path: ['site', 'languages', index],
            parameters: { found: edition.language.tag },
            assumes: [languagesAssumption],
          },
        ],
  );
}

/** Texts that some languages lack: one diagnostic per text. */
function checkMissing({ editions }: Editions): RawDiagnostic[] {
  const missing = new Map<string, { path: Path; text: string; tags: string[] }>();
  for (const { fallbacks, language } of editions) {
    for (const { path, text } of fallbacks) {
      const known = missing.get(toPointer(path)) ?? { path, text, tags: [] };
      known.tags.push(language.tag);
      missing.set(toPointer(path), known);
    }
  }
  return [...missing.values()].map(({ path, text, tags }) => ({
    code: 'missing-translation',
    path,
    parameters: { found: text, list: tags },
    assumes: [languagesAssumption],
  }));
}

/**
 * Diagnostics for the language settings of a file; paths are those of the file.
 * @param isWhole whether the file was parsed without syntax errors, so that a missing home page is really missing
 */
export function checkLanguages(site: unknown, editions: Editions | undefined, isWhole: boolean): RawDiagnostic[] {
  const tags = (editions?.languages ?? []).map(({ tag }) => tag);
  const list = checkLanguageList(site);
  if (!editions) return list;
  return [
    ...list,
    ...checkWithin(site, siteField, [], tags),
    ...(isWhole ? checkHomes(site, editions) : []),
    ...checkPrefixes(editions),
    ...checkMissing(editions),
  ];
}
