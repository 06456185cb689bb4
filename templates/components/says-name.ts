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
export function saysName(label: string, name: string): boolean {
  const [said, asked] = [wordsOf(label), wordsOf(name)];
  if (` ${said.join(' ')} `.includes(` ${asked.join(' ')} `) || said.join('') === asked.join('')) return true;
  const stems = new Set(said.map(stemOf));
  return asked.length > 0 && asked.every((word) => stems.has(stemOf(word)));
}
