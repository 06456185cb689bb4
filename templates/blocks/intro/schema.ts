import * as z from 'zod';
import { actionSchema, describe, imageSchema, paragraphsSchema, text, titleFields } from '../fields.ts';

const explanation = describe(
  'افتتاح صفحة خدمة أو منتج: عنوان وعنوان فرعي ونص وزر وصورة.',
  'Opening of a service or product page: title, subtitle, text, one button and a picture.',
);

export const introSchema = z
  .strictObject({
    type: z.literal('intro').meta(explanation),
    id: titleFields.id,
    eyebrow: text('كلمات قليلة فوق العنوان.', 'A few words above the title.', 'لتنمية القيم الشخصية').optional(),
    title: titleFields.title,
    subtitle: text('سطر تحت العنوان يتمّه.', 'A line under the title that completes it.', 'من قراءة التقرير إلى خطة تعمل بها'),
    text: paragraphsSchema,
    action: actionSchema.meta(describe('الزر الذي تحت النص.', 'The button under the text.')),
    image: imageSchema.meta(describe('صورة بجانب النص.', 'Picture beside the text.')),
  })
  .meta({ ...explanation, id: 'block-intro' });

export type Intro = z.infer<typeof introSchema>;
