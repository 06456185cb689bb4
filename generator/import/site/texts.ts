import { findForbidden } from '../../../templates/schema/rules.ts';
import { isOfOne } from '../../content/locales/texts-by-language.ts';
import type { Json } from '../../core/json/value.ts';
import { withoutNoise } from '../../core/util/characters/noise.ts';
import type { PlannedLanguages } from './plan-languages.ts';
import { type Words, wordsIn } from './site-words.ts';

/** A text by language, in the order of the languages of the site. */
export type Texts = ReadonlyMap<string, string>;

/** One line of plain text, without characters that no text may have. */
export function lineOf(text: string): string {
  let plain = text.toWellFormed();
  while (findForbidden(plain) !== -1) {
    const at = findForbidden(plain);
    const length = (plain.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
    plain = `${plain.slice(0, at)} ${plain.slice(at + length)}`;
  }
  return withoutNoise(plain).replaceAll(/\s+/g, ' ').trim();
}

/** The same text in all languages that a value shows, or a text for each. */
function valueOf(texts: Texts, { tags: [first] }: PlannedLanguages): Json {
  const [[language, text] = ['', '']] = texts;
  const isSame = [...texts.values()].every((one) => one === text);
  if (isSame && !isOfOne(text, first)) return text;
  if (isSame && texts.size === 1 && language === first) return text;
  return Object.fromEntries(texts);
}

/** A text of something that exists in the languages of the text. */
export const textIn = (texts: Texts, languages: PlannedLanguages): Json => valueOf(texts, languages);

/** A title, which decides in which languages something exists. */
export function titleIn(texts: Texts, { tags }: PlannedLanguages): Json {
  if (tags.length === 1) return texts.get(tags[0]) ?? texts.get('*') ?? '';
  const [[language, text] = ['', '']] = texts;
  if (language === '*') return isOfOne(text, tags[0]) ? { '*': text } : text;
  return Object.fromEntries(texts);
}

/** Words of the site in all its languages, or in some. */
export const wordsOf = (words: Words, { tags }: PlannedLanguages, some: readonly string[] = tags): Texts =>
  new Map(tags.filter((tag) => some.includes(tag)).map((tag) => [tag, wordsIn(words, tag)]));

/** A text shortened to a length at the end of a word, with an ellipsis. */
export function shortened(text: string, most: number): string {
  if ([...text].length <= most) return text;
  const cut = [...text].slice(0, most).join('');
  const end = cut.lastIndexOf(' ');
  const words = (end > most / 2 ? cut.slice(0, end) : cut).replace(/[\s،,;:؛.\p{Pd}]+$/u, '');
  return `${words}…`;
}
