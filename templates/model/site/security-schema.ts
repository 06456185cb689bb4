import * as z from 'zod';
import { diagnosticCode } from '../../schema/diagnostic-codes.ts';
import { addressText, daySchema, describe, externalHrefSchema, usableAddress } from '../../schema/fields.ts';
import { kind } from '../../schema/kinds.ts';
import { isUsableAddress } from '../../schema/rules.ts';

/** Contact as required by RFC 9116. */
const securityContactPattern = /^(?:https:\/\/[^\s\\/][^\s\\]*|mailto:[^\s@]+@[^\s@]+|tel:\+?[0-9][0-9-]*)$/;

/** Host name with top-level domain, possibly in Punycode. */
const hostName = String.raw`[a-z0-9](?:[a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)`;

/** Web origin (RFC 6454). */
const frameOriginPattern = new RegExp(String.raw`^https:\/\/${hostName}$`);

/** TCP port: 1 to 65535. */
const port = '(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])';

/** Origin that scripts may connect to, including WebSocket and ports. */
const connectOriginPattern = new RegExp(String.raw`^(?:https|wss):\/\/${hostName}(?::${port})?$`);

export const securitySchema = z.strictObject({
  contact: kind(
    'address',
    addressText
      .refine(isUsableAddress, { error: diagnosticCode('bad-security-contact') })
      .regex(securityContactPattern, { error: diagnosticCode('bad-security-contact') })
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
  frames: z
    .array(
      kind(
        'address',
        addressText.regex(frameOriginPattern, { error: diagnosticCode('bad-frame-origin') }).meta({
          ...describe(
            'اسم الموقع بعد https:// وبلا مسار.',
            'Name of the site, behind https:// and without a path.',
            'https://charts.example.com',
          ),
          pattern: frameOriginPattern.source,
          patternErrorMessage: 'مثل https://charts.example.com بلا مسار. Such as https://charts.example.com, without a path.',
        }),
      ),
    )
    .min(1)
    .optional()
    .meta(
      describe(
        'مواقع أخرى تُعرض منها صفحات في إطار، سوى ما هو معروف من الخدمات.',
        'Other sites of which pages are shown in frames, besides the services that are known.',
        ['https://charts.example.com'],
      ),
    ),
  connect: z
    .array(
      kind(
        'address',
        addressText.regex(connectOriginPattern, { error: diagnosticCode('bad-connect-origin') }).meta({
          ...describe(
            'اسم الموقع بعد https:// (أو wss://) وبلا مسار.',
            'Name of the site, after https:// (or wss://) and without a path.',
            'https://api.example.com',
          ),
          pattern: connectOriginPattern.source,
          patternErrorMessage: 'مثل https://api.example.com بلا مسار. Such as https://api.example.com, without a path.',
        }),
      ),
    )
    .min(1)
    .optional()
    .meta(
      describe(
        'مواقع أخرى تطلب منها كتل الموقع الخاصة بياناتها في المتصفح. ولا حاجة إليها لملفات الموقع نفسه.',
        "Other sites that the site's own blocks request data from in the browser. Not needed for files of the site itself.",
        ['https://api.example.com'],
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
