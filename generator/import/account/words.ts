/** Presentation forms of Latin and Arabic letters; signs such as ﷺ keep their place. */
const presentationForms = /[\uFB00-\uFB06\uFB50-\uFBB1\uFBD3-\uFD3D\uFD50-\uFDC7\uFE70-\uFEFC]+/g;

/** Tatweel, formatting characters, variation selectors and noncharacters: nobody sees them. */
const unseen = /[\u0640\p{Cf}\u115F\u1160\uFDD0-\uFDEF]+|[\u034F\uFE00-\uFE0F]+|[\u{E0100}-\u{E01EF}]+/gu;

/** NFKC puts isolated marks on a space. */
const folded = (forms: string) => forms.normalize('NFKC').replaceAll(/ (?=\p{M})/gu, '');

/** Addresses in text are data: an embed or a link may replace them. */
const address = /\b(?:https?|ftp):\/\/[^\s<>"'«»“”]+/giu;

/** Decimal digits of all scripts, 0 first: blocks of ten begin where the character before is no digit or ends a block. */
function westernDigit(digit: string): string {
  let code = digit.codePointAt(0) ?? 0;
  if (code < 0x80) return digit;
  // Mathematical digits are five blocks in a row.
  if (code >= 0x1d7ce && code <= 0x1d7ff) return String((code - 0x1d7ce) % 10);
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
    code--;
    value++;
  }
  return String(value);
}

/** Separators of thousands, which pages may add. */
const thousands = /(?<=\d)[,\u066c](?=\d{3}(?!\d))/g;

const word = /[\p{L}\p{M}\p{N}]*[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** Text as it is compared: characters that look the same or are invisible make no difference. */
export function comparable(text: string): string {
  return text
    .replaceAll(presentationForms, folded)
    .replaceAll(unseen, '')
    .normalize('NFC')
    .replaceAll(/(?![0-9])\p{Nd}/gu, westernDigit)
    .replaceAll(thousands, '');
}

/**
 * Words of a text: maximal runs of letters, marks and digits, normalised. Digits of all scripts are equal, as pages may have
 * another numeral system. Addresses have no words.
 */
export const wordsOf = (text: string): string[] => comparable(text).replaceAll(address, ' ').match(word) ?? [];
