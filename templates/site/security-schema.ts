import * as z from 'zod';
import { fault } from '../vocabulary/faults.ts';
import { addressText, daySchema, describe, externalHrefSchema, usableAddress } from '../vocabulary/fields.ts';
import { kind } from '../vocabulary/kinds.ts';
import { isUsableAddress } from '../vocabulary/rules.ts';

/** A way to reach somebody, as RFC 9116 wants it. */
const securityContactPattern = /^(?:https:\/\/[^\s\\/][^\s\\]*|mailto:[^\s@]+@[^\s@]+|tel:\+?[0-9][0-9-]*)$/;

export const securitySchema = z.strictObject({
  contact: kind(
    'address',
    addressText
      .refine(isUsableAddress, { error: fault('bad-security-contact') })
      .regex(securityContactPattern, { error: fault('bad-security-contact') })
      .meta({
        ...describe(
          'إلى من تُبلغ الثغرات: عنوان يبدأ بـ mailto: أو https: أو tel:.',
          'To whom vulnerabilities are reported: a mailto:, https: or tel: address.',
          'mailto:security@example.com',
          'https://www.example.com/report',
        ),
        pattern: `${usableAddress}${securityContactPattern.source}`,
        patternErrorMessage:
          'اكتب عنوانًا يبدأ بـ mailto: أو https: أو tel:. Write an address that begins with mailto:, https: or tel:.',
      }),
  ),
  expires: daySchema.meta(
    describe(
      'آخر يوم تصح فيه هذه البيانات، بصيغة سنة-شهر-يوم، ويحسن أن يكون دون سنة؛ ينبه الفحص إذا مضى.',
      'Last day on which this holds, as YYYY-MM-DD, at best within a year; the check warns when it has passed.',
      '2027-10-31',
    ),
  ),
  policy: externalHrefSchema
    .optional()
    .meta(
      describe(
        'عنوان سياسة الإبلاغ عن الثغرات.',
        'Address of the policy for reporting vulnerabilities.',
        'https://www.example.com/security-policy',
      ),
    ),
});
