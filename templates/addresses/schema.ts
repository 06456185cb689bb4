import * as z from 'zod';
import { fault } from '../vocabulary/faults.ts';
import { describe } from '../vocabulary/fields.ts';
import { kind } from '../vocabulary/kinds.ts';
import { hasShortSegments, longestSegment } from '../vocabulary/rules.ts';
import { isFreeFormerPath, isFreePath, isShortPath, reserved } from './rules.ts';

const anyCase = (word: string) =>
  word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`).replaceAll('.', String.raw`\.`);

/** As much of `isUnclaimedPath`, `isFreePath` and `isFreeFormerPath` as patterns can say: they count characters, not bytes. */
const fileEndings = ['.html', '.br', '.gz'].map(anyCase).join('|');
const unclaimedPath = `^(?!/(?:${[...reserved].map(anyCase).join('|')})(?:\\.(?:${anyCase('br')}|${anyCase('gz')}))?(?:/|$))(?!.*/[._])(?!.*[^/]{${longestSegment + 1}})`;
const freePath = `${unclaimedPath}(?!.*(?:/${anyCase('index')}|/404|${fileEndings})(?:/|$))`;
const freeFormerPath = `${unclaimedPath}(?!/(?:${anyCase('index')}|404)$)(?!.*(?:${fileEndings})/)`;

/** A path that is short enough for addresses and for disks; what is too long is not read further. */
const pathText = z
  .string()
  .refine(isShortPath, { error: fault('long-address'), abort: true })
  .refine(hasShortSegments, { error: fault('long-segment'), abort: true });

const routePathPattern = /^(?:\/|(?:\/(?!\.{1,2}(?:\/|$))[^\s/?#%\\:*"<>|\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}]+)+)$/u;

/** A path as visitors see it: `/` or `/a/b`, no trailing slash, no `.` or `..` segment, nothing that URLs give a meaning. */
export const routePathSchema = kind(
  'path',
  pathText
    .refine(isFreePath, { error: fault('reserved-path') })
    .regex(routePathPattern, { error: fault('bad-path') })
    .meta({
      ...describe(
        'عنوان الصفحة داخل الموقع: يبدأ بشرطة مائلة ولا ينتهي بها ولا مسافات فيه، ولا يتكرر.',
        'Address of the page within the site: begins with a slash, ends without one, no spaces; once a site.',
        '/services/training',
        '/about-us',
        '/',
      ),
      pattern: `${freePath}${routePathPattern.source}`,
      patternErrorMessage:
        'ابدأ بشرطة مائلة ولا تنه بها، بلا مسافات وبلا اسم محجوز. Begin with a slash, end without one, no spaces, no reserved name.',
    }),
);

/** Plain letters, marks, digits and a few signs: nothing that the configuration of a host could give a meaning. */
const formerPathPattern = /^(?:\/(?!\.{1,2}(?:\/|$))[\p{L}\p{M}\p{N}._~!@&+=,-]+)+$/u;

/** An address that was once in use; unlike that of a page it may name a file. */
export const formerPathSchema = kind(
  'path',
  pathText
    .refine(isFreeFormerPath, { error: fault('reserved-path') })
    .regex(formerPathPattern, { error: fault('bad-former-path') })
    .meta({
      ...describe(
        'عنوان قديم داخل الموقع لم تعد فيه صفحة؛ يشمل صورته بشرطة مائلة أو بـ .html في آخره.',
        'A former address within the site that no page has; it covers the same with a slash or .html at its end.',
        '/old/about',
        '/training.html',
      ),
      pattern: `${freeFormerPath}${formerPathPattern.source}`,
      patternErrorMessage:
        'ابدأ بشرطة مائلة ولا تنه بها، بحروف وأرقام. Begin with a slash, end without one; letters and digits, no reserved name.',
    }),
);
