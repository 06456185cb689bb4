import * as z from 'zod';
import { iconSchema, sectionFields, textSchema } from '../fields.ts';

export const pointsSchema = z
  .strictObject({
    type: z.literal('points'),
    ...sectionFields,
    text: textSchema.optional(),
    layout: z.enum(['cards', 'steps', 'compact']).describe('cards: boxes; steps: a numbered sequence; compact: a quiet list.'),
    items: z
      .array(z.strictObject({ icon: iconSchema, title: textSchema, text: textSchema }))
      .min(2)
      .describe('The points, each with an icon, a title and a sentence.'),
  })
  .describe('A set of points: values, targets, steps, audiences.');

export type Points = z.infer<typeof pointsSchema>;
