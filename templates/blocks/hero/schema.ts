import * as z from 'zod';
import { actionSchema, idSchema, imageSchema, textSchema } from '../fields.ts';

export const heroSchema = z
  .strictObject({
    type: z.literal('hero'),
    id: idSchema.optional(),
    eyebrow: textSchema.optional().describe('A few words above the title.'),
    title: textSchema.describe('Title of the page (its h1).'),
    text: textSchema,
    points: z.array(textSchema).max(6).optional().describe('What the visitor gets, one short phrase each.'),
    actions: z.array(actionSchema).min(1).max(2).describe('One or two buttons; the first is the main one.'),
    image: imageSchema,
  })
  .describe('Opening of the home page: pitch, main button and a large picture.');

export type Hero = z.infer<typeof heroSchema>;
