import type { SchemaFault } from '../../../templates/vocabulary/faults.ts';
import { addressesCatalogue } from './addresses.ts';
import { budgetsCatalogue } from './budgets.ts';
import { coloursCatalogue } from './colours.ts';
import { counted } from './counts.ts';
import { filesCatalogue } from './files.ts';
import { badImageAr, badImageEn } from './image-names.ts';
import { imagesCatalogue } from './images.ts';
import { outOfRangeAr, outOfRangeEn } from './range-words.ts';
import { redirectsCatalogue } from './redirects.ts';
import { siteCatalogue } from './site.ts';
import { term } from './terms.ts';
import { valuesCatalogue } from './values.ts';
import { warningsCatalogue } from './warnings.ts';
import { allowedAr, allowedEn, type Entry, error, meantAr, meantEn, nearestAr, nearestEn, type Trait, words } from './words.ts';

export type { Parameters } from './words.ts';

/** Every fault that content can have: what happened, and what to do. Error messages are data. */
export const catalogue = {
  syntax: error(
    words(
      ({ expected, line }) => `this is not valid JSON: ${term('en', expected)}${line ? `; it opens in line ${line}` : ''}.`,
      ({ expected }) => term('en', `${expected}Hint`, ''),
    ),
    words(
      ({ expected, line }) => `هذا ليس JSON صحيحًا: ${term('ar', expected)}${line ? `، وقد فُتح في السطر ${line}` : ''}.`,
      ({ expected }) => term('ar', `${expected}Hint`, ''),
    ),
    'of-text',
  ),
  'duplicate-key': error(
    words(({ found, line }) => `the key "${found}" stands in line ${line} of the same object already.`, 'Keep one of them.'),
    words(({ found, line }) => `المفتاح "${found}" مكرر، وقد سبق في السطر ${line} من الكائن نفسه.`, 'أبق واحدًا منهما.'),
    'absence',
    'of-text',
  ),
  'unknown-key': error(
    words(({ found }) => `unknown key "${found}".`, nearestEn),
    words(({ found }) => `مفتاح غير معروف "${found}".`, nearestAr),
  ),
  'missing-key': error(
    words(({ found }) => `the key "${found}" is missing.`, 'Add it to this object.'),
    words(({ found }) => `المفتاح "${found}" مفقود.`, 'أضفه إلى هذا الكائن.'),
  ),
  'wrong-type': error(
    words(
      ({ found, expected }) => `${term('en', expected)} is expected here, not ${term('en', found)}.`,
      ({ expected }) => term('en', `${expected}Hint`, 'Change the value.'),
    ),
    words(
      ({ found, expected }) => `المتوقع هنا ${term('ar', expected)} لا ${term('ar', found)}.`,
      ({ expected }) => term('ar', `${expected}Hint`, 'غيّر القيمة.'),
    ),
  ),
  'wrong-value': error(
    words(({ found }) => `"${found}" is not one of the values allowed here.`, allowedEn),
    words(({ found }) => `"${found}" ليست من القيم المسموح بها هنا.`, allowedAr),
  ),
  'unknown-type': error(
    words(({ found }) => `unknown type "${found}".`, allowedEn),
    words(({ found }) => `نوع غير معروف "${found}".`, allowedAr),
  ),
  'out-of-range': error(words(outOfRangeEn, 'Change the value.'), words(outOfRangeAr, 'غيّر القيمة.')),
  'empty-text': error(
    words('this text is empty.', 'Write the text, or remove the key if it is optional.'),
    words('هذا النص فارغ.', 'اكتب النص، أو احذف المفتاح إن كان اختياريًا.'),
  ),
  'bad-id': error(
    words(
      ({ found }) => `"${found}" cannot be a name.`,
      meantEn('Use Latin letters, digits and hyphens, beginning with a letter.'),
    ),
    words(({ found }) => `لا يصلح "${found}" اسمًا.`, meantAr('استعمل حروفًا لاتينية وأرقامًا وشرطات، على أن يبدأ بحرف.')),
    'of-name',
  ),
  'bad-href': error(
    words(
      ({ found, expected: scheme }) =>
        scheme ? `links may not begin with "${scheme}" ("${found}").` : `"${found}" is not an address that a link may have.`,
      meantEn(({ expected: scheme }) =>
        scheme === 'http:'
          ? 'Write https: instead.'
          : 'Write a page of this site (/services), or an https:, mailto: or tel: address.',
      ),
    ),
    words(
      ({ found, expected: scheme }) =>
        scheme ? `لا يجوز أن يبدأ رابط بـ "${scheme}" ("${found}").` : `"${found}" ليس عنوانًا يصلح لرابط.`,
      meantAr(({ expected: scheme }) =>
        scheme === 'http:'
          ? 'اكتب https: بدلًا منه.'
          : 'اكتب مسار صفحة من الموقع (/services)، أو عنوانًا يبدأ بـ https: أو mailto: أو tel:.',
      ),
    ),
  ),
  'bad-external-href': error(
    words(
      ({ found, expected }) =>
        expected === 'https:'
          ? `"${found}" is not an address that browsers can read.`
          : `"${found}" cannot stand here: only an address on the web, which begins with https://, can.`,
      meantEn(
        'Write the address of the page or service, such as the one that receives the form; mailto: and tel: belong in links.',
      ),
    ),
    words(
      ({ found, expected }) =>
        expected === 'https:'
          ? `"${found}" ليس عنوانًا تستطيع المتصفحات قراءته.`
          : `لا يصلح "${found}" هنا، فالمطلوب عنوان على الشبكة يبدأ بـ https://.`,
      meantAr('اكتب عنوان الصفحة أو الخدمة، كالتي تستقبل النموذج؛ أما mailto: وtel: فموضعهما الروابط.'),
    ),
  ),
  'bad-path': error(
    words(
      ({ found }) => `"${found}" cannot be the path of a page.`,
      meantEn('Begin with a slash, end without one, and use no spaces: /services/training.'),
    ),
    words(
      ({ found }) => `لا يصلح "${found}" مسارًا لصفحة.`,
      meantAr('ابدأ بشرطة مائلة ولا تنه بها، ولا تستعمل المسافات: /services/training.'),
    ),
    'of-name',
  ),
  'reserved-path': error(
    words(({ found }) => `the path "${found}" is kept for files of the site itself.`, 'Choose another path.'),
    words(({ found }) => `المسار "${found}" محجوز لملفات الموقع نفسه.`, 'اختر مسارًا آخر.'),
  ),
  'bad-character': error(
    words(({ found }) => `this text holds ${found}, which no page can show.`, 'Delete it, or type the text anew.'),
    words(({ found }) => `في هذا النص ${found}، وهو مما لا يظهر في صفحة.`, 'احذفه أو اكتب النص من جديد.'),
  ),
  encoding: error(
    words(({ found }) => `this file is not UTF-8${found ? ` (${found})` : ''}.`, 'Save it as UTF-8.'),
    words(({ found }) => `هذا الملف ليس بترميز UTF-8${found ? ` (${found})` : ''}.`, 'احفظه بترميز UTF-8.'),
    'of-text',
  ),
  'too-deep': error(
    words(
      ({ count = 0 }) => `lists and objects are nested deeper than ${counted(count, 'level', 'en')}.`,
      'Look for a bracket that was never closed.',
    ),
    words(({ count = 0 }) => `تداخل القوائم والكائنات أعمق من ${counted(count, 'level', 'ar')}.`, 'ابحث عن قوس لم يغلق.'),
    'of-text',
  ),
  'bad-url': error(
    words(
      ({ found }) => `"${found}" cannot be the address of the site.`,
      meantEn('Write https:// and the name of the host, without a slash at the end.'),
    ),
    words(({ found }) => `لا يصلح "${found}" عنوانًا للموقع.`, meantAr('اكتب https:// ثم اسم المضيف، من غير شرطة مائلة في آخره.')),
  ),
  'bad-image-path': error(words(badImageEn.message, badImageEn.hint), words(badImageAr.message, badImageAr.hint)),
  'bad-alt': error(
    words(
      'the picture has no description, or is decorative and has one.',
      'Describe what it shows; leave "alt" empty only together with "decorative": true.',
    ),
    words('الصورة بلا وصف، أو هي زخرفية ولها وصف.', 'صف ما تظهره، ولا تترك "alt" فارغًا إلا مع "decorative": true.'),
  ),
  'bad-date': error(
    words(({ found }) => `"${found}" is no day, or is not written as one.`, meantEn('Write year, month and day: 2023-03-29.')),
    words(({ found }) => `"${found}" ليس يومًا، أو لم يُكتب على صورته.`, meantAr('اكتب السنة ثم الشهر ثم اليوم: 2023-03-29.')),
  ),
  'bad-email': error(
    words(({ found }) => `"${found}" is not an e-mail address.`, meantEn('Write it as name@example.com.')),
    words(({ found }) => `"${found}" ليس عنوان بريد إلكتروني.`, meantAr('اكتبه على صورة name@example.com.')),
  ),
  'bad-phone': error(
    words(
      ({ found }) => `"${found}" is not a phone number.`,
      meantEn('Use the digits 0-9, spaces and hyphens, with an optional + in front.'),
    ),
    words(({ found }) => `"${found}" ليس رقم هاتف.`, meantAr('استعمل الأرقام 0-9 والمسافات والشرطات، ويجوز أن يسبقها +.')),
  ),
  'bad-security-contact': error(
    words(({ found }) => `"${found}" is no way to report a vulnerability.`, 'Write a mailto:, https: or tel: address.'),
    words(({ found }) => `لا يصلح "${found}" وسيلة للإبلاغ عن ثغرة.`, 'اكتب عنوانًا يبدأ بـ mailto: أو https: أو tel:.'),
  ),
  'no-count': error(
    words('%s is missing from this text.', 'Write %s where the number belongs.'),
    words('هذا النص ينقصه %s.', 'اكتب %s في موضع العدد.'),
  ),
  invalid: error(
    words(({ found }) => `this value is not allowed here (${found}).`, 'Change the value.'),
    words(({ found }) => `هذه القيمة غير مسموح بها هنا (${found}).`, 'غيّر القيمة.'),
  ),
  ...valuesCatalogue,
  ...coloursCatalogue,
  ...siteCatalogue,
  ...imagesCatalogue,
  ...filesCatalogue,
  ...addressesCatalogue,
  ...redirectsCatalogue,
  ...warningsCatalogue,
  ...budgetsCatalogue,
} as const satisfies Record<string, Entry> & Record<SchemaFault, Entry>;

export type Code = keyof typeof catalogue;

export const hasTrait = (code: Code, trait: Trait): boolean => catalogue[code].traits.includes(trait);
