import { isOfOne } from '../../content/locales/texts-by-language.ts';
import type { Json } from '../../core/json/value.ts';
import type { PlannedLanguages } from './plan-languages.ts';
import { type Words, wordsIn } from './site-words.ts';

/** A text by language, in the order of the languages of the site. */
export type Texts = ReadonlyMap<string, string>;

/** A text of something that exists in the languages of the text: one for all of them, or one for each. */
export function textIn(texts: Texts, { tags: [first] }: PlannedLanguages): Json {
  const [[language, text] = ['', '']] = texts;
  const isSame = [...texts.values()].every((one) => one === text);
  if (isSame && !isOfOne(text, first)) return text;
  if (isSame && texts.size === 1 && language === first) return text;
  return Object.fromEntries(texts);
}

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
