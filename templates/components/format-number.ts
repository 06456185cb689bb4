/** Number format of a site. */
export interface NumberStyle {
  /** BCP 47 tag. */
  language: string;
  numerals: 'latn' | 'arab';
}

const regions = new Map([
  ['ar', 'ar-SA'],
  ['en', 'en-GB'],
]);

/** Locale of numbers and dates: Arabic as in Saudi Arabia, English as in Britain. */
export const localeOf = ({ language, numerals }: NumberStyle) => `${regions.get(language) ?? language}-u-nu-${numerals}`;

/** Bidi marks that `Intl` adds around signs; templates isolate numbers themselves. */
const marks = /[\u061c\u200e\u200f]/g;

/** Number in the numerals and separators of the site. */
export function formatNumber(value: number, style: NumberStyle, options: Intl.NumberFormatOptions = {}): string {
  const text = new Intl.NumberFormat(localeOf(style), options).format(value).replaceAll(marks, '');
  return style.numerals === 'latn' ? text.replace('٪', '%') : text;
}
