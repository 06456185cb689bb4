import * as z from 'zod';
import { diagnosticCode } from '../../schema/diagnostic-codes.ts';
import { addressText, describe, usableAddress } from '../../schema/fields.ts';
import { kind } from '../../schema/kinds.ts';
import { hasShortSegments, isUsableAddress, longestSegment } from '../../schema/rules.ts';
import { formerAddressPattern } from './former.ts';
import {
  hasShortFormerSegments,
  isComposed,
  isFormerAddress,
  isFreeFormerPath,
  isFreePath,
  isShortPath,
  reserved,
} from './rules.ts';

const anyCase = (word: string) =>
  word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`).replaceAll('.', String.raw`\.`);

/**
 * Approximation of `isFreePath` and `isFreeFormerPath` as patterns: they count characters, not bytes, and decode no escapes.
 */
const fileEndings = ['.html', '.br', '.gz'].map(anyCase).join('|');
const unclaimed = `^(?!/(?:${[...reserved].map(anyCase).join('|')})(?:\\.(?:${anyCase('br')}|${anyCase('gz')}))?(?:[/?]|$))`;
const freePath = `${unclaimed}(?!.*/[._])(?!.*[^/]{${longestSegment + 1}})(?!.*(?:/${anyCase('index')}|/404|${fileEndings})(?:/|$))`;
const freeFormerPath = `${unclaimed}(?![^?]*/\\.)(?!/(?:${anyCase('index')}|404)$)(?![^?]*(?:${fileEndings})/)`;

/** Path short enough for addresses and file systems; longer ones are not validated further. */
const shortText = z.string().refine(isShortPath, { error: diagnosticCode('long-address'), abort: true });
const pathText = shortText.refine(hasShortSegments, { error: diagnosticCode('long-segment'), abort: true });

const routePathPattern = /^(?:\/|(?:\/(?!\.{1,2}(?:\/|$))[^\s/?#%\\:*"<>|\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}]+)+)$/u;

/**
 * Path as visitors see it: `/` or `/a/b`, without trailing slash, `.` or `..` segments, or characters with a meaning in URLs.
 */
export const routePathSchema = kind(
  'path',
  pathText
    .refine(isFreePath, { error: diagnosticCode('reserved-path') })
    .regex(routePathPattern, { error: diagnosticCode('bad-path') })
    .refine(isComposed, { error: diagnosticCode('bad-path') })
    .meta({
      id: 'path',
      ...describe(
        'عنوان الصفحة داخل الموقع: يبدأ بشرطة مائلة ولا ينتهي بها ولا مسافات فيه، ولا يتكرر؛ بحروف لاتينية أو عربية.',
        'Address of the page within the site: begins with a slash, ends without one, no spaces; once a site; in Latin or Arabic letters.',
        '/services/training',
        '/about-us',
        '/الخدمات/التدريب',
        '/',
      ),
      pattern: `${freePath}${routePathPattern.source}`,
      patternErrorMessage:
        'ابدأ بشرطة مائلة ولا تنه بها، بلا مسافات وبلا اسم محجوز. Begin with a slash, end without one, no spaces, no reserved name.',
    }),
);

/** Former address; unlike a page's path it may name a file and have a query. */
export const formerPathSchema = kind(
  'path',
  shortText
    .refine(hasShortFormerSegments, { error: diagnosticCode('long-segment'), abort: true })
    .refine(isFreeFormerPath, { error: diagnosticCode('reserved-path') })
    .refine(isFormerAddress, { error: diagnosticCode('bad-former-path') })
    .meta({
      id: 'former-path',
      ...describe(
        'عنوان قديم داخل الموقع لم تعد فيه صفحة؛ يشمل صورته بشرطة مائلة أو بـ .html في آخره. ويجوز أن تتبعه معاملات بعد ?، وأن يكتب مرمزًا بعلامات %.',
        'A former address within the site that no page has; it covers the same with a slash or .html at its end. It may have a query after ?, and be written with % escapes.',
        '/old/about',
        '/training.html',
        '/index.php?id=7&lang=ar',
      ),
      pattern: `${freeFormerPath}${formerAddressPattern.source.slice(1)}`,
      patternErrorMessage: 'ابدأ بشرطة مائلة ولا تنه بها، بلا اسم محجوز. Begin with a slash, end without one; no reserved name.',
    }),
);

/** Page of the site with an optional fragment, or an https: address. */
const redirectTargetPattern = /^(?:\/(?![/\\])[^\s\\?]*|https:\/\/[^\s\\/][^\s\\]*)$/;

export const redirectSchema = z
  .strictObject({
    from: formerPathSchema,
    to: kind(
      'target',
      addressText
        .refine(isUsableAddress, { error: diagnosticCode('bad-target') })
        .regex(redirectTargetPattern, { error: diagnosticCode('bad-target') })
        .meta({
          ...describe(
            'إلى أين: صفحة من الموقع بأي لغة، مع #موضع اختياري، أو عنوان يبدأ بـ https:.',
            'Where to: a page of this site in any of its languages, with an optional #fragment, or an https: address.',
            '/services/training#goals',
            '/en/about',
            'https://www.example.com/report',
          ),
          pattern: `${usableAddress}${redirectTargetPattern.source}`,
          patternErrorMessage:
            'اكتب مسار صفحة أو عنوانًا يبدأ بـ https://. Write the path of a page, or an address that begins with https://.',
        }),
    ),
    permanent: z
      .boolean()
      .optional()
      .meta(
        describe(
          'false: تحويل مؤقت (302)، لا تحفظه المتصفحات ومحركات البحث؛ وإلا فدائم (301).',
          'false: for now only (302), not remembered by browsers and search engines; otherwise for good (301).',
          false,
        ),
      ),
  })
  .meta(describe('تحويل من عنوان قديم.', 'A redirect from a former address.'));
