import * as z from 'zod';
import { idSchema, imageSchema, textSchema } from '../fields.ts';

export const bannerSchema = z
  .strictObject({
    type: z.literal('banner'),
    id: idSchema.optional(),
    title: textSchema.describe('Title of the page (its h1).'),
    text: textSchema,
    image: imageSchema,
  })
  .describe('Opening of a list or information page: title, one sentence or two, and a picture.');

export type Banner = z.infer<typeof bannerSchema>;
