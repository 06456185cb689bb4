import * as z from 'zod';
import { croppedImageSchema, describe, openSectionFields, sentence, text, viewAllSchema } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';
import { originalField } from './figure-schema.ts';

const explanation = describe(
  'صور تُفتح كل منها بملء الشاشة، ويُنتقل بينها بالأسهم أو بالسحب.',
  'Pictures that open to fill the screen, with arrow keys and swiping from one to the next.',
);

const pictureSchema = z.strictObject({
  image: croppedImageSchema.meta(
    describe('الصورة؛ تُقص في الشبكة وتظهر كاملة حين تُفتح.', 'The picture: cropped in the grid, shown whole when it is opened.'),
  ),
  caption: sentence('ما يُكتب تحت الصورة.', 'What is written under the picture.', 'افتتاح المعرض في جناح الحرف.').optional(),
  credit: text('صاحب الصورة أو مصدرها.', 'Whose picture it is.', 'تصوير: نورة الشهري').optional(),
  original: originalField,
});

export const gallerySchema = z
  .strictObject({
    type: z.literal('gallery').meta(explanation),
    ...openSectionFields,
    items: z
      .array(pictureSchema.meta(describe('صورة وما يُكتب تحتها.', 'A picture and its caption.')))
      .min(1)
      .meta(describe('الصور بترتيب ظهورها.', 'The pictures in the order shown.')),
    action: viewAllSchema,
  })
  .meta({ ...explanation, id: 'block-gallery' });

export type Gallery = Content<z.infer<typeof gallerySchema>>;
