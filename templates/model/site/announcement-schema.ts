import * as z from 'zod';
import { actionSchema, daySchema, describe, describeValues, sentence } from '../../schema/fields.ts';

export const announcementSchema = z.strictObject({
  text: sentence(
    'ما يُعلن، جملة أو جملتان قصيرتان.',
    'What is announced, in a short sentence or two.',
    'التسجيل في الملتقى السنوي **مفتوح** حتى نهاية الشهر.',
  ),
  action: actionSchema.optional().meta(describe('رابط بعد الإعلان.', 'A link after the announcement.')),
  tone: z
    .enum(['calm', 'strong'])
    .optional()
    .meta({
      ...describe('لون الشريط؛ إن حُذف فهادئ.', 'Colour of the strip; absent: the calm one.', 'strong'),
      ...describeValues({
        calm: 'خلفية فاتحة هادئة — a light, calm ground',
        strong: 'لون الجهة — the colour of the organisation',
      }),
    }),
  until: daySchema
    .optional()
    .meta(
      describe(
        'آخر يوم يصح فيه الإعلان؛ إذا مضى نبّه الفحص، ولا يتغير الموقع من نفسه.',
        'The last day on which it holds; once it has passed the check warns. The site does not change by itself.',
        '2027-03-31',
      ),
    ),
  isPast: z
    .literal(true)
    .optional()
    .meta(describe('true: لا يظهر الإعلان.', 'true: the announcement is not shown.', true)),
});
