import * as z from 'zod';
import {
  actionSchema,
  describe,
  describeValues,
  imageSchema,
  paragraphsSchema,
  sectionFields,
  sentence,
} from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';
import { captionField, creditField, enlargesField, originalField } from '../gallery/figure-schema.ts';

const explanation = describe('قسم من نص بجانب صورة.', 'A section of text beside a picture.');

export const featureSchema = z
  .strictObject({
    type: z.literal('feature').meta(explanation),
    ...sectionFields,
    text: paragraphsSchema,
    list: z
      .array(
        sentence('بند قصير تسبقه علامة صح.', 'A short item, after a check mark.', 'أربعة أبعاد للقيمة، من معرفتها إلى ممارستها'),
      )
      .min(1)
      .optional()
      .meta(describe('بنود قصيرة تحت النص.', 'Short items under the text.')),
    action: actionSchema.optional().meta(describe('زر تحت النص.', 'A button under the text.')),
    image: imageSchema.meta(describe('صورة بجانب النص.', 'Picture beside the text.')),
    caption: captionField,
    credit: creditField,
    original: originalField,
    enlarges: enlargesField,
    imageSide: z
      .enum(['start', 'end'])
      .optional()
      .meta({
        ...describe(
          'جهة الصورة في الشاشات العريضة؛ إن حُذفت فآخر السطر.',
          'Side of the picture on large screens; absent: the end of the line.',
          'start',
        ),
        ...describeValues({
          start: 'جهة بداية السطر: اليمين في العربية — where lines begin: the right in Arabic',
          end: 'جهة نهاية السطر: اليسار في العربية — where lines end: the left in Arabic',
        }),
      }),
  })
  .meta({ ...explanation, id: 'block-feature' });

export type Feature = Content<z.infer<typeof featureSchema>>;
