import * as z from 'zod';
import { diagnosticCode } from '../../schema/diagnostic-codes.ts';
import { describe, externalHrefSchema, sentence, text } from '../../schema/fields.ts';
import { kind } from '../../schema/kinds.ts';
import { fieldNameSchema } from '../form/fields.ts';
import { isIban } from './rules.ts';

const ibanSchema = kind(
  'text',
  z
    .string()
    .max(60)
    .refine(isIban, { error: diagnosticCode('bad-iban') })
    .meta({
      ...describe(
        'رقم الحساب المصرفي الدولي (الآيبان)، بمسافات أو بلا مسافات؛ يُفحص رقما التحقق فيه.',
        'The account as an IBAN, with spaces or without; its check digits are checked.',
        'SA03 8000 0000 6080 1016 7519',
      ),
      pattern: '^ *[A-Z] *[A-Z](?: *[0-9]){2}(?: *[A-Z0-9]){11,30} *$',
      patternErrorMessage:
        'حرفان لاتينيان كبيران ثم أرقام 0-9، مثل SA03 8000 0000 6080 1016 7519. Two capital letters, then digits 0-9.',
    }),
);

const accountSchema = z
  .strictObject({
    iban: ibanSchema,
    bank: text('اسم المصرف.', 'Name of the bank.', 'مصرف الراجحي').optional(),
    holder: text(
      'اسم صاحب الحساب كما يُكتب في التحويل.',
      'Whose account it is, as written in a transfer.',
      'جمعية الأمل',
    ).optional(),
  })
  .meta({
    id: 'projects-account',
    ...describe('حساب يُحوَّل إليه؛ وبجانبه زر ينسخ رقمه.', 'An account to transfer to, with a button that copies its number.'),
  });

const gateSchema = z
  .strictObject({
    href: externalHrefSchema.meta(
      describe(
        'عنوان صفحة الدفع عند مقدم الخدمة، بما فيه ما يعرّف المشروع عنده.',
        'Address of the page of the payment service, with what tells it the project.',
        'https://pay.example.com/give?project=wells',
      ),
    ),
    amountName: fieldNameSchema.meta(
      describe(
        'اسم المبلغ في عنوان صفحة الدفع كما يقرؤه مقدم الخدمة.',
        'Name by which the service reads the amount from the address of its page.',
        'amount',
      ),
    ),
    amounts: z
      .array(
        z
          .number()
          .positive()
          .max(1_000_000_000)
          .meta(describe('مبلغ.', 'An amount.', 100)),
      )
      .min(1)
      .max(8)
      .optional()
      .meta(describe('مبالغ يختار الزائر منها، لكل منها رابط.', 'Amounts to choose from, a link for each.', [50, 100, 500])),
    free: z
      .literal(true)
      .optional()
      .meta(
        describe(
          'true: حقل لمبلغ يكتبه الزائر، يُرسل إلى صفحة الدفع.',
          'true: a field for an amount of one’s own, which is sent to that page.',
          true,
        ),
      ),
  })
  .meta({
    id: 'projects-gate',
    ...describe('صفحة الدفع التي يصل إليها الزائر بالمبلغ.', 'The page for payments that visitors are led to with the amount.'),
  });

/** Ways to donate to a project. */
export const giveSchema = z
  .strictObject({
    account: accountSchema.optional(),
    gate: gateSchema.optional(),
    note: sentence('سطر تحت طرق التبرع.', 'A line under the ways to give.', 'يصل الإيصال إلى بريدك خلال يوم عمل.').optional(),
  })
  .meta({
    id: 'projects-give',
    ...describe(
      'طرق التبرع: حساب أو صفحة دفع أو كلاهما؛ تظهر في صفحة المشروع ما دام مفتوحًا.',
      'Ways to give: an account, a page for payments, or both; shown on the page of the project as long as it is open.',
    ),
  });
