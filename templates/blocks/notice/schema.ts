import * as z from 'zod';
import { actionSchema, describe, iconSchema, imageSchema, paragraphsSchema, sectionFields } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';

const explanation = describe(
  'رسالة هادئة: محتوى قيد الإعداد أو صفحة غير موجودة.',
  'A quiet message: content in preparation, page not found.',
);

export const noticeSchema = z
  .strictObject({
    type: z.literal('notice').meta(explanation),
    ...sectionFields,
    icon: iconSchema.meta(
      describe('أيقونة الرسالة؛ تحل الصورة محلها إن وُجدت.', 'Icon of the message; a picture takes its place.', 'clock'),
    ),
    text: paragraphsSchema,
    action: actionSchema.optional().meta(describe('زر تحت الرسالة.', 'A button under the message.')),
    image: imageSchema.optional().meta(describe('صورة بدل الأيقونة.', 'A picture instead of the icon.')),
    titled: z
      .literal(true)
      .optional()
      .meta(describe('true: عنوان الرسالة هو عنوان الصفحة (h1).', 'true: the heading is the title of the page (its h1).', true)),
  })
  .meta({ ...explanation, id: 'block-notice' });

export type Notice = Content<z.infer<typeof noticeSchema>>;
