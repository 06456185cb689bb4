import { withoutNoncharacters } from './without-noncharacters.ts';

/** Titles with a dot or slash, and articles of family names, which do not count for initials. */
const isTitle = (word: string) => /[./]$/.test(word);

const letter = /\p{L}\p{M}*/u;

/** First letter of a word; in Arabic, skipping the article. */
function firstLetter(word: string): string {
  return letter.exec(word.replace(/^ال(?=\p{L}{2})/u, ''))?.[0].replaceAll(/\p{M}/gu, '') ?? '';
}

/** Initials of a name, from its first and last word without titles. Arabic letters are separated, so that they do not join. */
export function initialsOf(name: string): string {
  const all = withoutNoncharacters(name)
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
