import * as z from 'zod';
import { codeText, describe, idSchema, passage, plainText, text } from '../../../schema/fields.ts';
import { kind, reference } from '../../../schema/kinds.ts';

const explanation = describe('معادلة رياضية بين الفقرات.', 'A formula between the paragraphs.');

export const formulaSchema = reference(
  'formula',
  z
    .strictObject({
      type: z.literal('formula').meta(explanation),
      tex: codeText(
        'المعادلة بلغة TeX.',
        'The formula in TeX.',
        'E = mc^2',
        String.raw`\bar{x} = \frac{1}{n} \sum_{i=1}^{n} x_i`,
      ),
      spoken: kind(
        'spoken',
        plainText.meta(
          describe(
            'ما تقوله المعادلة لمن يسمعها ولا يراها؛ إن حُذف قُرئت كما هي.',
            'What the formula says, for those who hear it; absent: it is read as it stands.',
            'المتوسط مجموع القيم مقسومًا على عددها',
          ),
        ),
      ).optional(),
      caption: passage('ما يُكتب تحت المعادلة.', 'What is written under the formula.', 'متوسط درجات الفريق.').optional(),
      number: text('رقم المعادلة، يظهر بين قوسين بجانبها.', 'Number of the formula, in brackets beside it.', '1').optional(),
      id: idSchema.optional(),
    })
    .meta({ ...explanation, id: 'prose-formula' }),
);
