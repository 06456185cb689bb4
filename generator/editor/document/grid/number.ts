import { latinDigits } from '../../../core/util/digits.ts';

/** What people write beside a number: signs of currencies, shares and units of three Latin letters. */
const beside = String.raw`(?:[%٪‰\p{Sc}]|ر\.س\.?|[A-Z]{3})`;
const form = new RegExp(
  String.raw`^(\()?([-−]?)\s*${beside}?\s*([-−]?)(\d(?:[\d.,٬٫'’ ]*\d)?)\s*${beside}?\s*(\))?([-−]?)$`,
  'u',
);

/** Digits with the separators of any country, as JavaScript reads them; undefined where it is open what they mean. */
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
 * The number that a text is, as people and spreadsheets write it: Arabic or Latin digits, separators, a sign of a currency or
 * a share, less than nothing in brackets. A share keeps its hundreds: 12% is 12. Undefined for what is no number.
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
 * The number of a cell of a spreadsheet. It shows fewer digits than it holds, but of a day, or of hundredths of a share, what
 * it holds is not what it says.
 * @param exact what the cell holds, where it says so
 */
export function numberOfCell(text: string, exact: number | undefined): number | undefined {
  const shown = readNumber(text);
  return shown === undefined || exact === undefined || /[%٪‰]/.test(text) ? shown : exact;
}
