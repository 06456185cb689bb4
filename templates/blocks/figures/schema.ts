import * as z from 'zod';
import { sectionFields, textSchema } from '../fields.ts';

export const figuresSchema = z
  .strictObject({
    type: z.literal('figures'),
    ...sectionFields,
    text: textSchema.optional(),
    items: z
      .array(
        z.strictObject({
          value: textSchema.describe('The figure as shown, for example 100.'),
          label: textSchema.describe('What is counted.'),
        }),
      )
      .min(1)
      .max(6),
  })
  .describe('Large figures with what they count.');

export type Figures = z.infer<typeof figuresSchema>;
