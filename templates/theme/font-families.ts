import type { MessageLanguage } from '../languages/message-languages.ts';
import type { LineMetrics } from './font-metrics.ts';

/** Subsets into which font packages are split, by script. */
export type Script = 'arabic' | 'latin' | 'latin-ext';

/** Font family that a site can use: its package and settings. */
export interface FontFamily extends LineMetrics {
  /** CSS family name. */
  family: string;
  package: string;
  /** A `variable` family has all weights in one file; for others, the regular and the bold weight. */
  weights: 'variable' | { regular: number; bold: number };
  /** Subset that the package lacks. */
  lacks?: Script;
  /** Overriding metrics for fonts whose letters would be too high in buttons; Safari ignores them. */
  placed?: { ascent: number; descent: number };
  /** Size factor, so that letters look as large as those of other families. */
  scale: number;
  /**
   * Headings: weight, added line height compared with Readex Pro, and the lightest and heaviest weight that a preset may
   * request as a separate file.
   */
  headings: { weight: number; leading: number; light: number; heavy: number };
  /** Description of the family, for people. */
  about: Record<MessageLanguage, string>;
}

/**
 * `widths` were measured by `generator/assets/files/font-widths.ts`, before `scale`;
 * `tests/unit/content/theme/font-families.test.ts` compares them and the vertical metrics with the package files. Weights and
 * line heights were chosen by eye, on pages of 390 and 1280 px.
 */
export const fontFamilies = {
  'readex-pro': {
    family: 'Readex Pro',
    package: '@fontsource-variable/readex-pro',
    weights: 'variable',
    ascent: 1,
    descent: 0.25,
    widths: { arabic: { regular: 1, bold: 1 }, latin: { regular: 1, bold: 1 } },
    scale: 1,
    headings: { weight: 650, leading: 1, light: 300, heavy: 700 },
    about: { ar: 'ريدكس برو: حديث بسيط، وهو الأصل', en: 'plain and modern, the default' },
  },
  cairo: {
    family: 'Cairo',
    package: '@fontsource-variable/cairo',
    weights: 'variable',
    ascent: 1.303,
    descent: 0.571,
    widths: { arabic: { regular: 0.9352, bold: 0.9382 }, latin: { regular: 0.8713, bold: 0.8431 } },
    scale: 1.04,
    headings: { weight: 700, leading: 1, light: 300, heavy: 800 },
    about: { ar: 'القاهرة: معاصر واضح، رشيق في العناوين', en: 'contemporary and clear, slender headings' },
  },
  'ibm-plex-sans-arabic': {
    family: 'IBM Plex Sans Arabic',
    package: '@fontsource/ibm-plex-sans-arabic',
    weights: { regular: 400, bold: 600 },
    ascent: 1.085,
    descent: 0.415,
    widths: { arabic: { regular: 0.8457, bold: 0.8431 }, latin: { regular: 0.9279, bold: 0.9134 } },
    scale: 1.04,
    headings: { weight: 600, leading: 1, light: 300, heavy: 700 },
    about: { ar: 'آي بي إم بلكس: هندسي رصين', en: 'engineered and sober' },
  },
  almarai: {
    family: 'Almarai',
    package: '@fontsource/almarai',
    weights: { regular: 400, bold: 700 },
    ascent: 0.905,
    descent: 0.211,
    widths: { arabic: { regular: 0.9292, bold: 0.9297 }, latin: { regular: 0.8758, bold: 0.9054 } },
    lacks: 'latin-ext',
    scale: 1,
    headings: { weight: 700, leading: 1, light: 300, heavy: 800 },
    about: { ar: 'المراعي: بسيط ودود', en: 'simple and friendly' },
  },
  'noto-kufi-arabic': {
    family: 'Noto Kufi Arabic',
    package: '@fontsource-variable/noto-kufi-arabic',
    weights: 'variable',
    ascent: 1.282,
    descent: 0.615,
    widths: { arabic: { regular: 1.0138, bold: 1.0545 }, latin: { regular: 1.0042, bold: 1.006 } },
    scale: 0.94,
    headings: { weight: 650, leading: 1.05, light: 300, heavy: 800 },
    about: { ar: 'نوتو كوفي: كوفي حديث عريض', en: 'a modern, wide Kufi' },
  },
  'noto-naskh-arabic': {
    family: 'Noto Naskh Arabic',
    package: '@fontsource-variable/noto-naskh-arabic',
    weights: 'variable',
    ascent: 1.069,
    descent: 0.634,
    widths: { arabic: { regular: 0.813, bold: 0.7989 }, latin: { regular: 0.9833, bold: 0.9814 } },
    placed: { ascent: 1.17, descent: 0.533 },
    scale: 1.16,
    headings: { weight: 650, leading: 1.15, light: 400, heavy: 700 },
    about: { ar: 'نوتو نسخ: نسخ للقراءة الطويلة', en: 'a Naskh for long reading' },
  },
  amiri: {
    family: 'Amiri',
    package: '@fontsource/amiri',
    weights: { regular: 400, bold: 700 },
    ascent: 1.124,
    descent: 0.634,
    widths: { arabic: { regular: 0.7384, bold: 0.7018 }, latin: { regular: 0.8484, bold: 0.8711 } },
    placed: { ascent: 1.209, descent: 0.549 },
    scale: 1.2,
    headings: { weight: 700, leading: 1.28, light: 400, heavy: 700 },
    about: { ar: 'أميري: نسخ أصيل على طريقة مطبعة بولاق', en: 'a classical Naskh after the Bulaq press' },
  },
  alexandria: {
    family: 'Alexandria',
    package: '@fontsource-variable/alexandria',
    weights: 'variable',
    ascent: 0.968,
    descent: 0.251,
    widths: { arabic: { regular: 1.0364, bold: 1.0596 }, latin: { regular: 1.0375, bold: 1.0153 } },
    scale: 0.98,
    headings: { weight: 650, leading: 1, light: 300, heavy: 800 },
    about: { ar: 'الإسكندرية: هندسي عريض', en: 'geometric and wide' },
  },
  rubik: {
    family: 'Rubik',
    package: '@fontsource-variable/rubik',
    weights: 'variable',
    ascent: 0.935,
    descent: 0.25,
    widths: { arabic: { regular: 0.9381, bold: 0.9178 }, latin: { regular: 0.9599, bold: 0.9669 } },
    scale: 1,
    headings: { weight: 650, leading: 1, light: 300, heavy: 800 },
    about: { ar: 'روبيك: ودود مستدير الأطراف', en: 'friendly, with rounded ends' },
  },
} as const satisfies Record<string, FontFamily>;

export type FontFamilyName = keyof typeof fontFamilies;

export const fontFamilyNames = Object.keys(fontFamilies) as FontFamilyName[];

/** Properties of a family, typed alike for all families. */
export const aboutFamily = (name: FontFamilyName): FontFamily => fontFamilies[name];

/** Font file of a family for a script, as a package path; undefined if there is none. */
export function familyFile({ package: name, weights, lacks }: FontFamily, script: Script, weight: number): string | undefined {
  if (script === lacks) return undefined;
  const [, slug] = name.split('/');
  return `${name}/files/${slug}-${script}-${weights === 'variable' ? 'wght' : weight}-normal.woff2`;
}
