import * as z from 'zod';
import { iconKeywords } from '../theme/icons/keywords.ts';
import { type IconName, iconNames, type NetworkName, networkNames } from '../theme/icons/names.ts';
import { ownIconPattern } from '../theme/icons/own-icon.ts';
import { fault } from './faults.ts';
import { type Content, kind, reference } from './kinds.ts';
import {
  codePattern,
  hasShortSegments,
  hrefPattern,
  isCode,
  isDescribed,
  isOfOurTimes,
  isPlain,
  isShortAddress,
  isUsableAddress,
  plainPattern,
  textPattern,
} from './rules.ts';

/**
 * Fields that several blocks share. Strings hold plain text; sentences may have a few marks, and HTML is never read.
 *
 * What `.meta()` holds is for editors, by way of the JSON Schema: an explanation, examples, and where a rule of zod is
 * a function, the nearest pattern that can be said of it. It changes nothing in what is accepted.
 */

/** Explanation of a field in both languages of the maintainers, a paragraph each, and values it may have. */
export function describe(arabic: string, english: string, ...examples: unknown[]) {
  const description = `${arabic}\n${english}`;
  return examples.length > 0 ? { description, examples } : { description };
}

/** Explanation of each value of an enum, in the order of the values. */
export function describeValues<Value extends string>(descriptions: Record<Value, string>) {
  return { enumDescriptions: Object.values<string>(descriptions) };
}

/** Any text, be it empty: what every field that has no pattern of its own begins with. */
export const plainText = z
  .string()
  .refine(isPlain, { error: fault('bad-character') })
  .meta({
    id: 'plain-text',
    pattern: plainPattern,
    patternErrorMessage: 'في النص محرف لا يظهر في صفحة. The text holds a character that no page can show.',
  });

/** Visible or spoken text: never empty, never only white space, no control characters. */
export const textSchema = plainText.regex(/\S/, { error: fault('empty-text') }).meta({
  id: 'text',
  pattern: textPattern,
  patternErrorMessage: 'النص فارغ أو فيه محرف تحكم غير مرئي. The text is empty or holds an invisible control character.',
});

const codeSchema = z
  .string()
  .refine(isCode, { error: fault('bad-character') })
  .regex(/\S/, { error: fault('empty-text') })
  .meta({
    id: 'code-text',
    pattern: codePattern,
    patternErrorMessage: 'النص فارغ أو فيه محرف لا يظهر في صفحة. The text is empty or holds a character that no page can show.',
  });

/** A text with its explanation. */
export function text(arabic: string, english: string, ...examples: [string, ...string[]]) {
  return kind('text', textSchema.meta(describe(arabic, english, ...examples)));
}

/** Words by which something is sought, with their explanation: no page shows them. */
export function keyword(arabic: string, english: string, ...examples: [string, ...string[]]) {
  return kind('keyword', textSchema.meta(describe(arabic, english, ...examples)));
}

/** Code, or what is written as code is, with its explanation: it is in no language of people, and kept to the letter. */
export function codeText(arabic: string, english: string, ...examples: [string, ...string[]]) {
  return kind('code', codeSchema.meta(describe(arabic, english, ...examples)));
}

/** A heading in the text of a page, with its explanation: a link can lead to it. */
export function headingText(arabic: string, english: string, ...examples: [string, ...string[]]) {
  return kind('heading', textSchema.meta(describe(arabic, english, ...examples)));
}

const marks = '(**…**, *…*, [… ](/…), [… ](lang:en), [… ](key:), `…`)';
const linkless = marks.replace('[… ](/…), ', '');

/** A sentence that visitors read, with its explanation: it may have marks. */
export function sentence(arabic: string, english: string, ...examples: [string, ...string[]]) {
  return kind('inline', textSchema.meta(describe(arabic, `${english} ${marks}`, ...examples)));
}

/** A title that may be a link or a button, with its explanation: it may have marks, and no links. */
export function title(arabic: string, english: string, ...examples: [string, ...string[]]) {
  return kind('title', textSchema.meta(describe(arabic, `${english} ${linkless}`, ...examples)));
}

/** A sentence of a text that shows notes at its end, with its explanation: it may have marks, notes among them. */
export function passage(arabic: string, english: string, ...examples: [string, ...string[]]) {
  return kind('passage', textSchema.meta(describe(arabic, `${english} ${marks.slice(0, -1)}, ^[…])`, ...examples)));
}

/** A heading in running text, with its explanation: it may have marks, and a link can lead to its words. */
export function headline(arabic: string, english: string, ...examples: [string, ...string[]]) {
  return kind('headline', textSchema.meta(describe(arabic, `${english} ${marks}`, ...examples)));
}

const paragraphExample =
  'نساعد الجهة على معرفة قيمها وقياس حضورها، ثم تحويلها إلى سلوك يلاحظه الموظف والمستفيد في مواقف العمل اليومية.';

/** Paragraphs of running text, a sentence each. */
export const paragraphsSchema = z
  .array(sentence('فقرة واحدة.', 'One paragraph.', paragraphExample))
  .min(1)
  .meta(describe('فقرات النص، كل فقرة في نص مستقل.', 'Paragraphs, one string a paragraph.'));

/** A day as YYYY-MM-DD of the Gregorian calendar, from 1900 on: earlier years are those of the Hijri calendar, or slips. */
export const daySchema = kind(
  'day',
  z.iso
    .date({ error: fault('bad-date'), abort: true })
    .refine(isOfOurTimes, { error: fault('bad-year') })
    .meta({
      id: 'day',
      pattern: `^(?=19|[2-9])${z.regexes.date.source}`,
      patternErrorMessage: 'اكتب التاريخ الميلادي هكذا: 2026-03-29. Write the Gregorian day as 2026-03-29.',
    }),
);

/** Fragment identifier of a block or tab: what follows `#` in a link. */
export const idSchema = kind(
  'id',
  z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, { error: fault('bad-id') })
    .meta({
      id: 'anchor',
      ...describe(
        'اسم الموضع للروابط (/الصفحة#الاسم): حروف لاتينية صغيرة وأرقام وشرطات، مرة في الصفحة.',
        'Name for links (/page#name): small letters, digits, hyphens; once a page.',
        'our-values',
      ),
      patternErrorMessage:
        'حروف لاتينية صغيرة وأرقام وشرطات، يبدأ بحرف. Small Latin letters, digits and hyphens, beginning with a letter.',
    }),
);

/** Fragment identifier of a heading, which is named by its words where it has none: letters of any script may be in it. */
export const headingIdSchema = kind(
  'id',
  z
    .string()
    .regex(/^(?![A-Z-])(?:(?![A-Z])[\p{L}\p{N}-])+$/u, { error: fault('bad-id') })
    .meta({
      id: 'heading-anchor',
      ...describe(
        'اسم العنوان للروابط (/الصفحة#الاسم): حروف وأرقام وشرطات، مرة في الصفحة.',
        'Name of a heading for links (/page#name): letters, digits, hyphens; once a page.',
        'how-we-work',
      ),
      patternErrorMessage:
        'حروف وأرقام وشرطات، بلا مسافات ولا حروف لاتينية كبيرة. Letters, digits and hyphens, without spaces or Latin capitals.',
    }),
);

/** An address that is short enough to be sent; what is too long is not read further. */
export const addressText = z.string().refine(isShortAddress, { error: fault('long-address'), abort: true });

/** As much of `isUsableAddress` as a pattern can say. */
export const usableAddress = String.raw`^(?![\s\S]*[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}])(?!.*%(?![0-9A-Fa-f]{2}))(?!https?:\/\/[^/?#@]+@)`;
const externalHrefPattern = /^https:\/\/[^\s\\/][^\s\\]*$/;

/**
 * Where a link may lead: a route path with an optional fragment, or an https:, http:, mailto: or tel: address. Links alone may
 * lead to what is not encrypted, as sources of archives do, and the check warns of it.
 * Anything else (javascript:, data:, relative paths) is refused.
 */
export const hrefSchema = kind(
  'href',
  addressText
    .refine(isUsableAddress, { error: fault('bad-href') })
    .regex(hrefPattern, { error: fault('bad-href') })
    .meta({
      id: 'href',
      ...describe(
        'الوجهة: صفحة من الموقع (/services/training مع #موضع اختياري)، أو عنوان يبدأ بـ https: أو mailto: أو tel:.',
        'Where it leads: a page of this site (/services/training, optional #fragment), or an https:, mailto: or tel: address.',
        '/services/training',
        'https://www.example.com/report',
        'mailto:info@example.com',
        'tel:+966110000000',
      ),
      pattern: `${usableAddress}${hrefPattern.source}`,
      patternErrorMessage:
        'اكتب مسار صفحة من الموقع (/services) أو عنوانًا يبدأ بـ https: أو mailto: أو tel:. Write a page of this site (/services), or an https:, mailto: or tel: address.',
    }),
);

/** An address on another site, which begins with `https:`. */
export const externalHrefSchema = kind(
  'address',
  addressText
    .refine(isUsableAddress, { error: fault('bad-external-href') })
    .regex(externalHrefPattern, { error: fault('bad-external-href') })
    .meta({
      id: 'external-href',
      ...describe(
        'عنوان في موقع آخر يبدأ بـ https:.',
        'An address on another site, beginning with https:.',
        'https://forms.example.com/messages',
      ),
      pattern: `${usableAddress}${externalHrefPattern.source}`,
      patternErrorMessage: 'اكتب عنوانًا يبدأ بـ https://. Write an address that begins with https://.',
    }),
);

/** What a frame shows: something of a service that is known, or of a site that the content names (`site.security.frames`). */
export const frameSchema = kind(
  'frame',
  addressText
    .refine(isUsableAddress, { error: fault('bad-external-href') })
    .regex(externalHrefPattern, { error: fault('bad-external-href') })
    .meta({
      id: 'frame-address',
      ...describe(
        'عنوان ما يُعرض كما يُنسخ من موقعه: يوتيوب، أو فيميو، أو الخرائط، أو Tableau، أو Datawrapper، أو Flourish، أو Figma، أو SoundCloud، أو Spotify، أو إكس، أو إنستغرام. ولموقع آخر اكتب اسمه أولًا في إعدادات الأمان.',
        'Address of what is shown, as it is copied from its site: YouTube, Vimeo, OpenStreetMap, Google Maps, Tableau, Datawrapper, Flourish, Figma, SoundCloud, Spotify, X or Instagram. Any other site has to be named in the security settings first.',
        'https://datawrapper.dwcdn.net/AbCdE/1/',
        'https://open.spotify.com/episode/512ojhOuo1ktJprKbVcKyQ',
      ),
      pattern: `${usableAddress}${externalHrefPattern.source}`,
      patternErrorMessage: 'اكتب عنوانًا يبدأ بـ https://. Write an address that begins with https://.',
    }),
);

/** An e-mail address, which pages show. */
export const emailSchema = kind(
  'text',
  z
    .string()
    .max(254, { error: fault('bad-email'), abort: true })
    .email({ error: fault('bad-email') }),
);

/** A telephone number in digits 0-9, with the country code: `+966 11 000 0000`. */
export const phoneSchema = kind(
  'text',
  z
    .string()
    .regex(/^\+?[0-9][0-9 -]+[0-9]$/, { error: fault('bad-phone') })
    .meta({
      patternErrorMessage: 'أرقام 0-9 ومسافات وشرطات، مثل +966 11 000 0000. Digits 0-9, spaces and hyphens.',
    }),
);

/** A button: its words, and where it leads. */
export const actionSchema = z
  .strictObject({
    label: text('الكلمات المكتوبة على الزر.', 'The words on the button.', 'ابدأ المقياس الآن', 'تواصل معنا'),
    href: hrefSchema,
  })
  .meta({ ...describe('زر: كلماته ووجهته.', 'A button: its words and where it leads.'), id: 'action' });

const imageSourceSchema = kind(
  'picture',
  addressText
    .refine(hasShortSegments, { error: fault('long-segment'), abort: true })
    .regex(/^(?!.*(?:^|\/)\.)(?!files\/originals\/)[A-Za-z0-9_\-./]+\.(?:svg|png|jpe?g|webp|avif)$/, {
      error: fault('bad-image-path'),
    })
    .meta({
      id: 'picture-file',
      ...describe(
        'ملف الصورة داخل مجلد assets، بحروف لاتينية وامتداد svg أو png أو jpg أو webp أو avif.',
        'The file under assets/: Latin letters, ending in svg, png, jpg, webp or avif.',
        'illustrations/training.svg',
      ),
      patternErrorMessage:
        'مسار ملف داخل assets بحروف لاتينية، مثل illustrations/training.svg. A file under assets/ in Latin letters, such as illustrations/training.svg.',
    }),
);

const alternative = describe(
  'ما يظهر في الصورة لمن لا يراها؛ لا يكون فارغًا إلا لصورة للزينة، ويكون … إلى أن يُكتب.',
  'What the picture shows, for those who cannot see it; empty only for a decorative picture, … until it is written.',
  'مدربة تشرح أبعاد القيم الأربعة أمام فريق يجلس حول طاولة',
);

/** The rule of `alt`, for editors: empty exactly where the picture is decorative. */
const alternativeRule = {
  if: { properties: { decorative: { const: true } }, required: ['decorative'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { alt: { const: '', description: alternative.description } } },
  else: {
    properties: {
      alt: {
        ...alternative,
        if: { type: 'string' },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: {
          type: 'string',
          pattern: textPattern,
          patternErrorMessage: 'صف الصورة، أو أضف "decorative": true. Say what the picture shows, or add "decorative": true.',
        },
      },
    },
  },
};

/** What every picture says of itself. */
const imageFields = {
  src: imageSourceSchema,
  alt: kind('spoken', plainText.meta(alternative)),
  decorative: z
    .literal(true)
    .optional()
    .meta(
      describe(
        'true: الصورة للزينة ولا تزيد على النص المجاور شيئًا، ويكون وصفها فارغًا.',
        'true: the picture adds nothing to the text beside it, and its description is empty.',
        true,
      ),
    ),
};

const badAlt = { error: fault('bad-alt'), path: ['alt'] };

/** An image; `alt` may be empty only where the image is said to be decorative. */
export const imageSchema = reference(
  'image',
  z
    .strictObject(imageFields)
    .refine(isDescribed, badAlt)
    .meta({ ...describe('صورة: ملفها ووصفها.', 'A picture: its file and what it shows.'), id: 'image', ...alternativeRule }),
);

const percent = z.int().min(0).max(100);

/** Where what matters in a picture is: a place of the picture itself, so that it is the same in both directions of reading. */
const focusSchema = reference(
  'focus',
  z
    .strictObject({
      left: percent.meta(
        describe(
          'بُعده عن يسار الصورة، بالمئة من عرضها.',
          'How far it is from the left of the picture, in hundredths of its width.',
          50,
          30,
        ),
      ),
      top: percent.meta(
        describe(
          'بُعده عن أعلى الصورة، بالمئة من ارتفاعها.',
          'How far it is from the top of the picture, in hundredths of its height.',
          50,
          20,
        ),
      ),
    })
    .meta(
      describe(
        'أهم ما في الصورة، كالوجه: يبقى ظاهرًا حين تُقص الصورة لتملأ موضعها. إن حُذف بقي الوسط.',
        'What matters most in the picture, such as a face: it stays in view where the picture is cropped to fill its place. Absent: the middle.',
      ),
    ),
);

/** An image that fills a box of another shape, and is cropped for it. */
export const croppedImageSchema = reference(
  'image',
  z
    .strictObject({ ...imageFields, focus: focusSchema.optional() })
    .refine(isDescribed, badAlt)
    .meta({
      ...describe(
        'صورة تُقص لتملأ موضعها: ملفها ووصفها وأهم ما فيها.',
        'A picture that is cropped to fill its place: its file, what it shows, and what matters in it.',
      ),
      id: 'cropped-image',
      ...alternativeRule,
    }),
);

/** What an icon shows, in the words by which editors may look for it. */
function iconMeaning(name: IconName): string {
  const { ar, en } = iconKeywords[name];
  return `${ar.join('، ')} — ${en.join(', ')}`;
}

const iconNameSchema = z.enum(iconNames).meta({ enumDescriptions: iconNames.map(iconMeaning), id: 'icon-name' });

const ownIconSchema = kind(
  'icon',
  plainText.regex(ownIconPattern, { error: fault('unknown-icon') }).meta({
    id: 'own-icon',
    pattern: ownIconPattern.source,
    patternErrorMessage:
      'اسم أيقونة من المجموعة، أو ملف SVG في مجلد assets/icons مثل icons/logo.svg. An icon of the set, or an SVG file in assets/icons/, such as icons/logo.svg.',
  }),
);

/** An icon: the name of one of the set, or an SVG file in `assets/icons/`. */
export const iconSchema = z.union([iconNameSchema, ownIconSchema]).meta({
  ...describe(
    'اسم أيقونة من الأيقونات المتاحة، أو ملف SVG من مجلد assets/icons مثل icons/logo.svg.',
    'Name of an icon, out of those there are, or an SVG file of assets/icons/, such as icons/logo.svg.',
    'target',
    'mountain',
    'people',
    'heart',
  ),
  id: 'icon',
});

/** Cards that a block shows: a whole collection, or some of its cards by name, in the order given. */
export const cardsSchema = reference(
  'cards',
  z
    .strictObject({
      collection: kind(
        'word',
        plainText.meta(
          describe('اسم المجموعة كما كُتب بين المجموعات.', 'Name of a collection, as written among the collections.', 'services'),
        ),
        'cards',
      ),
      names: z
        .array(
          kind(
            'word',
            plainText.meta(
              describe('اسم بطاقة من المجموعة.', 'Name of a card of the collection.', 'training', 'consulting', 'measurements'),
            ),
            'card',
          ),
        )
        .min(1)
        .optional()
        .meta(
          describe(
            'أسماء البطاقات المعروضة بترتيب ظهورها؛ إن حُذفت عُرضت المجموعة كلها.',
            'Names of cards, in the order shown; absent: all of them.',
            ['training', 'consulting', 'measurements'],
          ),
        ),
    })
    .meta({
      ...describe(
        'البطاقات المعروضة؛ تُكتب البطاقة مرة واحدة بين المجموعات ويذكرها القسم باسمها.',
        'Which cards are shown. Cards are written once, among the collections.',
      ),
      id: 'cards',
    }),
);

/** A section that waits: it stays in the file, and no page shows it. */
export const hiddenSchema = z
  .literal(true)
  .optional()
  .meta(describe('true: القسم مخفي؛ يبقى في الملف ولا تعرضه الصفحة.', 'true: hidden; it stays in the file, unshown.', true));

/** What a heading is to its page: how large it is, and how much room its section has. */
export const headingRoles = ['statement', 'section', 'label'] as const;

/** What a heading is to its page: see `headingRoles`. */
export type HeadingRole = (typeof headingRoles)[number];

const headingRoleSchema = z.enum(headingRoles).meta({
  id: 'heading-role',
  ...describe('مكانة العنوان؛ إن حُذفت فعنوان قسم.', 'Role of the heading; absent: section.', 'label'),
  ...describeValues<HeadingRole>({
    statement:
      'العبارة التي تُذكر بها الصفحة: أكبر ما فيها، مرة واحدة في الصفحة — the sentence that the page is remembered by, its largest, once a page',
    section: 'عنوان قسم — the heading of a section',
    label: 'اسم هادئ فوقه خط، لما يكمل ما قبله — a quiet name under a line, for what completes what stands before it',
  }),
});

/** Keys that every section may have: a link target and a heading group. */
export const sectionFields = {
  id: idSchema.optional(),
  hidden: hiddenSchema,
  eyebrow: text('كلمات قليلة تظهر فوق العنوان.', 'A few words above the heading.', 'عن المنصة').optional(),
  heading: sentence('عنوان القسم.', 'Heading of the section.', 'خدماتنا'),
  headingRole: headingRoleSchema.optional(),
};

/** What the fields of an opening have in common: the title of the page. */
export const titleFields = {
  id: idSchema.optional(),
  title: sentence(
    'عنوان الصفحة الكبير (h1)، ولا يكون في الصفحة غيره.',
    'Title of the page (its h1), the only one of the page.',
    'من نحن',
    'التدريب',
  ),
};

/** A sentence or two under the heading of a section. */
export const sectionText = sentence(
  'جملة أو جملتان تحت عنوان القسم.',
  'A sentence or two under the heading of the section.',
  'خمس قيم نسترشد بها في عملنا مع الأفراد والجهات.',
).optional();

/** Keys that a section may have whose heading may be left out, and a sentence under it. */
export const openSectionFields = { ...sectionFields, heading: sectionFields.heading.optional(), text: sectionText };

/** The button of a section of cards. */
export const viewAllSchema = actionSchema
  .optional()
  .meta(describe('زر «عرض الكل» بجانب عنوان القسم أو تحته.', 'A "view all" button of the section.'));

/** The social network of a profile. */
export const networkSchema = z.enum(networkNames).meta({
  ...describe('الشبكة، وتحدد الشعار.', 'The network, which gives the mark.', 'linkedin'),
  ...describeValues<NetworkName>({
    facebook: 'فيسبوك — Facebook',
    x: 'إكس — X',
    twitter: 'الاسم السابق لإكس، وله شعار إكس — the former name of X, with the mark of X',
    linkedin: 'لينكدإن — LinkedIn',
    youtube: 'يوتيوب — YouTube',
    instagram: 'إنستغرام — Instagram',
    whatsapp: 'واتساب — WhatsApp',
    telegram: 'تيليغرام — Telegram',
    snapchat: 'سناب شات — Snapchat',
    tiktok: 'تيك توك — TikTok',
    threads: 'ثريدز — Threads',
    github: 'غيت هب — GitHub',
    'google-maps': 'خرائط قوقل — Google Maps',
    gitlab: 'غيت لاب — GitLab',
    mastodon: 'ماستودون — Mastodon',
    orcid: 'أوركيد، معرّف الباحثين — ORCID, the identifier of researchers',
    'google-scholar': 'الباحث العلمي من قوقل — Google Scholar',
    researchgate: 'ريسيرش غيت — ResearchGate',
    website: 'أي موقع آخر — any other site',
  }),
});

/** A button as content has it. */
export type Action = Content<z.infer<typeof actionSchema>>;
/** A picture as content has it. */
export type Image = Content<z.infer<typeof imageSchema>>;
/** A picture that is cropped, as content has it. */
export type CroppedImage = Content<z.infer<typeof croppedImageSchema>>;
/** Cards of a collection, as content names them. */
export type CardsReference = Content<z.infer<typeof cardsSchema>>;
