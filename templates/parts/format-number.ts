/** How a site writes numbers. */
export interface NumberStyle {
  language: 'ar' | 'en';
  numerals: 'latn' | 'arab';
}

/** Invisible marks of direction that `Intl` puts around signs; templates isolate numbers themselves. */
const marks = /[\u061c\u200e\u200f]/g;

/** A number as the pages of a site write it: their numerals and separators. */
export function formatNumber(value: number, { language, numerals }: NumberStyle, options: Intl.NumberFormatOptions = {}): string {
  const locale = `${language === 'ar' ? 'ar-SA' : 'en-GB'}-u-nu-${numerals}`;
  const text = new Intl.NumberFormat(locale, options).format(value).replaceAll(marks, '');
  return numerals === 'latn' ? text.replace('٪', '%') : text;
}
