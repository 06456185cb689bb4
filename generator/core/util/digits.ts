const otherDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** A text with the digits of Arabic and Persian as Latin ones. https://www.unicode.org/charts/PDF/U0600.pdf */
export const latinDigits = (text: string): string =>
  text.replaceAll(otherDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** Signs of numbers that stand with the digits of Arabic and Persian, and what stands with Latin ones. */
const latinSigns: Readonly<Record<string, string>> = { '\u066a': '%', '\u066b': '.', '\u066c': ',' };

/** An amount or the like, such as ٩٨٫٦٪, with Latin digits and signs; what has letters, or has no other digits, as it is. */
export function latinAmount(text: string): string {
  const written = latinDigits(text);
  if (written === text || /\p{L}/u.test(text)) return text;
  return written.replaceAll(/[\u066a-\u066c]/g, (sign) => latinSigns[sign] ?? sign);
}
