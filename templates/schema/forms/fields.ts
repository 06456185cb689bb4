import * as z from 'zod';
import { describe, describeValues, sentence, text } from '../fields.ts';

/** Fields shared by blocks with forms. */

const purposes = {
  'given-name': 'الاسم الأول — first name',
  'family-name': 'اسم العائلة — family name',
  name: 'الاسم كاملًا — full name',
  email: 'البريد الإلكتروني — e-mail address',
  tel: 'رقم الهاتف — telephone number',
  organization: 'اسم الجهة — organisation',
  'organization-title': 'المسمى الوظيفي — job title',
  'street-address': 'العنوان — street address',
  'address-level2': 'المدينة — city',
  'postal-code': 'الرمز البريدي — postal code',
  'country-name': 'الدولة — country',
  bday: 'تاريخ الميلاد — date of birth',
  url: 'عنوان موقع — address of a website',
  off: 'لا يملأ المتصفح شيئًا — nothing is filled in',
};

/** Autofill purpose. https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
export const autocompleteSchema = z
  .enum(Object.keys(purposes) as (keyof typeof purposes)[])
  .meta({
    ...describe(
      'ما يملؤه المتصفح وحده في هذا الحقل (WCAG 1.3.5).',
      'What the browser may fill in by itself (WCAG 1.3.5).',
      'given-name',
      'email',
    ),
    ...describeValues(purposes),
    id: 'autocomplete',
  })
  .optional();

/** Heading and text above the contact details beside a form. */
export const contactDetailsSchema = z.strictObject({
  heading: text('عنوان بيانات التواصل.', 'Heading of the contact details.', 'بيانات التواصل'),
  text: sentence(
    'جملة تحت هذا العنوان.',
    'A sentence under this heading.',
    'إن كنت تفضل التواصل المباشر فهذه قنواتنا.',
  ).optional(),
});
