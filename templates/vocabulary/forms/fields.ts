import * as z from 'zod';
import { fault } from '../faults.ts';
import { describe, describeValues, sentence, text } from '../fields.ts';
import { kind } from '../kinds.ts';

/** What the fields of several blocks with forms, days and hours have in common. */

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

/** What a browser may fill in by itself. https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
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

/** What stands above the contact details beside a form. */
export const contactDetailsSchema = z.strictObject({
  heading: text('عنوان بيانات التواصل.', 'Heading of the contact details.', 'بيانات التواصل'),
  text: sentence(
    'جملة تحت هذا العنوان.',
    'A sentence under this heading.',
    'إن كنت تفضل التواصل المباشر فهذه قنواتنا.',
  ).optional(),
});

const timePattern = /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/;
const endPattern = /^(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]|24:00)$/;

const timeOfDay = (pattern: RegExp) =>
  z
    .string()
    .regex(pattern, { error: fault('bad-time') })
    .meta({
      ...describe('ساعة من اليوم هكذا: 08:30.', 'A time of day as 08:30.', '08:30'),
      patternErrorMessage: 'اكتب الساعة هكذا: 08:30. Write the time as 08:30.',
    });

/** A time of day as HH:MM, from 00:00 to 23:59. */
export const timeSchema = kind('word', timeOfDay(timePattern), 'time');

/** A time at which something ends: 24:00 is the end of the day. */
export const endTimeSchema = kind('word', timeOfDay(endPattern), 'time');
