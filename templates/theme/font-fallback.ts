/**
 * System fonts with adjusted metrics, so that text takes the same space before and after the web font loads, or if it loads too
 * late. `widths` are factors between Readex Pro and the font, weight 400 to regular and 650 to bold: all Arabic (or Latin)
 * words of the first site were shaped with HarfBuzz in both, and the sums of advances divided. Factors between other families
 * and Readex Pro are in `font-families.ts`. Liberation Sans has the metrics of Arial. Fonts that could not be measured get no
 * width, only vertical metrics.
 */
export interface FallbackFont {
  /** Suffix of the family name that it replaces. */
  suffix: string;
  script?: 'arabic' | 'latin';
  /** Full and PostScript names of the faces; the first installed one is used. */
  regular: string[];
  bold: string[];
  widths?: { regular: number; bold: number };
  /** Characters that the widths apply to. */
  unicodeRange?: string;
}

const arabicLetters = 'U+0020,U+00A0,U+0600-06FF';

/** Characters of each script on pages in other than Arabic letters: spaces have the width of Latin text. */
export const latinFallbackRanges = { arabic: 'U+0600-06FF', latin: 'U+0020-007E,U+00A0-024F' };

export const fallbackFonts: FallbackFont[] = [
  {
    suffix: 'Sans Fallback',
    regular: ['Noto Sans Arabic', 'Noto Sans Arabic UI'],
    bold: ['Noto Sans Arabic Bold', 'Noto Sans Arabic UI Bold'],
    widths: { regular: 1.1092, bold: 1.0589 },
    script: 'arabic',
    unicodeRange: arabicLetters,
  },
  {
    suffix: 'Naskh Fallback',
    regular: ['Noto Naskh Arabic', 'Noto Naskh Arabic UI'],
    bold: ['Noto Naskh Arabic Bold', 'Noto Naskh Arabic UI Bold'],
    widths: { regular: 1.2372, bold: 1.2489 },
    script: 'arabic',
    unicodeRange: arabicLetters,
  },
  {
    suffix: 'Latin Fallback',
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Liberation Sans Bold'],
    widths: { regular: 1.0926, bold: 1.0441 },
    script: 'latin',
    unicodeRange: 'U+0021-007E,U+00A1-024F',
  },
  {
    suffix: 'Roboto Fallback',
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    widths: { regular: 1.0751, bold: 1.1039 },
    script: 'latin',
    unicodeRange: 'U+0021-007E,U+00A1-024F',
  },
  {
    suffix: 'DejaVu Fallback',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    widths: { regular: 1.0461, bold: 0.9159 },
    script: 'arabic',
    unicodeRange: arabicLetters,
  },
  {
    suffix: 'Fallback',
    regular: ['Segoe UI', 'Geeza Pro', 'Tahoma', 'Arial'],
    bold: ['Segoe UI Bold', 'Geeza Pro Bold', 'Tahoma Bold', 'Arial Bold'],
  },
];
