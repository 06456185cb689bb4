import type { Item } from '../tally.ts';
import { wordsOf } from '../words.ts';

/** Alt texts are between signs that no text has. */
const altText = /\uE002[^\uE003]*\uE003/gu;

/** Sign between paragraphs, which no text has. */
export const paragraphEnd = '\uE004';

/** A word with meanings of abbreviations in it, which are between signs that no text has. */
const wordWithMeanings = /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}\p{Cf}]|\uE005[^\uE006]*\uE006)*/gu;
const meanings = /\uE005[^\uE006]*\uE006/gu;

export const altSign = (alt: string): string => ` \uE002${alt}\uE003 `;

/** Meaning of an abbreviation: it is shown beside the word, which goes on after it. */
export const meaningSign = (meaning: string): string => `\uE005 ${meaning} \uE006`;

/** Words of a text. */
export function wordsOfParts(parts: readonly string[]): string[] {
  const text = parts.join('');
  if (!text.includes('\uE005')) return wordsOf(text);
  return wordsOf(
    text.replaceAll(wordWithMeanings, (run) => `${run.replaceAll(meanings, '')}${(run.match(meanings) ?? []).join('')}`),
  );
}

/** Words of a text, between spaces. */
export const textKey = (parts: readonly string[]): string => wordsOfParts(parts).join(' ');

/** Text to the end of the first paragraph in which something is shown. */
export function firstParagraph(parts: readonly string[]): string {
  const paragraphs = parts.join('').split(paragraphEnd);
  const first = paragraphs.findIndex((text) => /[^\s\p{Cf}]/u.test(text.replaceAll(altText, ' ')));
  return (first === -1 ? paragraphs : paragraphs.slice(0, first + 1)).join(' ');
}

/** Text of an item, with and without alt texts. */
export function itemOf(text: string): Item {
  const item = { text: textKey([text]) };
  return text.includes('\uE002') ? { ...item, plain: textKey([text.replaceAll(altText, ' ')]) } : item;
}
