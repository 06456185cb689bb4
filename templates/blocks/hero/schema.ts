import * as z from 'zod';
import { actionSchema, croppedImageSchema, describe, sentence, text, titleFields } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';
import { reflectionFields } from '../reflection/schema.ts';

const explanation = describe(
  'افتتاح الصفحة الرئيسية: فكرة الموقع وزره الرئيس وصورة كبيرة.',
  'Opening of the home page: pitch, main button and a large picture.',
);

export const heroSchema = z
  .strictObject({
    type: z.literal('hero').meta(explanation),
    id: titleFields.id,
    eyebrow: text('كلمات قليلة فوق العنوان.', 'A few words above the title.', 'مقياس القيم الشخصية').optional(),
    title: sentence(
      'عنوان الصفحة الكبير (h1)، ولا يكون في الصفحة غيره.',
      'Title of the page (its h1), the only one of the page.',
      'اعرف قيمك، ثم طوّرها على بصيرة',
    ),
    text: sentence(
      'جملة أو جملتان تحت العنوان.',
      'One sentence or two under the title.',
      'يساعدك المقياس على معرفة قيمك والعمل على تنميتها في أبعادها الأربعة.',
    ).optional(),
    points: z
      .array(text('عبارة قصيرة واحدة.', 'One short phrase.', 'تقرير شخصي تقرأ فيه نتائجك'))
      .max(6)
      .optional()
      .meta(describe('ما يناله الزائر، عبارة قصيرة لكل بند.', 'What the visitor gets, one short phrase each.')),
    actions: z
      .array(actionSchema)
      .min(1)
      .max(2)
      .optional()
      .meta(describe('زر أو زران؛ الأول هو الرئيس.', 'One or two buttons; the first is the main one.')),
    image: croppedImageSchema.optional().meta(describe('الصورة الكبيرة في الافتتاح.', 'The large picture of the opening.')),
    reflection: z
      .strictObject(reflectionFields)
      .optional()
      .meta(
        describe(
          'نجمة ترسمها إجابات الزائر، في موضع الصورة؛ وتبقى الصورة لشبكات التواصل. لا يُحفظ شيء ولا يُرسل.',
          'A star that answers of visitors draw, in the place of the picture, which social networks still show. Nothing is kept or sent.',
        ),
      ),
  })
  .meta({ ...explanation, id: 'block-hero' });

export type Hero = Content<z.infer<typeof heroSchema>>;
