import * as z from 'zod';
import { actionSchema, idSchema, imageSchema, paragraphsSchema, textSchema } from '../fields.ts';

export const introSchema = z
  .strictObject({
    type: z.literal('intro'),
    id: idSchema.optional(),
    eyebrow: textSchema.optional().describe('A few words above the title.'),
    title: textSchema.describe('Title of the page (its h1).'),
    subtitle: textSchema,
    text: paragraphsSchema,
    action: actionSchema,
    image: imageSchema,
  })
  .describe('Opening of a service or product page: title, subtitle, text, one button and a picture.');

export type Intro = z.infer<typeof introSchema>;
