import * as z from 'zod';
import { diagnosticCode } from '../../schema/diagnostic-codes.ts';
import { describe, describeValues, externalHrefSchema, sectionFields, sectionText, text } from '../../schema/fields.ts';
import { autocompleteSchema, contactDetailsSchema } from '../../schema/forms/fields.ts';
import { type Content, kind } from '../../schema/kinds.ts';

const explanation = describe('نموذج مراسلة بجانب بيانات التواصل.', 'Contact form beside the contact details.');

const fieldSchema = z.strictObject({
  name: kind(
    'word',
    z
      .string()
      .regex(/^[a-z][A-Za-z0-9-]*$/, { error: diagnosticCode('bad-id') })
      .meta(
        describe(
          'الاسم الذي تُرسل به القيمة، بحروف لاتينية، ولا يظهر للزائر.',
          'Name under which the value is sent, in Latin letters; never shown.',
          'firstName',
          'email',
        ),
      ),
  ),
  label: text('اسم الحقل كما يراه الزائر.', 'Name of the field, as visitors see it.', 'الاسم الأول', 'البريد الإلكتروني'),
  type: z.enum(['text', 'email', 'tel', 'textarea']).meta({
    ...describe('نوع الحقل.', 'Kind of the field.', 'text', 'email'),
    ...describeValues({
      text: 'سطر من نص — a line of text',
      email: 'بريد إلكتروني — an e-mail address',
      tel: 'رقم هاتف — a telephone number',
      textarea: 'نص من عدة أسطر — several lines of text',
    }),
  }),
  required: z
    .boolean()
    .meta(describe('true: لا يُرسل النموذج والحقل فارغ.', 'true: the form is not sent while the field is empty.', true, false)),
  autocomplete: autocompleteSchema,
});

const formSchema = z.strictObject({
  action: externalHrefSchema
    .optional()
    .meta(
      describe(
        'العنوان الذي يُرسل إليه النموذج؛ إن حُذف فالزر لا يفعل شيئًا.',
        'Where the form is sent; absent: the button does nothing.',
        'https://forms.example.com/messages',
      ),
    ),
  requiredNote: text(
    'جملة فوق الحقول تشرح علامة الحقل الإلزامي.',
    'Explains the mark of required fields, above them.',
    'الحقول المميزة بالعلامة * حقول إلزامية.',
  ),
  fields: z
    .array(fieldSchema.meta(describe('حقل من حقول النموذج.', 'A field of the form.')))
    .min(1)
    .meta(describe('حقول النموذج بترتيب ظهورها.', 'The fields of the form, in the order shown.')),
  submit: text('الكلمات المكتوبة على زر الإرسال.', 'The words on the button that sends.', 'إرسال'),
});

export const contactSchema = z
  .strictObject({
    type: z.literal('contact').meta(explanation),
    ...sectionFields,
    text: sectionText,
    form: formSchema.meta(describe('النموذج: حقوله وزره.', 'The form: its fields and its button.')),
    details: contactDetailsSchema.meta(
      describe(
        'عنوان بيانات التواصل؛ أما البيانات نفسها ففي بيانات الموقع.',
        'Heading of the contact details; the details themselves are under site.contact.',
      ),
    ),
  })
  .meta({ ...explanation, id: 'block-contact' });

export type Contact = Content<z.infer<typeof contactSchema>>;
