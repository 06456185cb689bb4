import * as z from 'zod';
import { idSchema, textSchema } from '../fields.ts';

export const searchSchema = z
  .strictObject({
    type: z.literal('search'),
    id: idSchema.optional(),
    label: textSchema.describe('Name of the field, spoken by screen readers.'),
    placeholder: textSchema,
    required: z.boolean(),
    filters: idSchema
      .optional()
      .describe('The "id" of a card-grid of this page whose cards the field filters; absent: the field is wired to nothing.'),
  })
  .describe('A search field.');

export type Search = z.infer<typeof searchSchema>;
