import * as z from 'zod';
import { formerPathSchema, routePathSchema } from './templates/addresses/schema.ts';
import { blockSchema } from './templates/blocks/schemas.ts';
import type { Author, Post, PostCollection, PostEvent, Tag } from './templates/collections/posts/schema.ts';
import { collectionSchema } from './templates/collections/schema.ts';
import { headerSchema } from './templates/layout/menu/schema.ts';
import { type Labels, labelsSchema } from './templates/registry/labels-schema.ts';
import { colorPattern, defaultBudgets, hasPlainBase, hasPlainHost, isSiteUrl, longestSiteUrl } from './templates/site/rules.ts';
import type { EventCard, LinkCard } from './templates/vocabulary/cards/schema.ts';
import { fault } from './templates/vocabulary/faults.ts';
import {
  actionSchema,
  addressText,
  daySchema,
  describe,
  describeValues,
  externalHrefSchema,
  hrefSchema,
  imageSchema,
  networkSchema,
  plainText,
  sentence,
  text,
  usableAddress,
} from './templates/vocabulary/fields.ts';
import { type Content, kind, type Undeclared } from './templates/vocabulary/kinds.ts';
import { isGregorianYear, isUsableAddress } from './templates/vocabulary/rules.ts';

/**
 * The contract of `site.json`. Every object is strict: a key that is not listed here is an error.
 * Rules that look at more than one place (links, duplicates, files) are in `generator/check/rules/`.
 */

/** A page of the site, perhaps a place in it, or an https: address. */
const redirectTargetPattern = /^(?:\/(?![/\\])[^\s\\?]*|https:\/\/[^\s\\/][^\s\\]*)$/;

const redirectSchema = z
  .strictObject({
    from: formerPathSchema,
    to: kind(
      'target',
      addressText
        .refine(isUsableAddress, { error: fault('bad-target') })
        .regex(redirectTargetPattern, { error: fault('bad-target') })
        .meta({
          ...describe(
            'إلى أين: صفحة من الموقع مع #موضع اختياري، أو عنوان يبدأ بـ https:.',
            'Where to: a page of this site, with an optional #fragment, or an https: address.',
            '/services/training#goals',
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

const breadcrumbItemSchema = z
  .strictObject({
    label: text('اسم الصفحة في المسار.', 'Name of the page in the breadcrumb.', 'الرئيسية', 'الخدمات'),
    href: hrefSchema
      .optional()
      .meta(
        describe(
          'مسار الصفحة؛ ولا يُكتب في العنصر الأخير لأنه الصفحة نفسها.',
          'Path of the page; not on the last item, which is the page itself.',
          '/services',
        ),
      ),
  })
  .meta(describe('صفحة في مسار التنقل.', 'A page in the breadcrumb.'));

const placeholder = z
  .literal(true)
  .optional()
  .meta(
    describe(
      'true: القيمة غير معروفة بعد؛ ينبه كل بناء عليها، ولا يقبلها البناء المشدد.',
      'true: the value is not yet known; every build warns of it, and a strict one refuses it.',
      true,
    ),
  );

const contactSchema = z.strictObject({
  email: z
    .strictObject({
      label: text('الكلمة التي تسبق البريد.', 'The word before the address.', 'البريد الإلكتروني'),
      value: kind(
        'text',
        z
          .string()
          .max(254, { error: fault('bad-email'), abort: true })
          .email({ error: fault('bad-email') })
          .meta(describe('عنوان البريد الإلكتروني.', 'The e-mail address.', 'info@example.com')),
      ),
      placeholder,
    })
    .optional()
    .meta(describe('البريد الإلكتروني للجهة.', 'E-mail of the organisation.')),
  phone: z
    .strictObject({
      label: text('الكلمة التي تسبق الرقم.', 'The word before the number.', 'الهاتف'),
      value: kind(
        'text',
        z
          .string()
          .regex(/^\+?[0-9][0-9 -]+[0-9]$/, { error: fault('bad-phone') })
          .meta({
            ...describe(
              'رقم الهاتف بأرقام 0-9 مع رمز الدولة.',
              'The telephone number in digits 0-9, with the country code.',
              '+966 11 000 0000',
            ),
            patternErrorMessage: 'أرقام 0-9 ومسافات وشرطات، مثل +966 11 000 0000. Digits 0-9, spaces and hyphens.',
          }),
      ),
      placeholder,
    })
    .optional()
    .meta(describe('هاتف الجهة.', 'Telephone of the organisation.')),
  address: z
    .strictObject({
      label: text('الكلمة التي تسبق العنوان.', 'The word before the address.', 'العنوان'),
      value: text('العنوان في سطر واحد.', 'The postal address, in a line.', 'الرياض، المملكة العربية السعودية'),
      placeholder,
    })
    .optional()
    .meta(
      describe(
        'عنوان مقر الجهة؛ يظهر في صفحة التواصل، وفي تذييل كل صفحة حين تُطبع.',
        'Where the organisation is; shown where people get in touch, and at the foot of every page that is printed.',
      ),
    ),
  shownOnPhones: z
    .boolean()
    .optional()
    .meta(
      describe(
        'true: يظهر الهاتف والبريد في تذييل الصفحات على الجوال أيضًا؛ وإلا فعلى الشاشات المتوسطة فما فوق.',
        'true: telephone and e-mail stand in the footer on phones, too; otherwise from medium-width screens up.',
        true,
      ),
    ),
});

const profileSchema = z
  .strictObject({
    network: networkSchema,
    label: text('اسم الشبكة الذي ينطقه قارئ الشاشة.', 'Name of the network, spoken by screen readers.', 'لينكدإن'),
    href: hrefSchema.meta(
      describe('عنوان حساب الجهة فيها.', 'Address of the profile.', 'https://www.linkedin.com/company/example'),
    ),
    placeholder,
  })
  .meta(describe('حساب في شبكة تواصل.', 'A profile in a social network.'));

const milliseconds = (maximum: number) => z.int().min(0).max(maximum);

const motionSchema = z
  .strictObject({
    sections: milliseconds(3000).meta(describe('مدة ظهور القسم بالملي ثانية.', 'Milliseconds in which a section appears.', 1200)),
    cards: milliseconds(3000).meta(describe('مدة ظهور البطاقة بالملي ثانية.', 'Milliseconds in which a card appears.', 1000)),
    stagger: milliseconds(500).meta(
      describe(
        'تأخير ظهور البطاقة بالملي ثانية لكل خطوة من رقمها id.',
        "Milliseconds of delay for each step of a card's id.",
        100,
      ),
    ),
  })
  .partial();

const routeFields = {
  title: text(
    'عنوان الصفحة في المتصفح ونتائج البحث؛ يضاف إليه اسم الموقع.',
    'Title of the page in the browser; the name of the site is added.',
    'التدريب',
  ),
  description: kind(
    'meta',
    text(
      'ما تقدمه الصفحة، لمحركات البحث: جملة أو جملتان.',
      'What the page offers, for search engines: one sentence or two.',
      'برامج تدريبية تنمي مهارات تطبيق القيم لدى القيادات والموظفين عبر مواقف من بيئة العمل.',
    ),
  ),
  breadcrumb: z
    .array(breadcrumbItemSchema)
    .min(1)
    .optional()
    .meta(
      describe(
        'الطريق من الصفحة الرئيسية إلى هذه الصفحة؛ إن حُذف فمن عناوين الصفحات التي فوقها في المسار، ولا شريط في الرئيسية.',
        'The way from the home page to this page; absent: the titles of the pages above it in its path, and no bar on the home page.',
        [{ label: 'الرئيسية', href: '/' }, { label: 'الخدمات', href: '/services' }, { label: 'التدريب' }],
      ),
    ),
  blocks: z
    .array(blockSchema.meta(describe('قسم من الصفحة يحدده نوعه type.', 'A section of a page, chosen by its "type".')))
    .min(1)
    .meta(
      describe(
        'أقسام الصفحة من أعلى إلى أسفل؛ أولها يعطي عنوان الصفحة.',
        'The sections of the page, from top to bottom; the first gives the title.',
      ),
    ),
};

/** What a page can offer that its blocks do not tell. */
const routeKinds = ['service', 'work', 'credential', 'about'] as const;

const routeSchema = z
  .strictObject({
    path: routePathSchema,
    movedFrom: z
      .array(formerPathSchema)
      .optional()
      .meta(
        describe(
          'عناوين كانت لهذه الصفحة؛ من يطلبها يُحوَّل إليها.',
          'Paths that this page had before; whoever asks for one is led here.',
          ['/programmes/training'],
        ),
      ),
    ...routeFields,
    scrollToTop: z
      .boolean()
      .optional()
      .meta(
        describe(
          'true: تبدأ الصفحة من أعلاها حتى بعد الرجوع أو إعادة التحميل.',
          'true: the page starts at its top even after going back or reloading.',
          true,
        ),
      ),
    updated: daySchema
      .optional()
      .meta(
        describe(
          'يوم آخر تغيير في محتوى الصفحة بصيغة سنة-شهر-يوم، لمحركات البحث؛ اكتبه حين تغير المحتوى، أو احذفه.',
          'Day on which the content of the page changed last, as YYYY-MM-DD, for search engines; write it with each change, or leave it out.',
          '2026-11-21',
        ),
      ),
    kind: z
      .enum(routeKinds)
      .optional()
      .meta({
        ...describe(
          'ما تقدمه الصفحة، لمحركات البحث؛ ولا يُكتب لسائر الصفحات.',
          'What the page offers, for search engines; not for other pages.',
          'service',
        ),
        ...describeValues<(typeof routeKinds)[number]>({
          service: 'خدمة تقدمها الجهة — a service of the organisation',
          work: 'عمل أنتجته الجهة: موسوعة أو دراسة أو أداة أو مقاطع — a work of the organisation: a book, studies, tools, videos',
          credential: 'شهادة تمنحها الجهة — a credential that the organisation awards',
          about: 'تعريف بالجهة — about the organisation',
        }),
      }),
    listed: z
      .boolean()
      .optional()
      .meta(
        describe('false: يُطلب من محركات البحث ألا تعرض الصفحة.', 'false: search engines are asked not to show the page.', false),
      ),
    searchable: z
      .boolean()
      .optional()
      .meta(
        describe(
          'false: لا يجد البحث في الموقع هذه الصفحة. والصفحة المخفية عن محركات البحث لا يجدها إلا إن قيل هنا خلاف ذلك.',
          'false: the search of the site does not find the page. A page hidden from search engines is not found either, unless said otherwise here.',
          false,
        ),
      ),
    placeholder: placeholder.meta(
      describe(
        'true: محتوى الصفحة لم يكتمل؛ ينبه كل بناء عليه، ولا يقبله البناء المشدد.',
        'true: the content is not complete; every build warns of it, and a strict one refuses it.',
        true,
      ),
    ),
  })
  .meta(describe('صفحة من الموقع: عنوانها وأقسامها.', 'A page of the site: its address and its sections.'));

const footerLinkSchema = z
  .strictObject({
    label: text('كلمات الرابط.', 'Words of the link.', 'مرصد القيم'),
    href: hrefSchema
      .optional()
      .meta(
        describe('وجهة الرابط؛ إن حُذفت ظهرت الكلمات بلا رابط.', 'Where it leads; absent: words without a link.', '/observatory'),
      ),
  })
  .meta(describe('رابط، أو كلمات بلا رابط.', 'A link, or words without one.'));

const footerSchema = z.strictObject({
  related: z
    .strictObject({
      heading: text('عنوان هذه الروابط.', 'Heading of these links.', 'روابط ذات صلة'),
      items: z.array(footerLinkSchema).meta(describe('الروابط بترتيب ظهورها.', 'The links in the order shown.')),
    })
    .optional()
    .meta(describe('روابط ذات صلة في تذييل الصفحة.', 'Related links in the footer.')),
  pages: z
    .strictObject({
      heading: text('عنوان قائمة صفحات الموقع.', 'Heading of the list of pages.', 'صفحات الموقع'),
      label: text('اسم هذه القائمة، ينطقه قارئ الشاشة.', 'Name of this navigation, spoken by screen readers.', 'صفحات الموقع'),
    })
    .optional()
    .meta(describe('قائمة صفحات الموقع في التذييل.', 'List of the pages of the site in the footer.')),
  about: text(
    'جملة عن الجهة في التذييل.',
    'A sentence about the organisation, in the footer.',
    'نبني القيم المؤسسية ونقيسها، ونساعد الجهات على أن تعيش قيمها في العمل كل يوم.',
  ).optional(),
  columns: z
    .array(
      z
        .strictObject({
          heading: text('عنوان العمود.', 'Heading of the column.', 'الخدمات', 'الكليات'),
          items: z
            .array(footerLinkSchema)
            .min(1)
            .meta(describe('روابط العمود بترتيبها.', 'The links of the column in their order.')),
        })
        .meta(describe('عمود روابط.', 'A column of links.')),
    )
    .max(4)
    .optional()
    .meta(describe('أعمدة روابط أخرى في التذييل، أربعة على الأكثر.', 'More columns of links in the footer, four at most.')),
  legal: z
    .array(
      z
        .union([
          text('اسم نص نظامي بلا رابط.', 'Name of a legal text, not linked.', 'شروط الاستخدام', 'سياسة الخصوصية'),
          footerLinkSchema,
        ])
        .meta(describe('نص نظامي: اسم أو رابط.', 'A legal text: a name or a link.')),
    )
    .optional()
    .meta(
      describe(
        'النصوص النظامية في التذييل: اسم، أو رابط له اسم ووجهة.',
        'Legal texts in the footer: a name, or a link with words and an address.',
      ),
    ),
  copyright: z
    .strictObject({
      year: z
        .int()
        .refine(isGregorianYear, { error: fault('bad-year'), abort: true })
        .min(1900)
        .max(2200)
        .meta(describe('السنة الميلادية للحقوق.', 'Year of the copyright.', 2026)),
      text: text('النص الذي يلي السنة.', 'What follows the year.', 'منصة القيم. جميع الحقوق محفوظة.'),
    })
    .optional()
    .meta(describe('سطر الحقوق أسفل الصفحة.', 'The line of copyright at the bottom.')),
});

const color = (arabic: string, english: string, ...examples: [string, ...string[]]) =>
  kind(
    'colour',
    z
      .string()
      .regex(colorPattern, { error: fault('bad-colour') })
      .meta({
        ...describe(arabic, english, ...examples),
        patternErrorMessage: 'علامة # ثم ستة أرقام ست عشرية. A # and six hexadecimal digits: #0f5c48.',
      }),
  );

const themeSchema = z.strictObject({
  brand: color(
    'لون الجهة، وهو غامق يصلح للنص على ورق أبيض: الأزرار والروابط واللوحات الداكنة.',
    'The colour of the organisation, dark enough for text on white paper: buttons, links, deep panels.',
    '#0f5c48',
  ),
  accent: color(
    'لون التمييز، وهو فاتح: الزر الرئيسي على اللوحات الداكنة والعلامات، ومنه دفء لون الورق.',
    'The colour that stands out, a light one: the main button on deep panels, marks, and the warmth of the paper.',
    '#e0b25f',
  ),
  scheme: z
    .enum(['auto', 'light'])
    .optional()
    .meta({
      ...describe(
        'فاتح أو داكن كما في جهاز الزائر، أو فاتح دائمًا؛ إن حُذف فكما في جهاز الزائر.',
        'Light or dark, as the system of the visitor is, or always light; absent: as the system is.',
        'auto',
      ),
      ...describeValues({ auto: 'كما في جهاز الزائر — as the system of the visitor', light: 'فاتح دائمًا — always light' }),
    }),
});

/** A way to reach somebody, as RFC 9116 wants it. */
const securityContactPattern = /^(?:https:\/\/[^\s\\/][^\s\\]*|mailto:[^\s@]+@[^\s@]+|tel:\+?[0-9][0-9-]*)$/;

const securitySchema = z.strictObject({
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

const budget = (key: keyof typeof defaultBudgets, arabic: string, english: string) =>
  z
    .number()
    .min(0)
    .max(100_000)
    .optional()
    .meta(
      describe(
        `${arabic}؛ إن حُذف فالحد ${defaultBudgets[key]}.`,
        `${english}; absent: ${defaultBudgets[key]}.`,
        defaultBudgets[key],
      ),
    );

const budgetsSchema = z.strictObject({
  html: budget('html', 'نص الصفحة HTML', 'The HTML of a page'),
  styles: budget('styles', 'أنماط الصفحة CSS', 'The CSS of a page'),
  firstFlight: budget(
    'firstFlight',
    'الصفحة وأنماطها معًا؛ ما دون 14 يصل في أول دفعة من الشبكة',
    'HTML and CSS together; up to 14 arrive in the first flight of a connection',
  ),
  scripts: budget('scripts', 'البرامج قبل أن يلمس الزائر شيئًا', 'Scripts before a visitor touches anything'),
  scriptsInUse: budget(
    'scriptsInUse',
    'البرامج كلها بعد أن تعمل كل الأجزاء التفاعلية',
    'All scripts, when every interactive part is in use',
  ),
  fonts: budget('fonts', 'ملفات الخط', 'Files of the typeface'),
  images: budget(
    'images',
    'صور الصفحة كلها إلى آخرها، بالحجم الذي يأخذه الجوال أو الشاشة الكبيرة، أيهما أثقل',
    'All pictures down to the end of a page, in the sizes that a phone or a desktop takes, whichever is more',
  ),
});

const generalSchema = z.strictObject({
  name: text(
    'اسم الموقع في عنوان المتصفح والبطاقات المشتركة.',
    'Name of the site in browser titles and shared links.',
    'منصة القيم',
  ),
  url: kind(
    'word',
    z
      .string()
      .max(longestSiteUrl, { error: fault('long-address'), abort: true })
      .refine(hasPlainHost, { error: fault('bad-url'), abort: true })
      .refine(hasPlainBase, { error: fault('bad-base-path'), abort: true })
      .refine(isSiteUrl, { error: fault('bad-url') })
      .meta({
        ...describe(
          'عنوان الموقع المنشور بلا شرطة مائلة في آخره؛ وقد يكون له مسار.',
          'Address of the published site, without a slash at the end; it may have a path.',
          'https://www.example.com',
          'https://www.example.com/values',
        ),
        pattern: `${hasPlainHost.pattern.source.replace('^', '^(?=')})${hasPlainBase.pattern.source}`,
        patternErrorMessage:
          'اكتب https://www.example.com بلا شرطة في آخره. Write https://www.example.com, without a slash at the end.',
      }),
  ),
  language: z.enum(['ar', 'en']).meta({
    ...describe('لغة المحتوى.', 'Language of the content.', 'ar'),
    ...describeValues({ ar: 'العربية — Arabic', en: 'الإنجليزية — English' }),
  }),
  direction: z
    .enum(['rtl', 'ltr'])
    .optional()
    .meta({
      ...describe('اتجاه الكتابة؛ إن حُذف فاتجاه اللغة.', 'Direction of writing; absent: that of the language.', 'rtl'),
      ...describeValues({ rtl: 'من اليمين إلى اليسار — right to left', ltr: 'من اليسار إلى اليمين — left to right' }),
    }),
  numerals: z
    .enum(['latn', 'arab'])
    .optional()
    .meta({
      ...describe('أرقام التواريخ؛ إن حُذف فالأرقام 123 (latn).', 'Digits of dates; absent: 123 (latn).', 'latn'),
      ...describeValues({
        latn: 'عربية مغربية 0123456789 — Western Arabic, 0123456789',
        arab: 'عربية مشرقية ٠١٢٣٤٥٦٧٨٩ — Eastern Arabic, ٠١٢٣٤٥٦٧٨٩',
      }),
    }),
  calendar: z
    .enum(['gregorian', 'gregorian-hijri', 'hijri-gregorian'])
    .optional()
    .meta({
      ...describe(
        'تقويم التواريخ المعروضة؛ إن حُذف فالميلادي. التواريخ في هذا الملف ميلادية دائمًا.',
        'Calendar of the dates shown; absent: Gregorian. Dates in this file are always Gregorian.',
        'gregorian-hijri',
      ),
      ...describeValues({
        gregorian: 'الميلادي — Gregorian',
        'gregorian-hijri': 'الميلادي ويليه الهجري (أم القرى) — Gregorian, then Hijri (Umm al-Qura)',
        'hijri-gregorian': 'الهجري (أم القرى) ويليه الميلادي — Hijri (Umm al-Qura), then Gregorian',
      }),
    }),
  logo: imageSchema
    .optional()
    .meta(
      describe(
        'شعار الموقع في أعلى الصفحة، ووصفه هو اسم رابط الرئيسية؛ إن حُذف كُتب اسم الموقع بجانب أيقونته.',
        'Logo in the header; its alt names the link to the home page. Absent: the name of the site, set beside its icon.',
      ),
    ),
  logoOnDark: imageSchema
    .optional()
    .meta(
      describe(
        'الشعار على خلفية داكنة: في التذييل وفي المظهر الداكن؛ إن حُذف استُعمل الشعار نفسه.',
        'Logo for dark grounds: in the footer and in the dark scheme; absent: the logo itself.',
      ),
    ),
  icon: imageSchema
    .optional()
    .meta(
      describe(
        'صورة الموقع في لسان المتصفح: ملف svg مربع؛ إن حُذفت فالحرف الأول من اسم الموقع على لونه.',
        'Picture in the browser tab: a square svg. Absent: the first letter of the name on the colour of the site.',
      ),
    ),
  theme: themeSchema
    .optional()
    .meta(
      describe(
        'لونا الموقع، ومنهما تُشتق ألوانه كلها بتباين مضمون؛ إن حُذف فأخضر وذهبي.',
        'The two colours of the site; all others derive from them, their contrast assured. Absent: green and gold.',
      ),
    ),
  contact: contactSchema
    .optional()
    .meta(
      describe(
        'بيانات التواصل في التذييل وصفحة التواصل؛ يُكتب منها ما هو موجود.',
        'Contact details, in the footer and the contact block: those that there are.',
      ),
    ),
  social: z
    .array(profileSchema)
    .optional()
    .meta(describe('حسابات التواصل بترتيب ظهورها.', 'Profiles in social networks, in the order shown.')),
  security: securitySchema
    .optional()
    .meta(
      describe(
        'من يُبلغ بالثغرات الأمنية، ويُكتب في .well-known/security.txt؛ إن حُذف فلا ملف.',
        'Whom to tell of vulnerabilities, written to .well-known/security.txt; absent: no such file.',
      ),
    ),
  search: z
    .strictObject({
      path: routePathSchema
        .optional()
        .meta(
          describe(
            'عنوان صفحة البحث داخل الموقع؛ إن حُذف فـ /search.',
            'Address of the search page within the site; absent: /search.',
            '/search',
          ),
        ),
    })
    .optional()
    .meta(
      describe(
        'البحث في الموقع كله: زر في أعلى كل صفحة، وصفحة للبحث تعرض صفحات الموقع كلها؛ إن حُذف فلا بحث. و{} تكفي ليكون.',
        'Search of the whole site: a button in the header of every page, and a page that lists all pages; absent: none. {} asks for it.',
        {},
      ),
    ),
  breadcrumbHeight: z
    .int()
    .min(32)
    .max(160)
    .optional()
    .meta(
      describe(
        'ارتفاع شريط مسار التنقل ببكسلات CSS؛ إن حُذف فـ 64.',
        'Height of the breadcrumb bar in CSS pixels; absent: 64.',
        64,
      ),
    ),
  motion: motionSchema
    .optional()
    .meta(
      describe(
        'ظهور الأقسام عند التمرير؛ لا يُستعمل في الطباعة ولا مع تقليل الحركة.',
        'Appearance of sections on scrolling. Never used in print, without scripts or with reduced motion.',
      ),
    ),
  labels: labelsSchema
    .optional()
    .meta(
      describe(
        'كلمات الواجهة المرئية والمنطوقة؛ ما لم يُكتب منها فبكلمات المحرك في لغة الموقع.',
        'Words of the interface, visible or spoken; those that are not written are the words of the engine, in the language of the site.',
      ),
    ),
  budgets: budgetsSchema
    .optional()
    .meta(
      describe(
        'أقصى وزن للصفحة الواحدة، بالكيلوبايت كما تُرسل مضغوطة؛ ينبه البناء إذا زادت صفحة، ويفشل الاختبار.',
        'What a page may weigh at most, in KB as it is sent, compressed; the build warns of a page over it, and the tests fail.',
      ),
    ),
});

const announcementSchema = z.strictObject({
  text: sentence(
    'ما يُعلن، جملة أو جملتان قصيرتان.',
    'What is announced, in a short sentence or two.',
    'التسجيل في الملتقى السنوي **مفتوح** حتى نهاية الشهر.',
  ),
  action: actionSchema.optional().meta(describe('رابط بعد الإعلان.', 'A link after the announcement.')),
  tone: z
    .enum(['calm', 'strong'])
    .optional()
    .meta({
      ...describe('لون الشريط؛ إن حُذف فهادئ.', 'Colour of the strip; absent: the calm one.', 'strong'),
      ...describeValues({
        calm: 'خلفية فاتحة هادئة — a light, calm ground',
        strong: 'لون الجهة — the colour of the organisation',
      }),
    }),
  until: daySchema
    .optional()
    .meta(
      describe(
        'آخر يوم يصح فيه الإعلان؛ إذا مضى نبّه الفحص، ولا يتغير الموقع من نفسه.',
        'The last day on which it holds; once it has passed the check warns. The site does not change by itself.',
        '2027-03-31',
      ),
    ),
  isPast: z
    .literal(true)
    .optional()
    .meta(describe('true: لا يظهر الإعلان.', 'true: the announcement is not shown.', true)),
});

export const siteSchema = z
  .strictObject({
    $schema: kind('word', plainText)
      .optional()
      .meta(
        describe(
          'موضع قواعد هذا الملف للمحرر؛ اتركه كما هو.',
          'Where editors find the rules of this file; leave it as it is.',
          './generator/site.schema.json',
        ),
      ),
    site: generalSchema.meta(describe('ما يخص الموقع كله.', 'What concerns the whole site.')),
    announcement: announcementSchema
      .optional()
      .meta(
        describe(
          'شريط فوق أعلى كل صفحة يعلن أمرًا؛ إن حُذف فلا شريط.',
          'A strip above the header of every page that announces something; absent: none.',
        ),
      ),
    header: headerSchema.optional().meta(describe('أعلى كل صفحة: القائمة والزر.', 'The top of every page: menu and button.')),
    footer: footerSchema.optional().meta(describe('تذييل كل صفحة.', 'The bottom of every page.')),
    collections: z
      .record(
        z
          .string()
          .regex(/^[a-z][a-z0-9-]*$/, { error: fault('bad-id') })
          .meta(describe('اسم المجموعة بحروف لاتينية صغيرة.', 'Name of the collection, in small Latin letters.', 'services')),
        collectionSchema,
      )
      .optional()
      .meta(
        describe(
          'مجموعات البطاقات والمقالات؛ المفتاح اسم المجموعة الذي تذكره الأقسام.',
          'Collections of cards and posts; the key is the name by which blocks refer to one.',
        ),
      ),
    routes: z.array(routeSchema).min(1).meta(describe('صفحات الموقع.', 'The pages of the site.')),
    redirects: z
      .array(redirectSchema)
      .optional()
      .meta(
        describe(
          'تحويلات من عناوين قديمة إلى صفحات الموقع أو إلى مواقع أخرى.',
          'Redirects from former addresses to pages of the site, or elsewhere.',
        ),
      ),
    notFound: z
      .strictObject(routeFields)
      .optional()
      .meta(
        describe(
          'الصفحة التي تظهر لعنوان غير موجود (404.html)؛ إن حُذفت فصفحة قصيرة بكلمات المحرك.',
          'The page shown for an address that does not exist (404.html); absent: a short one in the words of the engine.',
        ),
      ),
  })
  .meta(describe('محتوى الموقع كله.', 'The content of the whole site.'));

/** Refuses a place in the content whose strings have no kind: the error names it. */
type Declared<Places extends never> = Places;
export type EveryFieldHasAKind = Declared<Undeclared<z.infer<typeof siteSchema>>>;

/** The content as it is written: what has a default may be absent. */
export type WrittenSite = Content<z.infer<typeof siteSchema>>;
export type WrittenRoute = WrittenSite['routes'][number];

type Written<Key extends keyof WrittenSite> = NonNullable<WrittenSite[Key]>;

/** Keys that a default stands for where they are absent. */
type Filled<Type, Key extends keyof Type> = Omit<Type, Key> & Required<Pick<Type, Key>>;

export type Route = Filled<WrittenRoute, 'breadcrumb'>;

/** The content as everything after the check sees it: with all defaults. See `generator/site/defaults.ts`. */
export interface Site extends Omit<WrittenSite, 'site' | 'header' | 'footer' | 'collections' | 'routes' | 'notFound'> {
  site: Omit<
    Filled<Written<'site'>, 'direction' | 'numerals' | 'icon' | 'contact' | 'social' | 'breadcrumbHeight'>,
    'motion' | 'labels' | 'search'
  > & {
    search?: { path: string } | undefined;
    motion: Required<NonNullable<Written<'site'>['motion']>>;
    labels: Labels;
  };
  header: Filled<Written<'header'>, 'links'>;
  footer: Filled<Written<'footer'>, 'legal' | 'columns'>;
  collections: Written<'collections'>;
  routes: Route[];
  notFound: Filled<Written<'notFound'>, 'breadcrumb'>;
}

export type Card = LinkCard | EventCard;
export type { Author, EventCard, LinkCard, Post, PostCollection, PostEvent, Tag };
