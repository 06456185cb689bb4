import * as z from 'zod';
import { externalHrefSchema, sectionFields, textSchema } from '../fields.ts';

const fieldSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][A-Za-z0-9-]*$/, { error: 'bad-id' })
    .describe('Name under which the value is sent.'),
  label: textSchema,
  type: z.enum(['text', 'email', 'tel', 'textarea']),
  required: z.boolean(),
  autocomplete: z
    .enum(['given-name', 'family-name', 'name', 'email', 'tel', 'organization', 'off'])
    .optional()
    .describe('What the browser may fill in by itself (WCAG 1.3.5).'),
});

export const contactSchema = z
  .strictObject({
    type: z.literal('contact'),
    ...sectionFields,
    text: textSchema.optional(),
    form: z.strictObject({
      action: externalHrefSchema.optional().describe('Where the form is sent; absent: the button does nothing.'),
      requiredNote: textSchema.describe('Explains the mark of required fields.'),
      fields: z.array(fieldSchema).min(1),
      submit: textSchema.describe('The words on the button.'),
    }),
    details: z
      .strictObject({ heading: textSchema, text: textSchema.optional() })
      .describe('Heading of the contact details; the details themselves are under site.contact.'),
  })
  .describe('Contact form beside the contact details.');

export type Contact = z.infer<typeof contactSchema>;
