import { withoutNoise, withoutStretch } from '../../../core/util/characters/noise.ts';
import { readPdf } from '../../../core/util/characters/pdf.ts';

/** What was changed in a pasted text, by name, in the words module's `cleaned`; `unread` where it was not taken at all. */
export type Cleaned = 'format' | 'invisible' | 'forms' | 'order' | 'unread' | 'spaces' | 'stretch' | 'firstRow';

/** A text as it was before it went into a PDF file; empty where that is not certain, as nothing is pasted reversed. */
export function fromPdf(text: string): { text: string; cleaned: Cleaned[] } {
  const read = readPdf(text);
  if (read === undefined) return { text, cleaned: [] };
  return read === 'unknown'
    ? { text: '', cleaned: ['unread'] }
    : { text: read.text, cleaned: [read.wasTurned ? 'order' : 'forms'] };
}

/** Spaces of other kinds; a no-break space that holds a number and its unit together, or French punctuation, stays. */
const spaces = /(?<!\p{Nd})[\u00A0\u202F](?![\p{Nd}«»:;!?%﷼])|(?<=\p{Nd})\u00A0(?=\p{Nd})|[\u2000-\u200A\u3000\t]/gu;

/** A text from elsewhere as a site holds texts, and what was cleaned. Line feeds become spaces. */
export function cleanText(copied: string): { text: string; cleaned: Cleaned[] } {
  const { text, cleaned: read } = fromPdf(copied);
  const cleaned = new Set(read);
  const change = (value: string, changed: string, name: Cleaned) => {
    if (changed !== value) cleaned.add(name);
    return changed;
  };
  let clean = change(text, withoutNoise(text), 'invisible');
  clean = change(clean, withoutStretch(clean), 'stretch');
  clean = clean.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ');
  clean = change(clean, clean.replaceAll(spaces, ' ').replaceAll(/ {2,}/g, ' '), 'spaces');
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
