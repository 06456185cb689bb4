import type { SchemaDiagnosticCode } from '../../../../templates/schema/diagnostic-codes.ts';
import { addressesMessages } from './addresses.ts';
import { budgetsMessages } from './budgets.ts';
import { coloursMessages } from './colours.ts';
import { counted } from './counts.ts';
import { damageMessages } from './damage.ts';
import { doubtfulLinksMessages } from './doubtful-links.ts';
import { filesMessages } from './files.ts';
import { fontsMessages } from './fonts.ts';
import { iconMessages } from './icon-messages.ts';
import { badImageAr, badImageEn } from './image-names.ts';
import { imagesMessages } from './images.ts';
import { languagesMessages } from './languages.ts';
import { leftoversMessages } from './leftovers.ts';
import { publicationMessages } from './publication.ts';
import { byField, outOfRangeAr, outOfRangeEn } from './range-words.ts';
import { redirectsMessages } from './redirects.ts';
import { siteMessages } from './site.ts';
import { slipOf, wordsOfSlip } from './slips.ts';
import { standInMessages } from './stand-ins.ts';
import { term } from './terms.ts';
import { translationsMessages } from './translations.ts';
import { valuesMessages } from './values.ts';
import { versionsMessages } from './versions.ts';
import { warningsMessages } from './warnings.ts';
import {
  allowedAr,
  allowedEn,
  error,
  fieldAr,
  fieldEn,
  fieldsAr,
  fieldsEn,
  knownAr,
  knownEn,
  labelOf,
  type MessageDefinition,
  meantAr,
  meantEn,
  type Trait,
  words,
} from './words.ts';

export type { Parameters } from './words.ts';

/** All diagnostics of content: what happened, and what to do. Error messages are data. */
export const messages = {
  syntax: error({
    recipe: 'in-the-file',
    inEditor: {
      en: {
        message: 'the site file is damaged at one place, and what follows it cannot be read.',
        hint: 'Repair it with the button, if there is one; else undo the last change, or ask whoever looks after the file.',
      },
      ar: {
        message: 'في ملف الموقع موضع تالف، فيتعذر أن يُقرأ ما بعده.',
        hint: 'أصلحه بالزر إن ظهر، وإلا فتراجع عن آخر تغيير أو استعن بمن يتولى الملف.',
      },
    },
    en: words(
      (all) => `this is not valid JSON: ${wordsOfSlip(all, 'en')}${all.line ? `; it opens in line ${all.line}` : ''}.`,
      ({ expected }) => slipOf(expected)?.en[1] ?? '',
    ),
    ar: words(
      (all) => `هذا ليس JSON صحيحًا: ${wordsOfSlip(all, 'ar')}${all.line ? `، وقد فُتح في السطر ${all.line}` : ''}.`,
      ({ expected }) => slipOf(expected)?.ar[1] ?? '',
    ),
    traits: ['of-text'],
    repair: 'mend-slip',
  }),
  'duplicate-key': error({
    recipe: 'in-the-file',
    inEditor: {
      en: {
        message: (all) => `the file has the field ${fieldEn(all)} twice in this place.`,
        hint: 'Ask whoever looks after the file to keep one of them.',
      },
      ar: {
        message: (all) => `في الملف الحقل ${fieldAr(all)} مرتين في هذا الموضع.`,
        hint: 'اطلب ممن يتولى الملف أن يبقي واحدًا منهما.',
      },
    },
    en: words(({ found, line }) => `the key "${found}" stands in line ${line} of the same object already.`, 'Keep one of them.'),
    ar: words(({ found, line }) => `المفتاح "${found}" مكرر، وقد سبق في السطر ${line} من الكائن نفسه.`, 'أبق واحدًا منهما.'),
    traits: ['absence', 'of-text'],
  }),
  'unknown-key': error({
    recipe: 'in-the-file',
    inEditor: {
      en: {
        message: ({ found }) => `the file has something here that no form shows: "${found}".`,
        hint: (all) =>
          all.nearest === undefined
            ? 'Ask whoever looks after the file to take it out.'
            : `Perhaps the field ${fieldEn(all)} is meant: the button makes it that.`,
      },
      ar: {
        message: ({ found }) => `في الملف هنا ما لا يعرضه نموذج: "${found}".`,
        hint: (all) =>
          all.nearest === undefined ? 'اطلب ممن يتولى الملف أن يحذفه.' : `لعل المقصود الحقل ${fieldAr(all)}، والزر يصلحه.`,
      },
    },
    en: words(({ found }) => `unknown key "${found}".`, knownEn),
    ar: words(({ found }) => `مفتاح غير معروف "${found}".`, knownAr),
    repair: 'rename-key',
  }),
  'missing-key': error({
    recipe: 'in-the-file',
    inEditor: {
      en: {
        message: (all) => (all.others ? `fields are missing: ${fieldsEn(all)}.` : `the field ${fieldEn(all)} is missing.`),
        hint: ({ others }) => (others ? 'Fill them in, in their form.' : 'Fill it in where it stands in the form.'),
      },
      ar: {
        message: (all) => (all.others ? `هنا حقول ناقصة: ${fieldsAr(all)}.` : `الحقل ${fieldAr(all)} ناقص.`),
        hint: ({ others }) => (others ? 'املأها في النموذج.' : 'املأه في موضعه من النموذج.'),
      },
    },
    en: words(
      ({ others, ...all }) =>
        others ? `keys are missing: ${fieldsEn({ others, ...all })}.` : `the key "${all.found}" is missing.`,
      (all) => `Add ${all.others ? 'them' : 'it'} to this object.${all.list ? ` ${allowedEn(all)}` : ''}`,
    ),
    ar: words(
      ({ others, ...all }) => (others ? `هنا مفاتيح مفقودة: ${fieldsAr({ others, ...all })}.` : `المفتاح "${all.found}" مفقود.`),
      (all) => `${all.others ? 'أضفها' : 'أضفه'} إلى هذا الكائن.${all.list ? ` ${allowedAr(all)}` : ''}`,
    ),
  }),
  'wrong-type': error({
    recipe: 'in-the-file',
    inEditor: {
      en: { message: 'the value of this field is of another kind than it can have.', hint: 'Fill it in anew in its form.' },
      ar: { message: 'قيمة هذا الحقل من غير نوعه.', hint: 'املأه من جديد في نموذجه.' },
    },
    en: words(
      ({ found, expected }) => `${term('en', expected)} is expected here, not ${term('en', found)}.`,
      ({ expected }) => term('en', `${expected}Hint`, 'Change the value.'),
    ),
    ar: words(
      ({ found, expected }) => `المتوقع هنا ${term('ar', expected)} لا ${term('ar', found)}.`,
      ({ expected }) => term('ar', `${expected}Hint`, 'غيّر القيمة.'),
    ),
  }),
  'wrong-value': error({
    recipe: 'in-the-file',
    inEditor: {
      en: { message: ({ found }) => `"${found}" is not among the choices of this field.`, hint: 'Choose one of its list.' },
      ar: { message: ({ found }) => `"${found}" ليست من خيارات هذا الحقل.`, hint: 'اختر واحدًا من قائمته.' },
    },
    en: words(({ found }) => `"${found}" is not one of the values allowed here.`, allowedEn),
    ar: words(({ found }) => `"${found}" ليست من القيم المسموح بها هنا.`, allowedAr),
  }),
  'unknown-type': error({
    recipe: 'sections',
    inEditor: {
      en: {
        message: ({ found }) => `"${found}" is a kind that the editor does not know.`,
        hint: 'Put another kind in its place, or delete it.',
      },
      ar: { message: ({ found }) => `"${found}" نوع لا يعرفه المحرر.`, hint: 'ضع نوعًا آخر مكانه أو احذفه.' },
    },
    en: words(({ found }) => `unknown type "${found}".`, allowedEn),
    ar: words(({ found }) => `نوع غير معروف "${found}".`, allowedAr),
  }),
  'out-of-range': error({
    recipe: 'problems',
    inEditor: {
      en: { message: (all) => outOfRangeEn(byField(all, 'en')) },
      ar: { message: (all) => outOfRangeAr(byField(all, 'ar')) },
    },
    en: words(outOfRangeEn, 'Change the value.'),
    ar: words(outOfRangeAr, 'غيّر القيمة.'),
  }),
  'empty-text': error({
    recipe: 'problems',
    inEditor: {
      en: { hint: 'Write the text, or take the field away if it is optional.' },
      ar: { hint: 'اكتب النص، أو أزل الحقل إن كان اختياريًا.' },
    },
    en: words('this text is empty.', 'Write the text, or remove the key if it is optional.'),
    ar: words('هذا النص فارغ.', 'اكتب النص، أو احذف المفتاح إن كان اختياريًا.'),
  }),
  'bad-id': error({
    recipe: 'links',
    en: words(
      ({ found }) => `"${found}" cannot be a name.`,
      meantEn('Use Latin letters, digits and hyphens, beginning with a letter.'),
    ),
    ar: words(({ found }) => `لا يصلح "${found}" اسمًا.`, meantAr('استعمل حروفًا لاتينية وأرقامًا وشرطات، على أن يبدأ بحرف.')),
    repair: 'lost-name',
  }),
  'bad-abbreviation': error({
    recipe: 'emphasis',
    inEditor: {
      en: { hint: 'Press the tool for abbreviations and write what it means, or take the mark away.' },
      ar: { hint: 'اضغط أداة الاختصارات واكتب المعنى، أو ارفع العلامة.' },
    },
    en: words(
      ({ found }) => `the abbreviation "${found}" does not say what it means, or not so that it is read.`,
      'Write its meaning after abbr: as in [WHO](abbr:World Health Organization), without brackets and with at most 300 characters, or only the letters without a mark.',
    ),
    ar: words(
      ({ found }) => `لا معنى للاختصار "${found}"، أو كُتب معناه بصورة لا تُقرأ.`,
      'اكتب معناه بعد abbr: هكذا: [WHO](abbr:منظمة الصحة العالمية)، بلا أقواس ولا يزيد على 300 حرف، أو اكتب الحروف وحدها بلا علامة.',
    ),
  }),
  'bad-language': error({
    recipe: 'emphasis',
    inEditor: {
      en: { hint: 'Press the tool for words of another language to take it away, and again to mark them.' },
      ar: { hint: 'اضغط أداة كلمات اللغات الأخرى لترفع العلامة، ثم اضغطها ثانية لتضعها.' },
    },
    en: words(
      ({ found }) => `"${found}" is not the tag of a language.`,
      'Write it in Latin letters as BCP 47 has it: [Python](lang:en), lang:fr, lang:ar, lang:pt-BR.',
    ),
    ar: words(
      ({ found }) => `"${found}" ليس رمز لغة.`,
      'اكتب الرمز بحروف لاتينية على ما في معيار BCP 47: [Python](lang:en) أو lang:fr أو lang:ar أو lang:pt-BR.',
    ),
  }),
  'bad-href': error({
    recipe: 'links',
    inEditor: {
      en: {
        hint: meantEn(
          () => 'Choose a page, a heading or a file of the list, or write a whole address that begins with https://.',
        ),
      },
      ar: { hint: meantAr(() => 'اختر صفحة أو عنوانًا أو ملفًا من القائمة، أو اكتب عنوانًا كاملًا يبدأ بـ https://.') },
    },
    en: words(
      ({ found, expected: scheme }) =>
        scheme ? `links may not begin with "${scheme}" ("${found}").` : `"${found}" is not an address that a link may have.`,
      meantEn(({ found = '' }) =>
        found.startsWith('#')
          ? `Write the page before it, too: /services${found}.`
          : 'Write a page of this site (/services), or an https:, mailto: or tel: address.',
      ),
    ),
    ar: words(
      ({ found, expected: scheme }) =>
        scheme ? `لا يجوز أن يبدأ رابط بـ "${scheme}" ("${found}").` : `"${found}" ليس عنوانًا يصلح لرابط.`,
      meantAr(({ found = '' }) =>
        found.startsWith('#')
          ? `اكتب مسار الصفحة قبله أيضًا: /services${found}.`
          : 'اكتب مسار صفحة من الموقع (/services)، أو عنوانًا يبدأ بـ https: أو mailto: أو tel:.',
      ),
    ),
  }),
  'bad-external-href': error({
    recipe: 'links',
    en: words(
      ({ found, expected }) =>
        expected === 'https:'
          ? `"${found}" is not an address that browsers can read.`
          : `"${found}" cannot stand here: only an address on the web, which begins with https://, can.`,
      meantEn(
        'Write the address of the page or service, such as the one that receives the form; mailto: and tel: belong in links.',
      ),
    ),
    ar: words(
      ({ found, expected }) =>
        expected === 'https:'
          ? `"${found}" ليس عنوانًا تستطيع المتصفحات قراءته.`
          : `لا يصلح "${found}" هنا، فالمطلوب عنوان على الشبكة يبدأ بـ https://.`,
      meantAr('اكتب عنوان الصفحة أو الخدمة، كالتي تستقبل النموذج؛ أما mailto: وtel: فموضعهما الروابط.'),
    ),
  }),
  'bad-path': error({
    recipe: 'move-page',
    en: words(
      ({ found }) => `"${found}" cannot be the path of a page.`,
      meantEn('Begin with a slash, end without one, and use no spaces: /services/training.'),
    ),
    ar: words(
      ({ found }) => `لا يصلح "${found}" مسارًا لصفحة.`,
      meantAr('ابدأ بشرطة مائلة ولا تنه بها، ولا تستعمل المسافات: /services/training.'),
    ),
    repair: 'lost-name',
  }),
  'reserved-path': error({
    recipe: 'move-page',
    en: words(({ found }) => `the path "${found}" is kept for files of the site itself.`, 'Choose another path.'),
    ar: words(({ found }) => `المسار "${found}" محجوز لملفات الموقع نفسه.`, 'اختر مسارًا آخر.'),
  }),
  'bad-character': error({
    recipe: 'change-text',
    en: words(({ found }) => `this text holds ${found}, which no page can show.`, 'Delete it, or type the text anew.'),
    ar: words(({ found }) => `في هذا النص ${found}، وهو مما لا يظهر في صفحة.`, 'احذفه أو اكتب النص من جديد.'),
  }),
  encoding: error({
    recipe: 'in-the-file',
    inEditor: {
      en: {
        message: 'the site file is stored in a way that cannot be read.',
        hint: 'Ask whoever looks after the file to save it as texts are usually saved.',
      },
      ar: { message: 'ملف الموقع محفوظ على صورة لا تُقرأ.', hint: 'اطلب ممن يتولى الملف أن يحفظه كما تُحفظ النصوص عادة.' },
    },
    en: words(({ found }) => `this file is not UTF-8${found ? ` (${found})` : ''}.`, 'Save it as UTF-8.'),
    ar: words(({ found }) => `هذا الملف ليس بترميز UTF-8${found ? ` (${found})` : ''}.`, 'احفظه بترميز UTF-8.'),
    traits: ['of-text'],
  }),
  'too-deep': error({
    recipe: 'in-the-file',
    inEditor: {
      en: {
        message: 'one thing stands inside another here, deeper than can be shown.',
        hint: 'Undo the last change, or ask whoever looks after the file.',
      },
      ar: { message: 'هنا أشياء بعضها داخل بعض، أعمق مما يُعرض.', hint: 'تراجع عن آخر تغيير، أو استعن بمن يتولى الملف.' },
    },
    en: words(
      ({ count = 0 }) => `lists and objects are nested deeper than ${counted(count, 'level', 'en')}.`,
      'Look for a bracket that was never closed.',
    ),
    ar: words(({ count = 0 }) => `تداخل القوائم والكائنات أعمق من ${counted(count, 'level', 'ar')}.`, 'ابحث عن قوس لم يغلق.'),
    traits: ['of-text'],
  }),
  'bad-url': error({
    recipe: 'publish',
    en: words(
      ({ found }) => `"${found}" cannot be the address of the site.`,
      meantEn('Write https:// and the name of the host, without a slash at the end.'),
    ),
    ar: words(
      ({ found }) => `لا يصلح "${found}" عنوانًا للموقع.`,
      meantAr('اكتب https:// ثم اسم المضيف، من غير شرطة مائلة في آخره.'),
    ),
  }),
  'bad-image-path': error({
    recipe: 'picture',
    inEditor: {
      en: { hint: 'Choose the picture from the library, or bring it from your device.' },
      ar: { hint: 'اختر الصورة من المكتبة، أو أحضرها من جهازك.' },
    },
    en: words(badImageEn.message, badImageEn.hint),
    ar: words(badImageAr.message, badImageAr.hint),
  }),
  'bad-alt': error({
    recipe: 'picture',
    inEditor: {
      en: {
        hint: `Say what it shows under "${labelOf('alt', 'en')}", or switch on "${labelOf('decorative', 'en')}" if it says nothing.`,
      },
      ar: { hint: `اكتب ما تظهره في "${labelOf('alt', 'ar')}"، أو شغّل "${labelOf('decorative', 'ar')}" إن لم تقل شيئًا.` },
    },
    en: words(
      'the picture has no description, or is decorative and has one.',
      'Describe what it shows; leave "alt" empty only together with "decorative": true.',
    ),
    ar: words('الصورة بلا وصف، أو هي زخرفية ولها وصف.', 'صف ما تظهره، ولا تترك "alt" فارغًا إلا مع "decorative": true.'),
  }),
  'bad-duration': error({
    recipe: 'gallery-and-video',
    en: words(
      ({ found }) => `"${found}" is not a duration.`,
      meantEn('Write minutes and seconds, 12:30, or hours too, 1:05:00.'),
    ),
    ar: words(({ found }) => `"${found}" ليست مدة مقطع.`, meantAr('اكتب الدقائق والثواني: 12:30، أو معها الساعات: 1:05:00.')),
  }),
  'bad-date': error({
    recipe: 'dates',
    inEditor: {
      en: { hint: meantEn('Choose the day from the calendar.') },
      ar: { hint: meantAr('اختر اليوم من التقويم.') },
    },
    en: words(
      ({ found }) => `"${found}" is not a day, or not written as one.`,
      meantEn('Write year, month and day: 2023-03-29.'),
    ),
    ar: words(({ found }) => `"${found}" ليس يومًا، أو لم يُكتب على صورته.`, meantAr('اكتب السنة ثم الشهر ثم اليوم: 2023-03-29.')),
  }),
  'bad-email': error({
    recipe: 'contact',
    en: words(({ found }) => `"${found}" is not an e-mail address.`, meantEn('Write it as name@example.com.')),
    ar: words(({ found }) => `"${found}" ليس عنوان بريد إلكتروني.`, meantAr('اكتبه على صورة name@example.com.')),
  }),
  'bad-phone': error({
    recipe: 'contact',
    en: words(
      ({ found }) => `"${found}" is not a phone number.`,
      meantEn('Use the digits 0-9, spaces and hyphens, with an optional + in front.'),
    ),
    ar: words(({ found }) => `"${found}" ليس رقم هاتف.`, meantAr('استعمل الأرقام 0-9 والمسافات والشرطات، ويجوز أن يسبقها +.')),
  }),
  'bad-iban': error({
    recipe: 'projects',
    en: words(
      ({ found }) => `"${found}" is not an IBAN: its form or its check digits are wrong.`,
      'Copy it anew from the bank: two capital letters, then digits 0-9, with spaces or without.',
    ),
    ar: words(
      ({ found }) => `"${found}" ليس رقم آيبان صحيحًا: في صيغته أو رقمي التحقق خطأ.`,
      'انسخه من المصرف مرة أخرى: حرفان لاتينيان كبيران ثم أرقام 0-9، بمسافات أو بلا مسافات.',
    ),
  }),
  'bad-security-contact': error({
    recipe: 'search-engines',
    en: words(
      ({ found }) => `"${found}" is not an address for reporting a vulnerability.`,
      'Write a mailto:, https: or tel: address.',
    ),
    ar: words(({ found }) => `لا يصلح "${found}" وسيلة للإبلاغ عن ثغرة.`, 'اكتب عنوانًا يبدأ بـ mailto: أو https: أو tel:.'),
  }),
  'no-count': error({
    recipe: 'interface-words',
    en: words('%s is missing from this text.', 'Write %s where the number belongs.'),
    ar: words('هذا النص ينقصه %s.', 'اكتب %s في موضع العدد.'),
  }),
  invalid: error({
    recipe: 'problems',
    en: words(
      'this value is not what the field asks for.',
      ({ field, list: [example] = [] }) => field?.en ?? (example ? `Write it like this: ${example}.` : 'Change the value.'),
    ),
    ar: words(
      'هذه القيمة ليست ما يطلبه الحقل.',
      ({ field, list: [example] = [] }) => field?.ar ?? (example ? `اكتبها هكذا: ${example}.` : 'غيّر القيمة.'),
    ),
  }),
  ...damageMessages,
  ...leftoversMessages,
  ...standInMessages,
  ...doubtfulLinksMessages,
  ...valuesMessages,
  ...coloursMessages,
  ...siteMessages,
  ...imagesMessages,
  ...languagesMessages,
  ...versionsMessages,
  ...translationsMessages,
  ...iconMessages,
  ...filesMessages,
  ...fontsMessages,
  ...addressesMessages,
  ...publicationMessages,
  ...redirectsMessages,
  ...warningsMessages,
  ...budgetsMessages,
} as const satisfies Record<string, MessageDefinition> & Record<SchemaDiagnosticCode, MessageDefinition>;

export type Code = keyof typeof messages;

export const hasTrait = (code: Code, trait: Trait): boolean => messages[code].traits.includes(trait);
