const otherDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Replaces Arabic and Persian digits by Latin ones. https://www.unicode.org/charts/PDF/U0600.pdf */
export const latinDigits = (text: string): string =>
  text.replaceAll(otherDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** Number signs used with Arabic and Persian digits, and their Latin equivalents. */
const latinSigns: Readonly<Record<string, string>> = { '\u066a': '%', '\u066b': '.', '\u066c': ',' };

/** An amount such as ٩٨٫٦٪ with Latin digits and signs; unchanged if it contains letters or no such digits. */
export function latinAmount(text: string): string {
  const written = latinDigits(text);
  if (written === text || /\p{L}/u.test(text)) return text;
  return written.replaceAll(/[\u066a-\u066c]/g, (sign) => latinSigns[sign] ?? sign);
}
