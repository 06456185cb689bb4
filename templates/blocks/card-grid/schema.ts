import * as z from 'zod';
import { actionSchema, cardsSchema, sectionFields, textSchema } from '../fields.ts';

export const cardGridSchema = z
  .strictObject({
    type: z.literal('card-grid'),
    ...sectionFields,
    heading: sectionFields.heading.optional().describe('Heading of the section; absent where the page title says it.'),
    text: textSchema.optional(),
    cards: cardsSchema,
    action: actionSchema.optional().describe('A "view all" button.'),
  })
  .describe('Cards in a grid.');

export type CardGrid = z.infer<typeof cardGridSchema>;
