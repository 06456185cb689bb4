import { asRead } from './as-read.ts';

/** Words before or in a name that are no part of it: titles with a dot or a slash, and articles of family names. */
const isTitle = (word: string) => /[./]$/.test(word);

const letter = /\p{L}\p{M}*/u;

/** The letter that a word of a name is known by: in Arabic not that of the article. */
function firstLetter(word: string): string {
  return letter.exec(word.replace(/^ال(?=\p{L}{2})/u, ''))?.[0].replaceAll(/\p{M}/gu, '') ?? '';
}

/** Initials of a name: of its first and its last word, titles apart. Arabic letters stand apart, so that they do not join. */
export function initialsOf(name: string): string {
  const all = asRead(name)
    .split(/\s+/)
    .filter((word) => letter.test(word));
  const words = all.filter((word) => !isTitle(word));
  const named = words.length > 0 ? words : all;
  const ends = named.length > 1 ? [named[0], named.at(-1)] : named;
  return ends
    .flatMap((word) => (word ? [firstLetter(word).toUpperCase()] : []))
    .filter(Boolean)
    .join(' ');
}
