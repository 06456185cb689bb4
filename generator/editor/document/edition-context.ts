import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import { readDirectory } from '../../content/locales/addresses.ts';
import { type Edition, editionOf } from '../../content/locales/edition.ts';
import { withAddresses } from '../../content/locales/edition-links.ts';
import type { SiteLanguage } from '../../content/locales/languages.ts';
import { choose, isByLanguage, type TextByLanguage } from '../../content/locales/texts-by-language.ts';
import { chosen, type Field, kindUnder, siteField, within } from '../../content/site/fields.ts';
import type { Path } from '../../core/json/path.ts';
import type { Json } from '../../core/json/value.ts';
import { valueAt } from '../../core/json/value-at.ts';
import { get } from '../../core/json/walk.ts';
import { once } from '../../core/util/memoize.ts';

export interface Languages {
  language: SiteLanguage;
  languages: readonly SiteLanguage[];
}

/** File and one of its editions; changes of the edition are translated into changes of the file. */
export interface EditionContext extends Languages {
  file: Json;
  edition: Edition;
  /** Page paths in the file, by the addresses that the edition uses. */
  names: () => Map<string, string>;
}

/** Context for translating changes of one edition into changes of the file. */
export function openEditionContext(file: Json, all: Languages): EditionContext {
  const { language, languages } = all;
  const edition = editionOf(language, { site: file, languages, directory: readDirectory(file, languages) });
  return { language, languages, file, edition, names: once(() => namesOf(file, all)) };
}

function namesOf(file: Json, { language, languages }: Languages): Map<string, string> {
  const url = String(get(get(file, 'site'), 'url') ?? '');
  const { pages } = readDirectory(file, languages);
  return new Map(
    [...pages].flatMap(([name, addresses]) =>
      languages.flatMap(({ tag, prefix }): [string, string][] => {
        const path = addresses.get(tag);
        if (path === undefined) return [];
        const full = url + (prefix !== '' && path === '/' ? prefix : prefix + path);
        return tag === language.tag ? [[path, name]] : [[full, name]];
      }),
    ),
  );
}

/** Schema field of a place in the file; variants are resolved by the values on the way. */
export function fieldOf(file: Json, path: Path): Field {
  let field = siteField;
  let value: unknown = file;
  for (const key of path) {
    field = within(chosen(field, value), key);
    value = get(value, key);
  }
  return field;
}

/** Whether a value may differ by language: text, addresses, pictures. */
export const mayDiffer = (field: Field, value: unknown) => isByLanguage(chosen(field, value)) || isByLanguage(field);

/** Whether a string is text in a language, as opposed to an address or file. */
export const isWords = (field: Field, key: string | number, value: string) =>
  fieldRoleOf(kindUnder(key, chosen(field, value), value)).textRole !== false;

/** Path in the file of a place in the edition; for texts the path of the object with all languages. */
export function placeOf({ edition }: EditionContext, at: Path): Path {
  if (at.length === 0) return [];
  const around = edition.toFile(at.slice(0, -1));
  const key = at.at(-1) as string | number;
  const own = edition.toFile(at).slice(around.length);
  return [...around, typeof key === 'number' ? (own[0] ?? key) : key];
}

/** Indexes in the file of the items of a list in the edition. */
export function indexesOf({ edition }: EditionContext, list: Path): number[] {
  const items = valueAt(edition.value, list);
  const around = edition.toFile(list).length;
  return Array.isArray(items) ? items.map((_, index) => Number(edition.toFile([...list, index])[around])) : [];
}

/** Key under which a leaf stores the text of a language. */
export function keyIn(leaf: TextByLanguage, { language, languages }: Languages): string {
  const choice = choose(leaf, language, languages);
  return choice && !choice.isFallback ? choice.key : language.tag;
}

/** Text of the edition as stored in the file: links use paths of the default language. */
export function textInFile({ names }: EditionContext, value: string, field: Field, key: string | number): string {
  return withAddresses(value, chosen(field, value), key, (href) => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
    const name = names().get(path);
    return name === undefined ? href : name + rest;
  });
}
