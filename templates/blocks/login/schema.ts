import * as z from 'zod';
import { externalHrefSchema, hrefSchema, idSchema, imageSchema, textSchema } from '../fields.ts';

export const loginSchema = z
  .strictObject({
    type: z.literal('login'),
    id: idSchema.optional(),
    title: textSchema.describe('Title of the page (its h1).'),
    text: textSchema.optional(),
    image: imageSchema,
    action: externalHrefSchema.optional().describe('Where the form is sent; absent: the form does nothing.'),
    identifier: textSchema.describe('Label of the field for e-mail or mobile number.'),
    password: textSchema.describe('Label of the password field.'),
    forgot: z
      .strictObject({ label: textSchema, href: hrefSchema.optional() })
      .describe('The forgot-password link; it may lack a target.'),
    submit: textSchema.describe('The words on the button.'),
  })
  .describe('Login form.');

export type Login = z.infer<typeof loginSchema>;
