/**
 * Fonts of visitors' systems, sized and placed as a typeface is, so that a text takes the same room in either: they
 * show until the typeface has come, and instead of it where it comes too late.
 *
 * `widths` says how much wider Readex Pro is than the font, in weight 400 to its regular and 650 to its bold face:
 * every Arabic (or Latin) word of the first site was shaped with both by HarfBuzz, and the sums of the advances divided.
 * How much wider another family is than Readex Pro, `font-families.ts` says.
 * Liberation Sans has the advances of Arial. Fonts that could not be measured get no width: only their lines are placed.
 */
export interface FallbackFont {
  /** What follows the name of the family that it stands in for. */
  suffix: string;
  script?: 'arabic' | 'latin';
  /** Full and PostScript names of the faces. Where one of several is there, the others are not asked. */
  regular: string[];
  bold: string[];
  widths?: { regular: number; bold: number };
  /** Characters that the widths hold for. */
  unicodeRange?: string;
}

const arabicLetters = 'U+0020,U+00A0,U+0600-06FF';

/** Characters of each script on pages in letters other than Arabic ones: spaces are as wide as Latin text wants them. */
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
