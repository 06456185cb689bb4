import { withoutNoise, withoutStretch } from './noise.ts';
import { readPdf } from './pdf.ts';

/** Changes to pasted text: keys of `cleaned` in the interface texts. `unread`: the text was rejected. */
export type CleanupKind = 'format' | 'invisible' | 'forms' | 'order' | 'unread' | 'spaces' | 'stretch' | 'firstRow';

/** Restores the order of text copied from a PDF. Empty if the order is uncertain, so that no reversed text is pasted. */
export function fromPdf(text: string): { text: string; cleaned: CleanupKind[] } {
  const read = readPdf(text);
  if (read === undefined) return { text, cleaned: [] };
  return read === 'unknown'
    ? { text: '', cleaned: ['unread'] }
    : { text: read.text, cleaned: [read.wasTurned ? 'order' : 'forms'] };
}

/** Unusual spaces. Keeps no-break spaces between a number and its unit and before French punctuation. */
const spaces = /(?<!\p{Nd})[\u00A0\u202F](?![\p{Nd}«»:;!?%﷼])|(?<=\p{Nd})\u00A0(?=\p{Nd})|[\u2000-\u200A\u3000\t]/gu;

/** Normalises text whose letters are in order, and reports the changes. Line feeds become spaces. */
export function cleanCharacters(text: string): { text: string; cleaned: CleanupKind[] } {
  const cleaned: CleanupKind[] = [];
  const change = (value: string, changed: string, name: CleanupKind) => {
    if (changed !== value) cleaned.push(name);
    return changed;
  };
  let clean = change(text, withoutNoise(text), 'invisible');
  clean = change(clean, withoutStretch(clean), 'stretch');
  clean = clean.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ');
  clean = change(clean, clean.replaceAll(spaces, ' ').replaceAll(/ {2,}/g, ' '), 'spaces');
  return { text: clean.normalize('NFC'), cleaned };
}

/** Normalises pasted text, and reports the changes. Line feeds become spaces. */
export function cleanText(copied: string): { text: string; cleaned: CleanupKind[] } {
  const { text, cleaned } = fromPdf(copied);
  const clean = cleanCharacters(text);
  return { text: clean.text, cleaned: [...cleaned, ...clean.cleaned] };
}

const arabicSigns: Record<string, string> = { ',': '،', ';': '؛', '?': '؟' };

/** Replaces Latin punctuation after Arabic words by Arabic punctuation. */
export function withArabicSigns(text: string): string {
  return text.replaceAll(
    /(?<=[\u0621-\u064a\u064b-\u0652])( ?)([,;?])(?!\S*[A-Za-z0-9])/g,
    (_, __, sign: string) => arabicSigns[sign] ?? sign,
  );
}

const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/** Number of graphemes. */
export const lengthOf = (text: string): number => [...graphemes.segment(text)].length;
