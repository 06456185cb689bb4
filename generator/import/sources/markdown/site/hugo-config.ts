import { fieldOf, fieldsOf, flagOf, namesOf, numberOf, textOf } from '../folder/fields.ts';
import { type Fields, readFields } from '../folder/front-matter.ts';
import type { SourceFolder } from '../folder/source-folder.ts';
import { basePathOf } from './addresses.ts';

interface HugoLanguage {
  /** As in paths and names of files. */
  code: string;
  /** BCP 47 tag. */
  tag: string;
  folder: string;
  fields: Fields;
}

/** What the configuration of Hugo says. */
export interface HugoConfig {
  fields: Fields;
  title?: string;
  description?: string;
  address?: string;
  /** Path of the site on its host. */
  base: string;
  content: string;
  statics: string[];
  /** The main file, or the folder of several. */
  file: string;
  /** The default language is the first. */
  languages: HugoLanguage[];
  defaultLanguage: string;
  isDefaultInFolder: boolean;
  permalinks: Record<string, string>;
  isUgly: boolean;
  keepsCase: boolean;
  mainSections: string[];
}

const endings = ['toml', 'yaml', 'yml', 'json'];

const filesNamed = (...names: string[]): string[] => names.flatMap((name) => endings.map((ending) => `${name}.${ending}`));

export const hugoConfigFiles = filesNamed('hugo', 'config', 'config/_default/hugo', 'config/_default/config');

/** Configuration in one file, and in files of single parts, such as `languages.toml` and `menus.ar.toml`. */
function merged(folder: SourceFolder): Fields {
  const main = folder.first(...hugoConfigFiles);
  const fields: Fields = main === undefined ? Object.create(null) : readFields(folder.read(main), main);
  for (const file of folder.below('config/_default')) {
    const [name = '', code] = file
      .slice('config/_default/'.length)
      .replace(/\.\w+$/, '')
      .split('.');
    if (name === 'hugo' || name === 'config' || name.includes('/')) continue;
    const part = readFields(folder.read(file), file);
    const target = code === undefined ? fields : languageFields(fields, code);
    target[name === 'menu' ? 'menus' : name] = part;
  }
  return fields;
}

function languageFields(fields: Fields, code: string): Fields {
  fields.languages = { ...fieldsOf(fields, 'languages') };
  fields.languages[code] = { ...fieldsOf(fields.languages, code) };
  return fields.languages[code];
}

function languagesOf(fields: Fields, content: string, first: string): HugoLanguage[] {
  const all = fieldsOf(fields, 'languages');
  const codes = Object.keys(all).filter((code) => flagOf(fieldsOf(all, code), 'disabled') !== true);
  const weight = (code: string) => numberOf(fieldsOf(all, code), 'weight') ?? 1000;
  const sorted = codes.toSorted((one, other) => weight(one) - weight(other));
  return [...sorted.filter((code) => code === first), ...sorted.filter((code) => code !== first)].map((code) => {
    const own = fieldsOf(all, code);
    return {
      code,
      tag: textOf(own, 'locale', 'languageCode') ?? code,
      folder: (textOf(own, 'contentDir') ?? content).replace(/\/+$/, ''),
      fields: own,
    };
  });
}

/** Patterns of addresses by section. */
function permalinksOf(fields: Fields): Record<string, string> {
  const all = fieldsOf(fields, 'permalinks');
  const pages = { ...all, ...fieldsOf(all, 'page') };
  return Object.fromEntries(Object.entries(pages).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

export function readHugoConfig(folder: SourceFolder): HugoConfig {
  const fields = merged(folder);
  const content = (textOf(fields, 'contentDir') ?? 'content').replace(/\/+$/, '');
  const written = textOf(fields, 'defaultContentLanguage') ?? 'en';
  const found = languagesOf(fields, content, written);
  const only = textOf(fields, 'locale', 'languageCode');
  const first = found[0];
  const languages = first ? found : only === undefined ? [] : [{ code: written, tag: only, folder: content, fields: {} }];
  const params = fieldsOf(fields, 'params');
  const statics = namesOf(fields, 'staticDir');
  const address = textOf(fields, 'baseURL');
  const main = fieldOf(params, 'mainSections') ?? fieldOf(fields, 'mainSections');
  return {
    fields,
    file: folder.first(...hugoConfigFiles) ?? 'config',
    title: textOf(fields, 'title') ?? (first && textOf(first.fields, 'title')),
    description: textOf(params, 'description') ?? textOf(fields, 'description'),
    address,
    base: basePathOf(address),
    content,
    statics: statics.length === 0 ? ['static'] : statics,
    languages: languages.length === 0 ? [] : languages,
    defaultLanguage: first?.code ?? written,
    isDefaultInFolder: flagOf(fields, 'defaultContentLanguageInSubdir') === true,
    permalinks: permalinksOf(fields),
    isUgly: flagOf(fields, 'uglyURLs') === true,
    keepsCase: flagOf(fields, 'disablePathToLower') === true,
    mainSections: main === undefined ? [] : namesOf({ main }, 'main'),
  };
}
