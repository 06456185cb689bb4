import * as z from 'zod';
import {
  croppedImageSchema,
  describe,
  hrefSchema,
  openSectionFields,
  sentence,
  text,
  viewAllSchema,
} from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';

const explanation = describe(
  'أقوال منقولة عن أصحابها: مستفيدين أو شركاء أو خبراء.',
  'Quotations of beneficiaries, partners, experts, each with whose it is.',
);

const quoteSchema = z.strictObject({
  text: sentence(
    'القول بلا علامتي تنصيص؛ علامته ترسم وحدها.',
    'The words without quotation marks; their mark is drawn.',
    'صار للقيمة عندنا سلوك نراه ونقيسه، بعد أن كانت كلمة على جدار.',
  ),
  name: text('صاحب القول.', 'Whose words they are.', 'فهد المطيري'),
  role: text('صفته أو جهته.', 'Role or organisation.', 'مدير الموارد البشرية').optional(),
  image: croppedImageSchema
    .optional()
    .meta(describe('صورة صاحب القول، تُقص مربعة.', 'Portrait of whose words they are, cropped to a square.')),
  href: hrefSchema.optional().meta(describe('حيث نُشر القول.', 'Where it was published.', 'https://www.example.com/interview')),
});

export const quotesSchema = z
  .strictObject({
    type: z.literal('quotes').meta(explanation),
    ...openSectionFields,
    items: z
      .array(quoteSchema.meta(describe('قول وصاحبه.', 'A quotation and whose it is.')))
      .min(1)
      .meta(
        describe('الأقوال بترتيب ظهورها؛ القول الواحد يكبر.', 'The quotations in the order shown; a single one is set large.'),
      ),
    action: viewAllSchema,
  })
  .meta({ ...explanation, id: 'block-quotes' });

export type Quotes = Content<z.infer<typeof quotesSchema>>;
