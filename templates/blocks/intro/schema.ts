import * as z from 'zod';
import {
  actionSchema,
  croppedImageSchema,
  describe,
  iconSchema,
  paragraphsSchema,
  sentence,
  text,
  titleFields,
} from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';

const explanation = describe(
  'افتتاح صفحة خدمة أو منتج: عنوان وعنوان فرعي ونص وزر وصورة.',
  'Opening of a service or product page: title, subtitle, text, one button and a picture.',
);

const glanceSchema = z.strictObject({
  icon: iconSchema.meta(describe('أيقونة البند.', 'Icon of the item.', 'people', 'award')),
  label: text('السؤال الذي يجيب عنه البند.', 'The question that the item answers.', 'لمن هذه الخدمة؟', 'ما الذي تخرج به؟'),
  text: sentence(
    'جواب في جملة قصيرة.',
    'The answer in one short sentence.',
    'للقيادات وإدارات الموارد البشرية التي تريد قراءة واقع قيمها.',
  ),
});

export const introSchema = z
  .strictObject({
    type: z.literal('intro').meta(explanation),
    id: titleFields.id,
    eyebrow: text('كلمات قليلة فوق العنوان.', 'A few words above the title.', 'لتنمية القيم الشخصية').optional(),
    title: titleFields.title,
    subtitle: text(
      'سطر تحت العنوان يتمّه.',
      'A line under the title that completes it.',
      'من قراءة التقرير إلى خطة تعمل بها',
    ).optional(),
    text: paragraphsSchema,
    glance: z
      .array(glanceSchema.meta(describe('سؤال وجوابه.', 'A question and its answer.')))
      .min(2)
      .max(4)
      .optional()
      .meta(
        describe(
          'الخدمة أو المنتج في لمحة: لمن هو، وما يناله صاحبه، وما الخطوة التالية.',
          'The service or product at a glance: for whom, what one gets, what the next step is.',
        ),
      ),
    action: actionSchema.optional().meta(describe('الزر الذي تحت النص.', 'The button under the text.')),
    image: croppedImageSchema.optional().meta(describe('صورة بجانب النص.', 'Picture beside the text.')),
  })
  .meta({ ...explanation, id: 'block-intro' });

export type Intro = Content<z.infer<typeof introSchema>>;
