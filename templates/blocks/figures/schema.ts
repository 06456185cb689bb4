import * as z from 'zod';
import { describe, describeValues, sectionFields, sectionText, text } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';
import { type FigureShape, figureShapes } from './shapes.ts';

const explanation = describe('أرقام كبيرة مع كل منها ما يعدّه.', 'Large figures with what they count.');

const figureSchema = z.strictObject({
  value: text(
    'الرقم كما يظهر، ووحدته إن كانت له وحدة؛ لا ينقسم الرقم على سطرين، وكلما قصر كبر.',
    'The figure as shown, with its unit if it has one; a number never breaks, and the shorter it is, the larger.',
    '100',
    '2.14 مليون',
  ),
  label: text('ما يعدّه الرقم.', 'What is counted.', 'قيمة مؤسسية أساسية', 'أبعاد ننظر منها إلى كل قيمة'),
  drawing: z
    .enum(figureShapes)
    .meta({
      ...describe(
        'يرسم الرقم فوقه بعدده: للأعداد الصحيحة، إلى 12 بتلة أو درجة، وإلى 100 نقطة؛ وما عداها يظهر بلا رسم.',
        'Draws the figure above it, as many as it says: whole numbers, up to 12 petals or steps and 100 dots; others are shown without a drawing.',
        'dots',
      ),
      ...describeValues<FigureShape>({
        petals: 'بتلات حول نقطة — petals around a middle',
        steps: 'درجات صاعدة — steps that rise',
        dots: 'نقاط في صفوف من عشر — dots in rows of ten',
      }),
    })
    .optional(),
});

export const figuresSchema = z
  .strictObject({
    type: z.literal('figures').meta(explanation),
    ...sectionFields,
    text: sectionText,
    items: z
      .array(figureSchema.meta(describe('رقم وما يعدّه.', 'A figure and what it counts.')))
      .min(1)
      .max(6)
      .meta(describe('الأرقام بترتيب ظهورها، من واحد إلى ستة.', 'The figures in the order shown, one to six.')),
  })
  .meta({ ...explanation, id: 'block-figures' });

export type Figures = Content<z.infer<typeof figuresSchema>>;
