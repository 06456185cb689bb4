/** What was taken out of a pasted text, by name, in the words module's `cleaned`. */
export type Cleaned = 'format' | 'invisible' | 'forms' | 'spaces' | 'stretch';

const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\ufdd0-\ufdef]/g;
/** Letters drawn in a fixed shape, as PDF files hold them. https://www.unicode.org/charts/PDF/UFB50.pdf */
const forms = /[\ufb50-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc]/g;

/** A text from elsewhere as a site holds texts, and what was cleaned. Line feeds become spaces. */
export function cleanText(text: string): { text: string; cleaned: Cleaned[] } {
  const cleaned = new Set<Cleaned>();
  const replace = (value: string, pattern: RegExp, by: string | ((found: string) => string), name: Cleaned) => {
    const next = value.replaceAll(pattern, by as string);
    if (next !== value) cleaned.add(name);
    return next;
  };
  let clean = replace(text, invisible, '', 'invisible');
  clean = replace(clean, forms, (found) => found.normalize('NFKC'), 'forms');
  clean = replace(clean, /\u0640+/g, '', 'stretch');
  clean = clean.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ');
  clean = replace(clean, /[\u00a0\u2000-\u200a\u202f\u3000\t]/g, ' ', 'spaces');
  clean = replace(clean, / {2,}/g, ' ', 'spaces');
  return { text: clean.normalize('NFC'), cleaned: [...cleaned] };
}

const arabicSigns: Record<string, string> = { ',': '،', ';': '؛', '?': '؟' };

/** A text with the signs of Arabic after Arabic words; the same text where there is nothing to help with. */
export function withArabicSigns(text: string): string {
  return text.replaceAll(
    /(?<=[\u0621-\u064a\u064b-\u0652])( ?)([,;?])(?!\S*[A-Za-z0-9])/g,
    (_, __, sign: string) => arabicSigns[sign] ?? sign,
  );
}

const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/** Characters as readers count them. */
export const lengthOf = (text: string): number => [...graphemes.segment(text)].length;
