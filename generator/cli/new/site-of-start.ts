import type { ThemePresetName } from '../../../templates/theme/theme-options.ts';
import { editionsOf } from '../../content/locales/editions.ts';
import { asSample } from '../../content/site/samples.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { isObject, type Json, type JsonObject } from '../../core/json/value.ts';
import { isInScriptOf } from '../../core/util/languages.ts';
import { type LanguageChoice, languageChoices } from './starts.ts';

/** Options of a new site. */
export interface NewSite {
  /** Default: the starter's name, marked as a placeholder. */
  name?: string | undefined;
  languages: LanguageChoice;
  /** Default: the starter's preset. */
  look?: ThemePresetName | undefined;
  /** Copyright year. */
  year: number;
  /** Path of the JSON Schema for editors. */
  schema: string;
  /** Version specifier of the engine. */
  dependency: string;
}

const objectIn = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

/** Shows a name in the script of another language, marked as a placeholder in this one. */
function nameIn(name: string, language: MessageLanguage, all: readonly MessageLanguage[]): string {
  const isOfOther = !isInScriptOf(language, name) && all.some((other) => isInScriptOf(other, name));
  return language !== all[0] && isOfOther ? asSample(name, language) : name;
}

/** The name by language if it differs between languages or is only in the script of one. */
function nameOf(name: string, languages: readonly MessageLanguage[]): Json {
  const own = languages.map((language) => [language, nameIn(name, language, languages)] as const);
  if (own.some(([, text]) => text !== name)) return Object.fromEntries(own);
  return languages.length > 1 && isInScriptOf('ar', name) ? { '*': name } : name;
}

/** A starter site in the selected languages. */
function inLanguages(start: JsonObject, languages: readonly MessageLanguage[]): JsonObject {
  const site = { ...start, site: { ...objectIn(start.site), languages: [...languages] } };
  if (languages.length > 1) return site;
  const [edition] = editionsOf(site)?.editions ?? [];
  return objectIn(edition?.value as Json);
}

/** Creates the site from a starter. Pure. @param start content of the starter's file */
export function siteOfStart(start: JsonObject, { name, languages, look, year, schema }: NewSite): JsonObject {
  const tags = languageChoices[languages];
  const site = inLanguages(start, tags);
  const { name: sample, url, language, languages: several, theme, ...settings } = objectIn(site.site);
  const { brand, accent } = objectIn(theme);
  const footer = objectIn(site.footer);
  return {
    $schema: schema,
    site: {
      name: name === undefined ? sample : nameOf(name, tags),
      url,
      ...(several === undefined ? { language } : { languages: several }),
      theme: look === undefined ? theme : { look, brand, accent },
      ...settings,
    } as JsonObject,
    header: site.header ?? {},
    footer: { ...footer, copyright: { ...objectIn(footer.copyright), year } },
    ...without(site, ['$schema', 'site', 'header', 'footer']),
  };
}

const without = (object: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
