import { fold } from './fold.ts';

/** Stem of a word, without article, prefixes, endings and long vowels of Arabic. */
function stemOf(word: string): string {
  if (!/[ء-ي]/.test(word)) return word;
  const bare = word.replace(/^[وفبكل]?ال(?=.{2})/, '').replace(/(?<=.{3})(?:ات|ون|ين|ان|ه|ي)$/, '');
  const stem = bare.replace(/^[وفبكل]?(?:است|[تميا])?(?=.{3})/, '').replaceAll(/[اوي]/g, '');
  return stem.length > 1 ? stem : bare;
}

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Whether a label already contains a name, even in other word forms (سجّل الدخول, تسجيل الدخول) or with other spaces (Log in,
 * Login): then it is not repeated.
 */
export function labelIncludesName(label: string, name: string): boolean {
  const [labelWords, nameWords] = [wordsOf(label), wordsOf(name)];
  if (` ${labelWords.join(' ')} `.includes(` ${nameWords.join(' ')} `) || labelWords.join('') === nameWords.join('')) return true;
  const stems = new Set(labelWords.map(stemOf));
  return nameWords.length > 0 && nameWords.every((word) => stems.has(stemOf(word)));
}
