import { hasPlainBase, hasPlainHost, isSiteUrl, longestSiteUrl } from '../../../templates/model/site/rules.ts';
import { reachOf } from '../../content/site/link-repair.ts';
import { isObject, type Json, type JsonObject } from '../../core/json/value.ts';
import { plainLine } from '../convert/base/plain-line.ts';
import { sampleIn } from './document-texts.ts';
import type { MenuProfile } from './menus.ts';
import type { PlannedLanguages } from './plan-languages.ts';
import type { SitePlan } from './plan-site.ts';
import { siteWords, wordsIn } from './site-words.ts';
import { type Texts, textIn } from './texts.ts';

/** Address of a site that has none yet. */
const placeholderUrl = 'https://www.example.com';

/** The address of the old site, as the new one can have it. */
function urlOf(address: string | undefined): string {
  const written = (address ?? '').trim().replace(/^http:/i, 'https:');
  if (!URL.canParse(written)) return placeholderUrl;
  const url = new URL(written);
  const text = `${url.origin}${url.pathname}`.replace(/\/+$/, '');
  const isPossible = text.length <= longestSiteUrl && hasPlainHost(text) && hasPlainBase(text) && isSiteUrl(text);
  return isPossible && reachOf(text) === undefined && url.hostname.includes('.') ? text : placeholderUrl;
}

/** The name of the site by language; a made-up one is marked. */
export function siteNames({ outline, languages }: SitePlan): Texts {
  const name = plainLine(outline.name ?? '');
  return new Map(languages.tags.map((tag) => [tag, name || sampleIn(wordsIn(siteWords.siteName, tag), tag)]));
}

/** The description of the old site, in its default language; undefined if it has none. */
export function siteDescriptions({ outline, languages }: SitePlan): Texts | undefined {
  const description = plainLine(outline.description ?? '');
  return description === '' ? undefined : new Map([[languages.tags[0], description]]);
}

const everywhere = (texts: Texts, { tags }: PlannedLanguages): Json => {
  const [[, text] = ['', '']] = texts;
  const isSame = [...texts.values()].every((one) => one === text);
  return tags.length > 1 && isSame ? { '*': text } : textIn(texts, { tags } as PlannedLanguages);
};

/** Settings of the site: its name, address and languages, and the theme of a starter. */
export function settingsOf(plan: SitePlan, profiles: readonly MenuProfile[]): JsonObject {
  const { languages, options, outline, searchPath } = plan;
  const [first, ...others] = languages.tags;
  const starter = isObject(options.starter.site) ? options.starter.site : {};
  const social = profiles.map(({ network, label, href }): JsonObject => ({ network, label, href }));
  return {
    name: everywhere(siteNames(plan), languages),
    url: urlOf(outline.address),
    ...(others.length === 0 ? { language: first } : { languages: [...languages.tags] }),
    ...(starter.theme !== undefined && { theme: starter.theme }),
    search: searchPath === '/search' ? {} : { path: searchPath },
    ...(social.length > 0 && { social }),
  };
}

/** A value of a starter in the languages of the site; texts that the starter lacks are English. */
export function inLanguages(value: Json, languages: PlannedLanguages): Json {
  if (Array.isArray(value)) return value.map((item) => inLanguages(item, languages));
  if (!isObject(value)) return value;
  if (typeof value.ar !== 'string' && typeof value.en !== 'string') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inLanguages(inner, languages)]));
  }
  const textOf = (tag: string) =>
    [value[tag], value[tag.split('-')[0] ?? ''], value.en, value.ar].find((text) => typeof text === 'string');
  return textIn(new Map(languages.tags.map((tag) => [tag, textOf(tag) as string])), languages);
}
