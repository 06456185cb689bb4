/** Parts of a number format for a value: its section, without colours and conditions. */
function sectionFor(format: string, value: number): string {
  const sections = format.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const section = value < 0 ? (sections[1] ?? sections[0]) : value === 0 ? (sections[2] ?? sections[0]) : sections[0];
  return (section ?? '').replaceAll(/\[\$([^\]-]*)[^\]]*\]/g, '"$1"').replaceAll(/\[[^\]]*\]|_.|\*./g, '');
}

/** Digits of a number with as many decimals as its format has; optional ones only if they count. */
function digitsFor(pattern: string, value: number): string {
  const decimals = /\.([0#?]*)/.exec(pattern)?.[1] ?? '';
  const least = decimals.lastIndexOf('0') + 1;
  const [digits = '', fraction = ''] = Math.abs(value).toFixed(Math.min(20, decimals.length)).split('.');
  const whole = digits.padStart(pattern.split('.', 1)[0]?.match(/0/g)?.length ?? 0, '0');
  let shown = fraction;
  while (shown.length > least && shown.endsWith('0')) shown = shown.slice(0, -1);
  return shown === '' ? whole : `${whole}.${shown}`;
}

/** Eleven digits, as spreadsheets show numbers without a format. Whole numbers are often telephones and ids, and stay. */
const plain = (value: number) => String(Number.isInteger(value) ? value : Number(value.toPrecision(11)));

/** A number as a spreadsheet shows it, as far as its words go: decimals, per cent and words around it. */
export function numberText(raw: string, format: string): string {
  const value = Number(raw);
  if (raw.trim() === '' || !Number.isFinite(value)) return raw;
  if (format === '' || /^(?:General|@)$/i.test(format) || /[eE][+-]|\//.test(format)) return plain(value);
  const section = sectionFor(format, value);
  const literals = [...section.matchAll(/"([^"]*)"|\\(.)/g)].map(([, quoted, escaped]) => quoted ?? escaped ?? '');
  const pattern = section.replaceAll(/"[^"]*"|\\./g, '');
  if (!/[0#?]/.test(pattern)) return literals.join(' ');
  const digits = digitsFor(pattern, pattern.includes('%') ? value * 100 : value);
  return [digits, ...literals].join(' ');
}

/** Formats that spreadsheets have without saying so. */
export const builtInFormats: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
};
