import * as z from 'zod';
import { actionSchema, imageSchema, paragraphsSchema, sectionFields, textSchema } from '../fields.ts';

export const featureSchema = z
  .strictObject({
    type: z.literal('feature'),
    ...sectionFields,
    text: paragraphsSchema,
    list: z.array(textSchema).min(1).optional().describe('Short items under the text.'),
    action: actionSchema.optional(),
    image: imageSchema,
    imageSide: z.enum(['start', 'end']).optional().describe('Side of the picture from medium width up; "end" when absent.'),
  })
  .describe('A section of text beside a picture.');

export type Feature = z.infer<typeof featureSchema>;
