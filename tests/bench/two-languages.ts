import { isObject } from '../../generator/core/json/value.ts';
import { type Content, editedPage, withEdit } from './content.ts';
import { toSite } from './qiyam-site.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const vocabulary = (
  'assists working groups organise everyday activity clearly gathers records inside single shared places reached without effort ' +
  'allows progress followed stage after another reduces hours needed repeating tasks together simple reports flexible boards ' +
  'suited small large offices within schedules known before results measured reviewed whenever wanted'
).split(' ');

const hasArabic = /\p{Script=Arabic}/u;

/** An English word in the place of each Arabic one: the same for the same. */
function translate(text: string): string {
  return text.replaceAll(/[\p{Script=Arabic}\p{M}]+/gu, (word) => {
    const sum = [...word].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 65521, 7);
    return vocabulary[sum % vocabulary.length] ?? word;
  });
}

function mapped(value: Json, change: (text: string) => Json): Json {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapped(one, change));
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapped(one, change)])) : value;
}

/** A site with other settings of its languages. */
const spoken = (site: Json, settings: { [key: string]: Json }): Json => {
  if (!isObject(site) || !isObject(site.site ?? null)) throw new Error('This is no site.');
  const { language: _, direction: __, ...own } = site.site as { [key: string]: Json };
  return { ...site, site: { ...own, ...settings } };
};

/**
 * The site in Arabic and English, as one file, and as two. An edit of the Arabic leaves the English as it was.
 * @param complete adds to the Arabic site
 */
export function inTwoLanguages(
  content: Content,
  complete: (site: object) => object = (site) => site,
): { both: object; arabic: object; english: object } {
  const arabic = complete(toSite(content)) as Json;
  // The title of the edited page stands at its opening, too, where no edit changes it.
  const { title } = editedPage(content).hero;
  const before = complete(toSite(withEdit(content, title))) as Json;
  const edit = editedPage(content).title;
  const translation = (text: string) => translate(text === edit ? title : text);
  const both = mapped(arabic, (text) => (hasArabic.test(text) ? { ar: text, en: translation(text) } : text));
  return {
    both: spoken(both, { languages: ['ar', 'en'] }) as object,
    arabic: arabic as object,
    english: spoken(mapped(before, translate), { language: 'en' }) as object,
  };
}
