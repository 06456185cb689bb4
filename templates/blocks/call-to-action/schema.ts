import * as z from 'zod';
import { actionSchema, sectionFields, textSchema } from '../fields.ts';

export const callToActionSchema = z
  .strictObject({
    type: z.literal('call-to-action'),
    ...sectionFields,
    text: textSchema,
    actions: z.array(actionSchema).min(1).max(2),
  })
  .describe('A band that asks for the next step.');

export type CallToAction = z.infer<typeof callToActionSchema>;
