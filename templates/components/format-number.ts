/** How a site writes numbers. */
export interface NumberStyle {
  /** As BCP 47 writes it. */
  language: string;
  numerals: 'latn' | 'arab';
}

const regions = new Map([
  ['ar', 'ar-SA'],
  ['en', 'en-GB'],
]);

/** How numbers and days are written: Arabic ones as in Saudi Arabia, English ones as in Britain. */
export const localeOf = ({ language, numerals }: NumberStyle) => `${regions.get(language) ?? language}-u-nu-${numerals}`;

/** Invisible marks of direction that `Intl` puts around signs; templates isolate numbers themselves. */
const marks = /[\u061c\u200e\u200f]/g;

/** A number as the pages of a site write it: their numerals and separators. */
export function formatNumber(value: number, style: NumberStyle, options: Intl.NumberFormatOptions = {}): string {
  const text = new Intl.NumberFormat(localeOf(style), options).format(value).replaceAll(marks, '');
  return style.numerals === 'latn' ? text.replace('٪', '%') : text;
}
