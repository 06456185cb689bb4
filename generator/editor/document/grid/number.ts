import { latinDigits } from '../../../core/util/digits.ts';

/** Symbols next to a number: currency, percent, and units of three Latin letters. */
const beside = String.raw`(?:[%٪‰\p{Sc}]|ر\.س\.?|[A-Z]{3})`;
const form = new RegExp(
  String.raw`^(\()?([-−]?)\s*${beside}?\s*([-−]?)(\d(?:[\d.,٬٫'’ ]*\d)?)\s*${beside}?\s*(\))?([-−]?)$`,
  'u',
);

/** Digits with a JavaScript decimal point; undefined if the separators are ambiguous. */
function plainDigits(text: string): string | undefined {
  const digits = text.replaceAll(/[٬'’ ]/g, '').replaceAll('٫', text.includes(',') ? '.' : 'd');
  if (digits.includes('d')) return /^[\d]+d\d+$/.test(digits) ? digits.replace('d', '.') : undefined;
  const [dots, commas] = [digits.split('.').length - 1, digits.split(',').length - 1];
  if (dots > 0 && commas > 0) {
    const isComma = digits.lastIndexOf(',') > digits.lastIndexOf('.');
    return isComma ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '');
  }
  const areThousands = (sign: string) => new RegExp(`^\\d{1,3}(?:\\${sign}\\d{3})+$`).test(digits);
  if (commas > 0) return areThousands(',') ? digits.replaceAll(',', '') : commas === 1 ? digits.replace(',', '.') : undefined;
  return dots < 2 ? digits : areThousands('.') ? digits.replaceAll('.', '') : undefined;
}

/**
 * Parses a number as written by people and spreadsheets: Arabic or Latin digits, separators, currency or percent sign, negative
 * in brackets. Percentages keep their value: 12% is 12. Undefined if the text is not a number.
 */
export function readNumber(text: string): number | undefined {
  const plain = latinDigits(text)
    .replaceAll(/[\p{Cf}]/gu, '')
    .replaceAll(/\p{Zs}/gu, ' ')
    .trim();
  const [, open, before, inner, digits, close, after] = form.exec(plain) ?? [];
  if (digits === undefined || (open === undefined) !== (close === undefined)) return undefined;
  const value = Number(plainDigits(digits) ?? Number.NaN);
  if (!Number.isFinite(value)) return undefined;
  return open || before || inner || after ? -value : value;
}

/**
 * Number of a spreadsheet cell. The stored value is more precise than the displayed one, except for percentages and dates,
 * where it means something else.
 * @param exact stored value, if the clipboard contains it
 */
export function numberOfCell(text: string, exact: number | undefined): number | undefined {
  const shown = readNumber(text);
  return shown === undefined || exact === undefined || /[%٪‰]/.test(text) ? shown : exact;
}
