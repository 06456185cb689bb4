import * as z from 'zod';
import { actionSchema, iconSchema, imageSchema, paragraphsSchema, sectionFields } from '../fields.ts';

export const noticeSchema = z
  .strictObject({
    type: z.literal('notice'),
    ...sectionFields,
    icon: iconSchema,
    text: paragraphsSchema,
    action: actionSchema.optional(),
    image: imageSchema.optional(),
    titled: z.literal(true).optional().describe('true: the heading is the title of the page (its h1).'),
  })
  .describe('A quiet message: content in preparation, page not found.');

export type Notice = z.infer<typeof noticeSchema>;
