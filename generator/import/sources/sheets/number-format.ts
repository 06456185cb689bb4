import { dateText, isDateFormat } from './date-format.ts';

/** Part of a format of numbers. */
type Token = { type: 'digit' | 'optional' | 'point' | 'comma' | 'percent' } | { type: 'literal'; text: string };

/** Formats that files name by number only. ECMA-376, 18.8.30. */
const builtIn: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  37: '#,##0;-#,##0',
  38: '#,##0;-#,##0',
  39: '#,##0.00;-#,##0.00',
  40: '#,##0.00;-#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss',
  49: '@',
};

export const builtInFormat = (id: number): string => builtIn[id] ?? 'General';

/** Sections of a format: for positive and negative numbers, zero and text. */
function sectionsOf(format: string): string[] {
  const sections = [''];
  for (const [part] of format.matchAll(/"[^"]*"|\\.|\[[^\]]*\]|[\s\S]/g)) {
    if (part === ';') sections.push('');
    else sections[sections.length - 1] += part;
  }
  return sections;
}

function tokenOf(part: string): Token[] {
  if (part === '0') return [{ type: 'digit' }];
  if (part === '#' || part === '?') return [{ type: 'optional' }];
  if (part === '.') return [{ type: 'point' }];
  if (part === ',') return [{ type: 'comma' }];
  if (part === '%') return [{ type: 'percent' }];
  if (part.startsWith('[')) {
    const currency = /^\[\$([^\]-]*)/.exec(part)?.[1];
    return currency ? [{ type: 'literal', text: currency }] : [];
  }
  if (part.startsWith('"')) return [{ type: 'literal', text: part.slice(1, -1) }];
  if (part.startsWith('\\')) return [{ type: 'literal', text: part.slice(1) }];
  if (part.startsWith('_')) return [{ type: 'literal', text: ' ' }];
  return part.startsWith('*') ? [] : [{ type: 'literal', text: part }];
}

const tokensOf = (section: string): Token[] =>
  [...section.matchAll(/"[^"]*"|\\.|\[[^\]]*\]|[_*].|[\s\S]/g)].flatMap(([part]) => tokenOf(part));

/** A number with at most the 15 digits that spreadsheets compute with. */
const plainNumber = (value: number): string => String(Number(value.toPrecision(15)));

/** Eleven digits, as spreadsheets show numbers without a format. Whole numbers are often telephones and ids, and stay. */
const generalText = (value: number): string =>
  Number.isInteger(value) ? plainNumber(value) : String(Number(value.toPrecision(11)));

const round = (value: number, decimals: number): string => {
  const shifted = Math.round(Number(`${plainNumber(value)}e${decimals}`));
  const rounded = Number.isFinite(shifted) ? Number(`${shifted}e-${decimals}`) : value;
  return rounded.toFixed(decimals);
};

const isPlace = ({ type }: Token) => type === 'digit' || type === 'optional';

/** Writes the digits of a whole number to the places of a format from the right, the rest to the first place. */
function fillWhole(tokens: readonly Token[], digits: string): string {
  const places = tokens.filter(isPlace).length;
  let written = '';
  let at = digits.length;
  let left = places;
  for (const token of tokens.toReversed()) {
    if (token.type === 'literal') written = token.text + written;
    else if (token.type === 'percent') written = `%${written}`;
    if (!isPlace(token)) continue;
    left--;
    const from = left === 0 ? 0 : at - 1;
    const part = at > 0 ? digits.slice(Math.max(0, from), at) : token.type === 'digit' ? '0' : '';
    at = Math.max(0, from);
    written = part + written;
  }
  return written;
}

const grouped = (digits: string) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** Whole part. Formats with groups have their places together. */
function wholeText(tokens: readonly Token[], digits: string): string {
  if (!tokens.some(({ type }) => type === 'comma')) return fillWhole(tokens, digits);
  const first = tokens.findIndex(isPlace);
  const last = tokens.findLastIndex(isPlace);
  const least = tokens.filter(({ type }) => type === 'digit').length;
  const literal = (part: readonly Token[]) =>
    fillWhole(
      part.filter((token) => !isPlace(token)),
      '',
    );
  return literal(tokens.slice(0, first)) + grouped(digits.padStart(least, '0')) + literal(tokens.slice(last + 1));
}

function fractionText(tokens: readonly Token[], digits: string): string {
  let at = 0;
  const places = tokens.filter(isPlace);
  const least = places.findLastIndex(({ type }) => type === 'digit') + 1;
  const shown = Math.max(least, digits.replace(/0+$/, '').length);
  const written = tokens.map((token) => {
    if (token.type === 'literal') return token.text;
    if (token.type === 'percent') return '%';
    if (!isPlace(token)) return '';
    at++;
    return at <= shown ? (digits[at - 1] ?? '') : '';
  });
  return (shown > 0 ? '.' : '') + written.join('');
}

/** Number in a section that has places for digits. */
function sectionText(tokens: readonly Token[], absolute: number): string {
  const point = tokens.findIndex(({ type }) => type === 'point');
  const lastPlace = tokens.findLastIndex(isPlace);
  const scale = tokens.slice(lastPlace + 1).filter(({ type }) => type === 'comma').length;
  const percent = tokens.filter(({ type }) => type === 'percent').length;
  const shown = tokens.filter((token, at) => token.type !== 'comma' || at < lastPlace);
  const whole =
    point < 0
      ? shown
      : shown.slice(
          0,
          shown.findIndex(({ type }) => type === 'point'),
        );
  const fraction = point < 0 ? [] : shown.slice(whole.length + 1);
  const value = absolute * 100 ** percent * 1000 ** -scale;
  const [digits = '', decimals = ''] = round(value, Math.min(20, fraction.filter(isPlace).length)).split('.');
  const hidesZero = digits === '0' && !whole.some(({ type }) => type === 'digit');
  return wholeText(whole, hidesZero ? '' : digits) + (point < 0 ? '' : fractionText(fraction, decimals));
}

const arabicDigits = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));

/** Whether a format states that digits are Arabic: a locale such as `2000401`. */
const hasArabicDigits = (format: string) => /\[\$[^\]-]*-2[0-9a-f]{6}\]/i.test(format);

function numberText(value: number, format: string): string {
  const sections = sectionsOf(format);
  const index = value < 0 && sections.length > 1 ? 1 : value === 0 && sections.length > 2 ? 2 : 0;
  const section = sections[index] ?? '';
  const tokens = tokensOf(section);
  const isUnknown = /[eE][+-]|\/|general|@|\[[<>=]/i.test(section.replaceAll(/"[^"]*"|\\./g, ''));
  if (isUnknown || !tokens.some(isPlace)) {
    const words = tokens
      .flatMap((token) => (token.type === 'literal' ? [token.text] : []))
      .join('')
      .trim();
    return isUnknown || words === '' ? generalText(value) : words;
  }
  const text = sectionText(tokens, Math.abs(value));
  return (value < 0 && index === 0 ? `-${text}` : text).replaceAll(/\s+/g, ' ').trim();
}

/**
 * A number as a format shows it: days and times in ISO 8601.
 * @param is1904 whether the file counts days from 1904
 */
export function formatNumber(value: number, format: string, is1904: boolean): { text: string; value: string } {
  if (!Number.isFinite(value)) return { text: '', value: '' };
  if (isDateFormat(format)) {
    const date = dateText(value, format, is1904);
    if (date) return date;
  }
  const text = numberText(value, format);
  return { text: hasArabicDigits(format) ? arabicDigits(text) : text, value: plainNumber(value) };
}
