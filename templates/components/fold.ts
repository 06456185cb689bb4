/** Letters of Persian, Urdu and Kurdish keyboards, and those that mean the same to who searches. */
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

/** The value of a digit of any script: its block begins with zero. */
function foldDigit(digit: string): string {
  let zero = digit.codePointAt(0) ?? 0;
  const code = zero;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

/**
 * A text as it is searched, without what people write in more than one way: marks, tatweel and joiners, seats of hamza (مسؤول and
 * مسئول), alef maqsura, taa marbuta, letters of other keyboards, capitals and accents, digits of any script, signs between
 * thousands. The search of a site, blocks of type `search` and the finders of the editor all ask it. For comparing only: what is
 * shown stays as written.
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

/** Whether `text` holds every word of `query`, in any order. An empty query matches everything. */
export function matches(text: string, query: string): boolean {
  const haystack = fold(text);
  return fold(query)
    .split(' ')
    .every((word) => haystack.includes(word));
}
