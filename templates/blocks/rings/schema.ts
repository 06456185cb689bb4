import * as z from 'zod';
import { actionSchema, describe, openSectionFields, sectionFields, sentence, text } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';

const explanation = describe(
  'نطاقات يحيط بعضها ببعض، كالمدينة والمنطقة والعالم: حلقات متحدة المركز، تنتقل عدسة إلى ما يُختار منها. ترسم النطاق لا الأرقام.',
  'Ranges one around the other, such as a town, a region and the world: rings about one centre, with a lens on the chosen one. They draw ranges, no figures.',
);

const detailSchema = z.strictObject({
  label: text('كلمة أو كلمتان.', 'A word or two.', 'نجمع'),
  text: sentence('عبارة قصيرة.', 'A short phrase.', 'ما يتصل بالقيم من بيانات المجتمع.'),
});

const ringSchema = z.strictObject({
  title: text('اسم النطاق.', 'Name of the range.', 'المنطقة العربية'),
  text: sentence('جملة عنه.', 'A sentence about it.', 'ما تشترك فيه المجتمعات العربية وما تتباين فيه.'),
  details: z
    .array(detailSchema.meta(describe('كلمة وما تعنيه هنا.', 'A word, and what it means here.')))
    .max(6)
    .optional()
    .meta(describe('تفاصيل النطاق إلى ست.', 'Details of the range, up to six.')),
});

export const ringsSchema = z
  .strictObject({
    type: z.literal('rings').meta(explanation),
    ...openSectionFields,
    heading: sectionFields.heading,
    rings: z
      .array(ringSchema.meta(describe('نطاق: اسمه وجملة عنه وتفاصيله.', 'A range: its name, a sentence and details.')))
      .min(2)
      .max(5)
      .meta(
        describe(
          'النطاقات من الأصغر إلى الأوسع، من اثنين إلى خمسة؛ الأول مفتوح من البداية.',
          'The ranges, the smallest first, two to five; the first is open from the start.',
        ),
      ),
    note: text('سطر هادئ تحت النطاقات.', 'A quiet line below the ranges.', 'الأرقام داخل المرصد.').optional(),
    action: actionSchema.optional().meta(describe('زر تحت النطاقات.', 'A button below the ranges.')),
  })
  .meta({ ...explanation, id: 'block-rings' });

export type Rings = Content<z.infer<typeof ringsSchema>>;
