/** Letters of Persian, Urdu and Kurdish keyboards, and other equivalent letters. */
const sameLetters: Record<string, string> = {
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ے: 'ي',
  ة: 'ه',
  ۃ: 'ه',
  ە: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ک: 'ك',
  ڪ: 'ك',
  ٱ: 'ا',
  '٫': '.',
};
const letters = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'g');

/** Value of a digit of any script: every digit block begins with zero. */
function foldDigit(digit: string): string {
  let zero = digit.codePointAt(0) ?? 0;
  const code = zero;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

/**
 * Folds a text for searching: removes diacritics, tatweel and joiners; unifies hamza seats (مسؤول and مسئول), alef maqsura, taa
 * marbuta, letters of other keyboards, case, accents, digits of any script and thousands separators. Used by the site search,
 * `search` blocks and the editor's finders. For comparison only, never for display.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{M}\p{Cf}\u0640]/gu, '')
    .replaceAll(/[ئء](?=و)/g, 'و')
    .replaceAll(/(?<=[يىی])ء(?!\p{L})/gu, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(letters, (letter) => sameLetters[letter] ?? letter)
    .replaceAll(/\p{Nd}/gu, (digit) => (digit >= '0' && digit <= '9' ? digit : foldDigit(digit)))
    .replaceAll(/(?<=\d)[٬,](?=\d)/g, '')
    .replaceAll(/(?<=\p{L})[’'](?=\p{L})/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Whether `text` contains every word of `query`, in any order. An empty query matches everything. */
export function matches(text: string, query: string): boolean {
  const haystack = fold(text);
  return fold(query)
    .split(' ')
    .every((word) => haystack.includes(word));
}
