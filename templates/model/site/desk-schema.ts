import * as z from 'zod';
import { diagnosticCode } from '../../schema/diagnostic-codes.ts';
import { addressText, describe } from '../../schema/fields.ts';
import { kind } from '../../schema/kinds.ts';
import { isUsableAddress } from '../../schema/rules.ts';

/** Origin with an optional port; not encrypted only on the own computer, to try it. */
const deskPattern =
  /^(?:https:\/\/[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+|http:\/\/(?:localhost|127\.0\.0\.1))(?::[1-9][0-9]{0,4})?$/;

/** Where the desk of the site answers its visitors. */
export const deskSchema = z
  .strictObject({
    url: kind(
      'address',
      addressText
        .refine(isUsableAddress, { error: diagnosticCode('bad-desk-url') })
        .regex(deskPattern, { error: diagnosticCode('bad-desk-url') })
        .meta({
          ...describe(
            'عنوان مكتب الموقع (qiyam serve) يبدأ بـ https:// وبلا مسار.',
            'Address of the desk of the site (qiyam serve), beginning with https:// and without a path.',
            'https://desk.example.sa',
          ),
          pattern: deskPattern.source,
          patternErrorMessage: 'مثل https://desk.example.sa بلا مسار. Such as https://desk.example.sa, without a path.',
        }),
    ),
  })
  .meta(
    describe(
      'مكتب الموقع: يستقبل ما يرسله الزوار بالنماذج وآراءهم في الصفحات؛ إن حُذف فلا ترسل إليه الصفحات شيئًا.',
      'Desk of the site: receives what visitors send by forms, and what they say of pages; absent: pages send nothing to it.',
    ),
  );
