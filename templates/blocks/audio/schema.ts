import * as z from 'zod';
import { fileField } from '../../model/files/fields.ts';
import { diagnosticCode } from '../../schema/diagnostic-codes.ts';
import { daySchema, describe, openSectionFields, paragraphsSchema, text, viewAllSchema } from '../../schema/fields.ts';
import { type Content, kind } from '../../schema/kinds.ts';
import { durationPattern } from './duration.ts';
import { isDuration } from './rules.ts';

const explanation = describe(
  'مقطع صوتي من ملفات الموقع: مشغّل ورابط للتنزيل ونص المقطع؛ لا يُحمّل منه شيء قبل التشغيل.',
  'A sound of the site: a player, a link to download it, and its transcript. Nothing of it is loaded before it is played.',
);

const durationSchema = kind(
  'word',
  z
    .string()
    .refine(isDuration, { error: diagnosticCode('bad-duration') })
    .meta({
      ...describe(
        'مدة المقطع: دقائق:ثوانٍ، أو ساعات:دقائق:ثوانٍ.',
        'How long it is: minutes:seconds, or hours:minutes:seconds.',
        '12:30',
        '1:05:00',
      ),
      pattern: durationPattern.source,
      patternErrorMessage: 'اكتب المدة هكذا: 12:30. Write the duration as 12:30.',
    }),
);

/** Fields of a recording, in blocks and in running text. */
export const audioFields = {
  title: text('اسم المقطع.', 'Title of the recording.', 'الحلقة الأولى: القيم في العمل'),
  file: fileField(
    ['mp3', 'm4a'],
    'ملف الصوت من مجلد assets/files؛ MP3 يعمل في كل متصفح.',
    'The audio file in assets/files; MP3 plays in every browser.',
    'files/episode-1.mp3',
  ),
  duration: durationSchema.optional(),
  transcript: paragraphsSchema
    .optional()
    .meta(
      describe(
        'نص المقطع لمن لا يسمع، يُفتح تحت المشغّل ويجده البحث.',
        'What is said in it, for those who do not hear: it opens below the player, and searches find it.',
      ),
    ),
  wordless: z
    .literal(true)
    .optional()
    .meta(
      describe(
        'true: لا كلام في المقطع، كصوت الطبيعة أو الموسيقى، فلا يلزمه نص.',
        'true: there is no speech in it, such as music, so it needs no transcript.',
        true,
      ),
    ),
  date: daySchema
    .optional()
    .meta(describe('يوم نشر المقطع، لمحركات البحث.', 'Day of publication, for search engines.', '2026-03-29')),
};

export const audioSchema = z
  .strictObject({
    type: z.literal('audio').meta(explanation),
    ...openSectionFields,
    ...audioFields,
    action: viewAllSchema,
  })
  .meta({
    ...explanation,
    id: 'block-audio',
    examples: [{ type: 'audio', title: 'الحلقة الأولى: القيم في العمل', file: 'files/episode-1.mp3', duration: '12:30' }],
  });

export type Audio = Content<z.infer<typeof audioSchema>>;
