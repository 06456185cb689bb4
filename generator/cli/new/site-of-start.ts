import type { LookName } from '../../../templates/theme/face.ts';
import { editionsOf } from '../../content/locales/editions.ts';
import { asSample } from '../../content/site/samples.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { isObject, type Json, type JsonObject } from '../../core/json/value.ts';
import { isInScriptOf } from '../../core/util/languages.ts';
import { type LanguageChoice, languageChoices } from './starts.ts';

/** What is known of a site that begins. */
export interface NewSite {
  /** Absent: the one that the start has, marked as not known. */
  name?: string | undefined;
  languages: LanguageChoice;
  /** Absent: that of the start. */
  look?: LookName | undefined;
  /** The year of its copyright. */
  year: number;
  /** Where editors find the rules of its file. */
  schema: string;
  /** How its package asks for the engine. */
  dependency: string;
}

const objectIn = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

/** A name that is in the letters of another language alone is shown, and marked: nobody has said what it is in this one. */
function nameIn(name: string, language: MessageLanguage, all: readonly MessageLanguage[]): string {
  const isOfOther = !isInScriptOf(language, name) && all.some((other) => isInScriptOf(other, name));
  return language !== all[0] && isOfOther ? asSample(name, language) : name;
}

/** A name by language where it is another in each, or in letters that would make it that of one alone. */
function nameOf(name: string, languages: readonly MessageLanguage[]): Json {
  const own = languages.map((language) => [language, nameIn(name, language, languages)] as const);
  if (own.some(([, text]) => text !== name)) return Object.fromEntries(own);
  return languages.length > 1 && isInScriptOf('ar', name) ? { '*': name } : name;
}

/** A start in its languages: where they are fewer than it has, the edition of the one that is wanted. */
function inLanguages(start: JsonObject, languages: readonly MessageLanguage[]): JsonObject {
  const site = { ...start, site: { ...objectIn(start.site), languages: [...languages] } };
  if (languages.length > 1) return site;
  const [edition] = editionsOf(site)?.editions ?? [];
  return objectIn(edition?.value as Json);
}

/** A start as the site of somebody. Pure. @param start what its file says */
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
