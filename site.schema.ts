import * as z from 'zod';
import {
  actionSchema,
  addressText,
  daySchema,
  describe,
  describeValues,
  externalHrefSchema,
  hasShortSegments,
  hrefSchema,
  iconSchema,
  imageSchema,
  isHijriYear,
  isShortAddress,
  isUsableAddress,
  longestSegment,
  networkSchema,
  plainText,
  sentence,
  text,
  usableAddress,
} from './templates/blocks/fields.ts';
import { type Content, kind, type Undeclared } from './templates/blocks/kinds.ts';
import { blockSchema } from './templates/blocks/schemas.ts';
import { type Labels, labelsSchema } from './templates/labels/schema.ts';

/**
 * The contract of `site.json`. Every object is strict: a key that is not listed here is an error.
 * Rules that look at more than one place (links, duplicates, files) are in `generator/check/rules/`.
 */

/** First segments that files of the built site have, or that hosts and the preview keep for themselves. */
const reserved = new Set(['assets', '404.html', 'robots.txt', 'sitemap.xml', 'favicon.ico', 'site.webmanifest']);

/** Whether nothing of the built site has a path, or a compressed copy of it: no hidden segment. */
function isUnclaimedPath(path: string): boolean {
  const segments = path.slice(1).split('/');
  const [first = ''] = segments;
  return !reserved.has(first.toLowerCase().replace(/\.(?:br|gz)$/, '')) && segments.every((segment) => !/^[._]/.test(segment));
}

/** Names that hosts read in a way of their own: pages are files that end in `.html`, and `.br` and `.gz` stand beside them. */
const hostName = /^(?:index|404|.*\.(?:html|br|gz))$/i;

/** Whether a page can be written and served under a path. */
function isFreePath(path: string): boolean {
  return isUnclaimedPath(path) && !path.split('/').some((segment) => hostName.test(segment));
}

const anyCase = (word: string) =>
  word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`).replaceAll('.', String.raw`\.`);

/** Whether a former address is free: the addresses by which the home page and the 404 page go are those of the site. */
function isFreeFormerPath(path: string): boolean {
  const folders = path.slice(1).split('/').slice(0, -1);
  return (
    isUnclaimedPath(path) && !/^\/(?:index|404)$/i.test(path) && !folders.some((segment) => /\.(?:html|br|gz)$/i.test(segment))
  );
}

/** As much of `isUnclaimedPath`, `isFreePath` and `isFreeFormerPath` as patterns can say: they count characters, not bytes. */
const fileEndings = ['.html', '.br', '.gz'].map(anyCase).join('|');
const unclaimedPath = `^(?!/(?:${[...reserved].map(anyCase).join('|')})(?:\\.(?:${anyCase('br')}|${anyCase('gz')}))?(?:/|$))(?!.*/[._])(?!.*[^/]{${longestSegment + 1}})`;
const freePath = `${unclaimedPath}(?!.*(?:/${anyCase('index')}|/404|${fileEndings})(?:/|$))`;
const freeFormerPath = `${unclaimedPath}(?!/(?:${anyCase('index')}|404)$)(?!.*(?:${fileEndings})/)`;

/** Characters of a path as it is sent; with the longest host and base it stays below `longestAddress`. */
export const longestPath = 1500;

/** A path that is short enough for addresses and for disks; what is too long is not read further. */
const pathText = z
  .string()
  .refine((path) => isShortAddress(path, longestPath), { error: 'long-address', abort: true })
  .refine(hasShortSegments, { error: 'long-segment', abort: true });

/** Whether an address can be that of a site: as browsers write it themselves. */
function isSiteUrl(text: string): boolean {
  return URL.canParse(text) && new URL(text).href.replace(/\/$/, '') === text;
}

/** A host, as a name or as an address of IPv6. */
const siteHost = String.raw`https:\/\/(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?`;
const siteUrlPattern = new RegExp(`^${siteHost}(?:\\/|$)`);

/**
 * The path of a site: letters, digits and signs that mean nothing to browsers, to the configuration of a host, or in a
 * pattern. What has to be percent-encoded is compared in more than one form, and then links of the menu know no page.
 */
const basePathPattern = /^https:\/\/[^/]*(?:\/(?!\.)[A-Za-z0-9._~!@&+=,-]+)*$/;
export const longestSiteUrl = 400;

const routePathPattern = /^(?:\/|(?:\/(?!\.{1,2}(?:\/|$))[^\s/?#%\\:*"<>|\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}]+)+)$/u;

/** A path as visitors see it: `/` or `/a/b`, no trailing slash, no `.` or `..` segment, nothing that URLs give a meaning. */
export const routePathSchema = kind(
  'path',
  pathText
    .refine(isFreePath, { error: 'reserved-path' })
    .regex(routePathPattern, { error: 'bad-path' })
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
const formerPathSchema = kind(
  'path',
  pathText
    .refine(isFreeFormerPath, { error: 'reserved-path' })
    .regex(formerPathPattern, { error: 'bad-former-path' })
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

/** A page of the site, perhaps a place in it, or an https: address. */
const redirectTargetPattern = /^(?:\/(?![/\\])[^\s\\?]*|https:\/\/[^\s\\/][^\s\\]*)$/;

const redirectSchema = z
  .strictObject({
    from: formerPathSchema,
    to: kind(
      'path',
      addressText
        .refine(isUsableAddress, { error: 'bad-target' })
        .regex(redirectTargetPattern, { error: 'bad-target' })
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

/** What a link of a list is called and where it leads. */
const linkLabel = text('كلمات الرابط.', 'Words of the link.', 'الخدمات', 'من نحن');

const breadcrumbItemSchema = z
  .strictObject({
    label: text('اسم الصفحة في المسار.', 'Name of the page in the breadcrumb.', 'الرئيسية', 'الخدمات'),
    href: hrefSchema
      .optional()
      .meta(
        describe(
          'مسار الصفحة؛ يُحذف في العنصر الأخير لأنه الصفحة نفسها.',
          'Path of the page; absent on the last item: the page itself.',
          '/services',
        ),
      ),
  })
  .meta(describe('صفحة في مسار التنقل.', 'A page in the breadcrumb.'));

const cardFields = {
  name: kind(
    'word',
    z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9-]*$/, { error: 'bad-id' })
      .meta(
        describe(
          'اسم البطاقة الذي تذكرها به الأقسام، بحروف لاتينية، ولا يتكرر في المجموعة.',
          'Name by which blocks refer to the card: Latin letters, once a collection.',
          'training',
          'consulting',
        ),
      ),
  ),
  id: z
    .int()
    .min(1)
    .meta(
      describe(
        'رقم البطاقة؛ يتأخر ظهورها بقدره مضروبًا في site.motion.stagger.',
        'Number of the card; its appearance is delayed by this number times site.motion.stagger.',
        1,
        2,
      ),
    ),
  image: imageSchema.meta(describe('صورة أعلى البطاقة.', 'Picture at the top of the card.')),
  title: text('عنوان البطاقة.', 'Title of the card.', 'التدريب', 'الاستشارات'),
  description: sentence(
    'جملة تحت عنوان البطاقة.',
    'A sentence under the title of the card.',
    'برامج تدريبية لتنمية مهارات تطبيق القيم لدى القيادات والموظفين.',
    'رأي متخصص تستند إليه القيادات عند النظر في قضايا القيم والثقافة المؤسسية.',
  ),
};

const linkCardSchema = z
  .strictObject({
    ...cardFields,
    href: hrefSchema.meta(
      describe(
        'الصفحة التي تؤدي إليها البطاقة.',
        'The page that the card leads to.',
        '/services/training',
        '/services/consulting',
      ),
    ),
  })
  .meta({ ...describe('بطاقة تؤدي إلى صفحة.', 'A card that leads to a page.'), id: 'link-card' });

const eventCardSchema = z
  .strictObject({
    ...cardFields,
    date: daySchema.meta(
      describe(
        'يوم الموعد بصيغة سنة-شهر-يوم، ويظهر للزائر بالكلمات.',
        'Day of the event, as YYYY-MM-DD; shown in words.',
        '2026-03-29',
      ),
    ),
    action: actionSchema.meta(describe('زر البطاقة، كالتسجيل.', 'The button of the card, such as to register.')),
    isPast: z
      .literal(true)
      .optional()
      .meta(
        describe(
          'true: مضى الموعد، فيظهر ما في afterwards بدل الزر، أو لا يظهر شيء إن لم يُكتب.',
          'true: the event is over; what "afterwards" says takes the place of the button, or nothing does.',
          true,
        ),
      ),
    afterwards: z
      .strictObject({
        label: text('ما يظهر بعد مضي الموعد.', 'What is shown when the event is over.', 'انتهى البرنامج', 'شاهد التسجيل'),
        href: hrefSchema.optional(),
      })
      .optional()
      .meta(
        describe(
          'ما تعرضه البطاقة إذا كُتب فيها "isPast": true؛ وهو رابط إن كان له href.',
          'What the card shows once it has "isPast": true; a link where it has an "href".',
        ),
      ),
  })
  .meta({ ...describe('بطاقة موعد لها تاريخ وزر.', 'A card with a date and a button.'), id: 'event-card' });

const linkCards = describe('مجموعة بطاقات تؤدي كل منها إلى صفحة.', 'Cards that lead to a page.');
const eventCards = describe('مجموعة مواعيد لكل منها تاريخ وزر.', 'Cards with a date and a button.');
const cards = describe('بطاقات المجموعة؛ ترتيبها هنا ترتيب ظهورها.', 'The cards of the collection, in the order shown.');

const collectionSchema = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('link-cards').meta(linkCards), cards: z.array(linkCardSchema).meta(cards) }).meta(linkCards),
    z
      .strictObject({ type: z.literal('event-cards').meta(eventCards), cards: z.array(eventCardSchema).meta(cards) })
      .meta(eventCards),
  ])
  .meta(
    describe(
      'مجموعة بطاقات تُكتب مرة واحدة ويعرضها أي قسم يذكر اسمها.',
      'Cards, written once and shown by any block that names the collection.',
    ),
  );

const placeholder = z
  .literal(true)
  .optional()
  .meta(
    describe(
      'true: القيمة غير معروفة بعد؛ ينبه البناء عليها ويرفضها مع --strict.',
      'true: the value is not yet known; the build warns, and refuses with --strict.',
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
          .max(254, { error: 'bad-email', abort: true })
          .email({ error: 'bad-email' })
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
          .regex(/^\+?[0-9][0-9 -]+[0-9]$/, { error: 'bad-phone' })
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
    .meta(describe('عنوان مقر الجهة.', 'Where the organisation is.')),
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

export const routeSchema = z
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
          'ما تقدمه الصفحة، لمحركات البحث؛ يُحذف لسائر الصفحات.',
          'What the page offers, for search engines; absent on all other pages.',
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
    placeholder: placeholder.meta(
      describe(
        'true: محتوى الصفحة لم يكتمل؛ ينبه البناء عليه ويرفضه مع --strict.',
        'true: the content is not complete; the build warns, and refuses with --strict.',
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
        'النصوص النظامية في التذييل: اسم، أو رابط له label وhref.',
        'Legal texts in the footer: a name, or a link with "label" and "href".',
      ),
    ),
  copyright: z
    .strictObject({
      year: z
        .int()
        .min(1900, { error: ({ input }) => (isHijriYear(Number(input)) ? 'bad-year' : undefined) })
        .max(2200)
        .meta(describe('السنة الميلادية للحقوق.', 'Year of the copyright.', 2026)),
      text: text('النص الذي يلي السنة.', 'What follows the year.', 'منصة القيم. جميع الحقوق محفوظة.'),
    })
    .optional()
    .meta(describe('سطر الحقوق أسفل الصفحة.', 'The line of copyright at the bottom.')),
});

/** A colour as `#rrggbb`. */
export const colorPattern = /^#[0-9A-Fa-f]{6}$/;

const color = (arabic: string, english: string, ...examples: [string, ...string[]]) =>
  kind(
    'colour',
    z
      .string()
      .regex(colorPattern, { error: 'bad-colour' })
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
        'auto أو محذوف: فاتح أو داكن كما في جهاز الزائر؛ light: فاتح دائمًا.',
        'auto or absent: light or dark, as the system of the visitor is; light: always light.',
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
      .refine(isUsableAddress, { error: 'bad-security-contact' })
      .regex(securityContactPattern, { error: 'bad-security-contact' })
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

/** What a page may weigh, in KB as they are transferred, where `site.budgets` does not say otherwise. */
export const defaultBudgets = {
  html: 20,
  styles: 15,
  firstFlight: 14,
  scripts: 2,
  scriptsInUse: 90,
  fonts: 60,
  images: 300,
} as const;

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
      .max(longestSiteUrl, { error: 'long-address', abort: true })
      .refine((address) => siteUrlPattern.test(address), { error: 'bad-url', abort: true })
      .refine((address) => basePathPattern.test(address), { error: 'bad-base-path', abort: true })
      .refine(isSiteUrl, { error: 'bad-url' })
      .meta({
        ...describe(
          'عنوان الموقع المنشور بلا شرطة مائلة في آخره؛ وقد يكون له مسار.',
          'Address of the published site, without a slash at the end; it may have a path.',
          'https://www.example.com',
          'https://www.example.com/values',
        ),
        pattern: `${siteUrlPattern.source.replace('^', '^(?=')})${basePathPattern.source}`,
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
      ...describe('أرقام التواريخ؛ إن حُذف فـ latn.', 'Digits of dates; absent: latn.', 'latn'),
      ...describeValues({ latn: 'عربية مغربية — 0123456789', arab: 'عربية مشرقية — ٠١٢٣٤٥٦٧٨٩' }),
    }),
  logo: imageSchema.meta(
    describe(
      'شعار الموقع في أعلى الصفحة، ووصفه هو اسم رابط الرئيسية.',
      'Logo in the header; its alt names the link to the home page.',
    ),
  ),
  logoOnDark: imageSchema
    .optional()
    .meta(
      describe(
        'الشعار على خلفية داكنة: في التذييل وفي المظهر الداكن؛ إن حُذف استُعمل logo.',
        'Logo for dark grounds: in the footer and in the dark scheme; absent: logo.',
      ),
    ),
  icon: imageSchema.meta(describe('صورة الموقع في لسان المتصفح: ملف svg مربع.', 'Picture in the browser tab: a square svg.')),
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
    header: z
      .strictObject({
        links: z
          .array(
            z
              .strictObject({
                label: linkLabel,
                href: hrefSchema.meta(describe('وجهة الرابط.', 'Where the link leads.', '/services', '/about-us')),
              })
              .meta(describe('رابط في القائمة.', 'A link of the menu.')),
          )
          .optional()
          .meta(
            describe(
              'روابط قائمة التنقل الرئيسية؛ إن خلت أو حُذفت فلا قائمة.',
              'Links of the main navigation; none: the header has no menu.',
            ),
          ),
        action: actionSchema
          .extend({
            icon: iconSchema
              .optional()
              .meta(describe('أيقونة أمام كلمات الزر.', 'An icon before the words of the button.', 'person', 'key')),
          })
          .optional()
          .meta(describe('الزر في أعلى الصفحة.', 'The button in the header.')),
      })
      .optional()
      .meta(describe('أعلى كل صفحة: القائمة والزر.', 'The top of every page: menu and button.')),
    footer: footerSchema.optional().meta(describe('تذييل كل صفحة.', 'The bottom of every page.')),
    collections: z
      .record(
        z
          .string()
          .regex(/^[a-z][a-z0-9-]*$/, { error: 'bad-id' })
          .meta(describe('اسم المجموعة بحروف لاتينية صغيرة.', 'Name of the collection, in small Latin letters.', 'services')),
        collectionSchema,
      )
      .optional()
      .meta(
        describe(
          'مجموعات البطاقات؛ المفتاح اسم المجموعة الذي تذكره الأقسام.',
          'Collections of cards; the key is the name by which blocks refer to one.',
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

/** The content as everything after the check sees it: with all defaults. See `generator/content/complete.ts`. */
export interface Site extends Omit<WrittenSite, 'site' | 'header' | 'footer' | 'collections' | 'routes' | 'notFound'> {
  site: Omit<
    Filled<Written<'site'>, 'direction' | 'numerals' | 'contact' | 'social' | 'breadcrumbHeight'>,
    'motion' | 'labels'
  > & {
    motion: Required<NonNullable<Written<'site'>['motion']>>;
    labels: Labels;
  };
  header: Filled<Written<'header'>, 'links'>;
  footer: Filled<Written<'footer'>, 'legal' | 'columns'>;
  collections: Written<'collections'>;
  routes: Route[];
  notFound: Filled<Written<'notFound'>, 'breadcrumb'>;
}

export type LinkCard = Content<z.infer<typeof linkCardSchema>>;
export type EventCard = Content<z.infer<typeof eventCardSchema>>;
export type Card = LinkCard | EventCard;
