import * as z from 'zod';
import { describe, emailSchema, hrefSchema, networkSchema, phoneSchema, text } from '../../schema/fields.ts';
import { placeholder } from './fields.ts';

export const contactSchema = z.strictObject({
  email: z
    .strictObject({
      label: text('الكلمة التي تسبق البريد.', 'The word before the address.', 'البريد الإلكتروني'),
      value: emailSchema.meta(describe('عنوان البريد الإلكتروني.', 'The e-mail address.', 'info@example.com')),
      placeholder,
    })
    .optional()
    .meta(describe('البريد الإلكتروني للجهة.', 'E-mail of the organisation.')),
  phone: z
    .strictObject({
      label: text('الكلمة التي تسبق الرقم.', 'The word before the number.', 'الهاتف'),
      value: phoneSchema.meta(
        describe(
          'رقم الهاتف بأرقام 0-9 مع رمز الدولة.',
          'The telephone number in digits 0-9, with the country code.',
          '+966 11 000 0000',
        ),
      ),
      placeholder,
    })
    .optional()
    .meta(describe('هاتف الجهة.', 'Telephone of the organisation.')),
  address: z
    .strictObject({
      label: text('الكلمة التي تسبق العنوان.', 'The word before the address.', 'العنوان'),
      value: text('العنوان في سطر واحد.', 'The postal address, in a line.', 'الرياض، المملكة العربية السعودية'),
      placeholder,
    })
    .optional()
    .meta(
      describe(
        'عنوان مقر الجهة؛ يظهر في صفحة التواصل، وفي كل صفحة حين تُطبع، وفي التذييل أو بطاقته إن كانت وسائل التواصل هناك.',
        'Where the organisation is; shown where people get in touch, on every page that is printed, and in the footer or its card if the contact details are there.',
      ),
    ),
  shownOnPhones: z
    .boolean()
    .optional()
    .meta(
      describe(
        'true: يظهر الهاتف والبريد في كل صفحة على الجوال أيضًا؛ وإلا فعلى الشاشات المتوسطة فما فوق.',
        'true: telephone and e-mail are on every page on phones, too; otherwise from medium-width screens up.',
        true,
      ),
    ),
});

export const profileSchema = z
  .strictObject({
    network: networkSchema,
    label: text('اسم الشبكة الذي ينطقه قارئ الشاشة.', 'Name of the network, spoken by screen readers.', 'لينكدإن'),
    href: hrefSchema.meta(
      describe('عنوان حساب الجهة فيها.', 'Address of the profile.', 'https://www.linkedin.com/company/example'),
    ),
    placeholder,
  })
  .meta(describe('حساب في شبكة تواصل.', 'A profile in a social network.'));
