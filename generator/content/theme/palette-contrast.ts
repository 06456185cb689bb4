import type { MessageLanguage } from '../../../templates/model/files/language.ts';
import type { ColorRole } from './palette-roles.ts';

/** Two colours that meet on a page, and the minimum contrast between them. */
export interface ContrastPair {
  foreground: ColorRole;
  background: ColorRole;
  /** Contrast ratio, 1 to 21. */
  minimum: number;
  /** What the foreground is used for, in messages. */
  use: Record<MessageLanguage, string>;
}

/** Text: WCAG 2.2, 1.4.3 (AA, 4.5) and 1.4.6 (AAA, 7). Other things that must be visible: 1.4.11 (AA, 3). */
const minContrast = { text: 4.5, readingText: 7, shape: 3, decoration: 2 };

interface ContrastRule {
  foreground: ColorRole;
  on: ColorRole[];
  kind: keyof typeof minContrast;
  use: ContrastPair['use'];
}

const rules: ContrastRule[] = [
  {
    foreground: 'ink',
    on: ['paper', 'surface', 'band', 'band-strong', 'strip', 'tint', 'tint-soft'],
    kind: 'readingText',
    use: { ar: 'النصوص والعناوين', en: 'text and headings' },
  },
  {
    foreground: 'ink-soft',
    on: ['paper', 'surface', 'band', 'strip'],
    kind: 'readingText',
    use: { ar: 'النصوص المساندة', en: 'quieter text' },
  },
  {
    foreground: 'ink-soft',
    on: ['band-strong', 'tint', 'tint-soft'],
    kind: 'text',
    use: { ar: 'النصوص المساندة', en: 'quieter text' },
  },
  {
    foreground: 'brand',
    on: ['paper', 'surface'],
    kind: 'text',
    use: { ar: 'الأزرار والعنصر الحالي', en: 'buttons and the current item' },
  },
  {
    foreground: 'brand',
    on: ['tint'],
    kind: 'shape',
    use: { ar: 'الزر الرئيسي على المطالع الفاتحة', en: 'the main button on light openings' },
  },
  {
    foreground: 'on-brand',
    on: ['brand', 'brand-hover'],
    kind: 'text',
    use: { ar: 'النص على الأزرار', en: 'text on buttons' },
  },
  {
    foreground: 'brand-ink',
    on: ['paper', 'surface'],
    kind: 'readingText',
    use: { ar: 'الروابط والأيقونات', en: 'links and icons' },
  },
  {
    foreground: 'brand-ink',
    on: ['band', 'band-strong', 'strip', 'tint', 'tint-soft'],
    kind: 'text',
    use: { ar: 'الروابط والأيقونات', en: 'links and icons' },
  },
  {
    foreground: 'on-ground',
    on: ['ground', 'ground-deep'],
    kind: 'readingText',
    use: { ar: 'النص على اللوحات الداكنة', en: 'text on deep panels' },
  },
  {
    foreground: 'on-ground-soft',
    on: ['ground', 'ground-deep'],
    kind: 'readingText',
    use: { ar: 'النص المساند على اللوحات الداكنة', en: 'quieter text on deep panels' },
  },
  {
    foreground: 'accent',
    on: ['ground', 'ground-deep'],
    kind: 'shape',
    use: { ar: 'الزر الرئيسي والعلامات على اللوحات الداكنة', en: 'the main button and marks on deep panels' },
  },
  {
    foreground: 'on-accent',
    on: ['accent', 'accent-hover'],
    kind: 'text',
    use: { ar: 'النص على الزر الرئيسي', en: 'text on the main button' },
  },
  {
    foreground: 'accent-ink',
    on: ['paper', 'surface', 'band', 'band-strong'],
    kind: 'text',
    use: { ar: 'النص بلون التمييز', en: 'text in the accent' },
  },
  {
    foreground: 'accent-mark',
    on: ['paper'],
    kind: 'decoration',
    use: { ar: 'علامات الزينة', en: 'decorative marks' },
  },
  {
    foreground: 'control',
    on: ['paper', 'surface', 'band'],
    kind: 'shape',
    use: { ar: 'حدود الحقول والنقاط', en: 'borders of fields, and dots' },
  },
  {
    foreground: 'danger',
    on: ['paper', 'surface', 'band'],
    kind: 'text',
    use: { ar: 'رسائل الخطأ', en: 'messages of errors' },
  },
  {
    foreground: 'focus',
    on: ['paper', 'surface', 'band', 'band-strong', 'strip', 'tint', 'tint-soft'],
    kind: 'shape',
    use: { ar: 'إطار التركيز', en: 'the ring around what has the focus' },
  },
];

/** All pairs of colours with a minimum contrast, for both schemes. */
export const contrastPairs: ContrastPair[] = rules.flatMap(({ foreground, on, kind, use }) =>
  on.map((background) => ({ foreground, background, minimum: minContrast[kind], use })),
);
