import * as z from 'zod';
import { diagnosticCode } from '../../schema/diagnostic-codes.ts';
import {
  addressText,
  describe,
  hrefSchema,
  sectionFields,
  sectionText,
  sentence,
  text,
  usableAddress,
} from '../../schema/fields.ts';
import { contactDetailsSchema } from '../../schema/forms/fields.ts';
import { type Content, kind } from '../../schema/kinds.ts';
import { isUsableAddress } from '../../schema/rules.ts';
import { fieldNameSchema, formFieldSchema } from './fields.ts';
import { refineForm } from './rules.ts';

const explanation = describe(
  'نموذج تصل بياناته إلى خدمة أو بريد: مراسلة، تطوع، حجز، نشرة بريدية.',
  'A form that is sent to a service or by e-mail: messages, volunteering, booking, a newsletter.',
);

const actionPattern = /^(?:desk|https:\/\/[^\s\\/][^\s\\]*|mailto:[^\s@]+@[^\s@]+)$/;

const actionSchema = kind(
  'address',
  addressText
    .refine(isUsableAddress, { error: diagnosticCode('bad-form-action') })
    .regex(actionPattern, { error: diagnosticCode('bad-form-action') })
    .meta({
      ...describe(
        'إلى أين يُرسل النموذج: عنوان خدمة يبدأ بـ https:، أو بريد يبدأ بـ mailto: فيُفتح برنامج بريد الزائر، أو desk لمكتب الموقع.',
        "Where the form is sent: the https: address of a service, mailto:, which opens the visitor's own mail program, or desk, the desk of the site.",
        'https://forms.example.com/volunteering',
        'desk',
        'mailto:info@example.com?subject=volunteering',
      ),
      pattern: `${usableAddress}${actionPattern.source}`,
      patternErrorMessage:
        'اكتب desk أو عنوانًا يبدأ بـ https:// أو mailto:. Write desk, or an address that begins with https:// or mailto:.',
    }),
);

const nextSchema = z.strictObject({
  name: fieldNameSchema.meta(
    describe(
      'اسم الحقل الذي تقرأ منه الخدمة هذا العنوان.',
      'Name of the field in which the service looks for this address.',
      '_next',
      'redirect',
    ),
  ),
  href: hrefSchema.meta(
    describe('الصفحة التي يصل إليها الزائر بعد الإرسال.', 'The page to which the visitor comes after sending.', '/thanks'),
  ),
});

export const formSchema = z
  .strictObject({
    type: z.literal('form').meta(explanation),
    ...sectionFields,
    text: sectionText,
    action: actionSchema,
    next: nextSchema
      .optional()
      .meta(
        describe(
          'أين يصل الزائر بعد الإرسال، إن كانت الخدمة تقرأ ذلك من حقل في النموذج.',
          'Where the visitor comes after sending, for services that read it from a field of the form.',
          { name: '_next', href: '/thanks' },
        ),
      ),
    fields: z
      .array(formFieldSchema)
      .min(1)
      .meta(describe('حقول النموذج بترتيب ظهورها.', 'The fields of the form, in the order shown.')),
    submit: text('الكلمات المكتوبة على زر الإرسال.', 'The words on the button that sends.', 'أرسل الطلب'),
    note: sentence(
      'سطر تحت الزر، كمدة الرد.',
      'A line under the button, such as when an answer comes.',
      'نرد خلال يومي عمل.',
    ).optional(),
    details: contactDetailsSchema
      .optional()
      .meta(describe('بيانات التواصل من بيانات الموقع بجانب النموذج.', 'The contact details of site.contact, beside the form.')),
  })
  .check(refineForm)
  .meta({ ...explanation, id: 'block-form' });

export type Form = Content<z.infer<typeof formSchema>>;
