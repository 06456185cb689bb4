/** How a site writes numbers. */
export interface NumberStyle {
  language: 'ar' | 'en';
  numerals: 'latn' | 'arab';
}

/** A number as the pages of a site write it: their numerals and separators. */
export function formatNumber(value: number, { language, numerals }: NumberStyle, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(`${language === 'ar' ? 'ar-SA' : 'en-GB'}-u-nu-${numerals}`, options).format(value);
}
