const otherDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** A text with the digits of Arabic and Persian as Latin ones. https://www.unicode.org/charts/PDF/U0600.pdf */
export const latinDigits = (text: string): string =>
  text.replaceAll(otherDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
