import * as z from 'zod';
import { fault } from '../vocabulary/faults.ts';
import { describe, describeValues } from '../vocabulary/fields.ts';
import { kind } from '../vocabulary/kinds.ts';
import { colorPattern } from './rules.ts';

const color = (arabic: string, english: string, ...examples: [string, ...string[]]) =>
  kind(
    'colour',
    z
      .string()
      .regex(colorPattern, { error: fault('bad-colour') })
      .meta({
        ...describe(arabic, english, ...examples),
        patternErrorMessage: 'علامة # ثم ستة أرقام ست عشرية. A # and six hexadecimal digits: #0f5c48.',
      }),
  );

export const themeSchema = z.strictObject({
  brand: color(
    'لون الجهة، وهو غامق يصلح للنص على ورق أبيض: الأزرار والروابط واللوحات الداكنة.',
    'The colour of the organisation, dark enough for text on white paper: buttons, links, deep panels.',
    '#0f5c48',
  ),
  accent: color(
    'لون التمييز، وهو فاتح: الزر الرئيسي على اللوحات الداكنة والعلامات، ومنه دفء لون الورق.',
    'The colour that stands out, a light one: the main button on deep panels, marks, and the warmth of the paper.',
    '#e0b25f',
  ),
  scheme: z
    .enum(['auto', 'light'])
    .optional()
    .meta({
      ...describe(
        'فاتح أو داكن كما في جهاز الزائر، أو فاتح دائمًا؛ إن حُذف فكما في جهاز الزائر.',
        'Light or dark, as the system of the visitor is, or always light; absent: as the system is.',
        'auto',
      ),
      ...describeValues({ auto: 'كما في جهاز الزائر — as the system of the visitor', light: 'فاتح دائمًا — always light' }),
    }),
});
