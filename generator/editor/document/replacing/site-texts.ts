import { isRowsKey } from '../../../../templates/schema/entry-types.ts';
import { fieldRoleOf } from '../../../../templates/schema/field-roles.ts';
import { languagesOf, type SiteLanguage } from '../../../content/locales/languages.ts';
import { everyLanguage, isByLanguage, isOfOne, textByLanguageAt } from '../../../content/locales/texts-by-language.ts';
import { chosen, type Field, kindUnder, siteField, within } from '../../../content/site/fields.ts';
import type { Path } from '../../../core/json/path.ts';
import { get } from '../../../core/json/walk.ts';
import { memoizeByObject } from '../../../core/util/memoize.ts';

/** Text for readers: visible words, accessible names and metadata. */
export interface FoundText {
  /** Path in the file. */
  path: Path;
  text: string;
  hasMarks: boolean;
  /** Language of a text of one language, in a site of several. */
  language: string | undefined;
}

class TextReader {
  readonly texts: FoundText[] = [];
  readonly #languages: readonly SiteLanguage[] | undefined;
  readonly #path: (string | number)[] = [];

  constructor(site: unknown) {
    this.#languages = languagesOf(get(site, 'site'));
  }

  read(value: unknown, declared: Field): void {
    if (typeof value === 'string') this.#add(value, declared, this.#languageOf(value, declared));
    if (typeof value !== 'object' || value === null) return;
    const leaf = textByLanguageAt(value, declared);
    const field = leaf ? declared : chosen(declared, value);
    for (const [key, inner] of Object.entries(value)) {
      this.#path.push(Array.isArray(value) ? Number(key) : key);
      if (!leaf) this.read(inner, within(field, key));
      else if (typeof inner === 'string') this.#add(inner, declared, key === everyLanguage ? undefined : key);
      this.#path.pop();
    }
  }

  /** A plain text is one of the default language, unless it has no letters of it. */
  #languageOf(text: string, declared: Field): string | undefined {
    const [first] = this.#languages ?? [];
    return first && isByLanguage(declared) && isOfOne(text, first.tag) ? first.tag : undefined;
  }

  #add(text: string, declared: Field, language: string | undefined): void {
    const kind = kindUnder(this.#path.at(-1) ?? '', chosen(declared, text), text);
    const { textRole, hasMarks } = fieldRoleOf(kind);
    if (textRole !== false && text !== '') this.texts.push({ path: [...this.#path], text, hasMarks, language });
  }
}

/** All texts of a site file for readers, in the order of the file. Keys, ids, addresses, code and file names are none. */
export const textsOf: (site: object) => readonly FoundText[] = memoizeByObject((site) => {
  const reader = new TextReader(site);
  reader.read(site, siteField);
  return reader.texts;
});

/** Path of the page, the item of a collection or the shared part that contains a place. */
export function partOf(path: Path): Path {
  const [top, , third] = path;
  if (top === 'collections') return path.slice(0, isRowsKey(third) && path.length > 4 ? 4 : 2);
  return path.slice(0, top === 'routes' ? 2 : 1);
}
