import * as z from 'zod';
import { describe, hiddenSchema, idSchema, text } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';
import { kind } from '../../schema/kinds.ts';

const explanation = describe('حقل بحث.', 'A search field.');

export const searchSchema = z
  .strictObject({
    type: z.literal('search').meta(explanation),
    id: idSchema.optional(),
    hidden: hiddenSchema,
    label: text('اسم الحقل الذي ينطقه قارئ الشاشة.', 'Name of the field, spoken by screen readers.', 'ابحث في الخدمات'),
    placeholder: text('كلمات باهتة في الحقل الفارغ.', 'Faint words in the empty field.', 'بحث...'),
    required: z
      .boolean()
      .meta(describe('true: حقل إلزامي لا يُقبل فارغًا.', 'true: the field is required and may not stay empty.', true, false)),
    filters: kind('word', idSchema.meta({}), 'section')
      .optional()
      .meta(
        describe(
          'معرّف قسم البطاقات أو الأشخاص أو الجدول الذي يصفّي الحقل ما فيه من هذه الصفحة؛ إن حُذف فالحقل غير موصول بشيء.',
          'The name for links of the section of cards, of people or with a table of this page that the field filters; absent: the field is wired to nothing.',
          'all-services',
        ),
      ),
  })
  .meta({ ...explanation, id: 'block-search' });

export type Search = Content<z.infer<typeof searchSchema>>;
