import * as z from 'zod';
import { croppedImageSchema, describe, sentence, titleFields } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';

const explanation = describe(
  'افتتاح صفحة قائمة أو صفحة معلومات: عنوان وجملة أو جملتان وصورة.',
  'Opening of a list or information page: title, one sentence or two, and a picture.',
);

export const bannerSchema = z
  .strictObject({
    type: z.literal('banner').meta(explanation),
    ...titleFields,
    text: sentence(
      'جملة أو جملتان تحت العنوان.',
      'One sentence or two under the title.',
      'تعمل منصة القيم على بناء القيم المؤسسية وقياسها، وتساعد الجهات على أن تعيش قيمها كل يوم.',
    ).optional(),
    image: croppedImageSchema.optional().meta(describe('صورة بجانب العنوان.', 'Picture beside the title.')),
  })
  .meta({ ...explanation, id: 'block-banner' });

export type Banner = Content<z.infer<typeof bannerSchema>>;
