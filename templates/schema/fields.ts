import * as z from 'zod';
import { customIconPattern } from '../theme/icons/custom-icon.ts';
import { iconKeywords } from '../theme/icons/keywords.ts';
import { type IconName, iconNames, type NetworkName, networkNames } from '../theme/icons/names.ts';
import { diagnosticCode } from './diagnostic-codes.ts';
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
 * Builders of fields that blocks share. Strings are plain text; sentences may have inline marks, and HTML is never interpreted.
 * `.meta()` is for editors, by way of the JSON Schema: description, examples and, where a zod rule is a function, the closest
 * pattern. It does not affect validation.
 */

/** Description of a field in both message languages, one paragraph each, and example values. */
export function describe(arabic: string, english: string, ...examples: unknown[]) {
  const description = `${arabic}\n${english}`;
  return examples.length > 0 ? { description, examples } : { description };
}

/** Description of each value of an enum, in order. */
export function describeValues<Value extends string>(descriptions: Record<Value, string>) {
  return { enumDescriptions: Object.values<string>(descriptions) };
}

/** Any text, even empty: the base of every field without its own pattern. */
export const plainText = z
  .string()
  .refine(isPlain, { error: diagnosticCode('bad-character') })
  .meta({
    id: 'plain-text',
    pattern: plainPattern,
    patternErrorMessage: 'في النص محرف لا يظهر في صفحة. The text holds a character that no page can show.',
  });

/** Visible or spoken text: not empty, not only white space, no control characters. */
export const textSchema = plainText.regex(/\S/, { error: diagnosticCode('empty-text') }).meta({
  id: 'text',
  pattern: textPattern,
  patternErrorMessage: 'النص فارغ أو فيه محرف تحكم غير مرئي. The text is empty or holds an invisible control character.',
});

const codeSchema = z
  .string()
  .refine(isCode, { error: diagnosticCode('bad-character') })
  .regex(/\S/, { error: diagnosticCode('empty-text') })
  .meta({
    id: 'code-text',
    pattern: codePattern,
    patternErrorMessage: 'النص فارغ أو فيه محرف لا يظهر في صفحة. The text is empty or holds a character that no page can show.',
  });

/** Text with description. */
export function text(arabic: string, english: string, ...examples: [string, ...string[]]) {
  return kind('text', textSchema.meta(describe(arabic, english, ...examples)));
}

/** Search keyword with description; no page shows it. */
export function keyword(arabic: string, english: string, ...examples: [string, ...string[]]) {
  return kind('keyword', textSchema.meta(describe(arabic, english, ...examples)));
}

/** Code or code-like text with description: not in a human language, preserved exactly. */
export function codeText(arabic: string, english: string, ...examples: [string, ...string[]]) {
  return kind('code', codeSchema.meta(describe(arabic, english, ...examples)));
}

/** Heading on a page, with description; links can target it. */
export function headingText(arabic: string, english: string, ...examples: [string, ...string[]]) {
  return kind('heading', textSchema.meta(describe(arabic, english, ...examples)));
}

const marks = '(**…**, *…*, [… ](/…), [… ](lang:en), [… ](key:), `…`)';
const linkless = marks.replace('[… ](/…), ', '');

/** Sentence with description; may have inline marks. */
export function sentence(arabic: string, english: string, ...examples: [string, ...string[]]) {
  return kind('inline', textSchema.meta(describe(arabic, `${english} ${marks}`, ...examples)));
}

/** Title that may be a link or button, with description; may have marks except links. */
export function title(arabic: string, english: string, ...examples: [string, ...string[]]) {
  return kind('title', textSchema.meta(describe(arabic, `${english} ${linkless}`, ...examples)));
}

/** Sentence of a text with notes at its end, with description; may have marks including notes. */
export function passage(arabic: string, english: string, ...examples: [string, ...string[]]) {
  return kind('passage', textSchema.meta(describe(arabic, `${english} ${marks.slice(0, -1)}, ^[…])`, ...examples)));
}

/** Heading in running text, with description; may have marks, and links can target it. */
export function headline(arabic: string, english: string, ...examples: [string, ...string[]]) {
  return kind('headline', textSchema.meta(describe(arabic, `${english} ${marks}`, ...examples)));
}

const paragraphExample =
  'نساعد الجهة على معرفة قيمها وقياس حضورها، ثم تحويلها إلى سلوك يلاحظه الموظف والمستفيد في مواقف العمل اليومية.';

/** Paragraphs of running text, one sentence field each. */
export const paragraphsSchema = z
  .array(sentence('فقرة واحدة.', 'One paragraph.', paragraphExample))
  .min(1)
  .meta(describe('فقرات النص، كل فقرة في نص مستقل.', 'Paragraphs, one string a paragraph.'));

/** Gregorian date YYYY-MM-DD from 1900 on: earlier years are Hijri dates or typos. */
export const daySchema = kind(
  'day',
  z.iso
    .date({ error: diagnosticCode('bad-date'), abort: true })
    .refine(isOfOurTimes, { error: diagnosticCode('bad-year') })
    .meta({
      id: 'day',
      pattern: `^(?=19|[2-9])${z.regexes.date.source}`,
      patternErrorMessage: 'اكتب التاريخ الميلادي هكذا: 2026-03-29. Write the Gregorian day as 2026-03-29.',
    }),
);

/** Fragment identifier of a block or tab: the part of a link after `#`. */
export const idSchema = kind(
  'id',
  z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, { error: diagnosticCode('bad-id') })
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

/** Fragment identifier of a heading or of its section, in letters of any script; default: derived from its text. */
export const headingIdSchema = kind(
  'id',
  z
    .string()
    .regex(/^(?![A-Z-])(?:(?![A-Z])[\p{L}\p{N}-])+$/u, { error: diagnosticCode('bad-id') })
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

/** Address short enough to be sent; longer ones are not validated further. */
export const addressText = z.string().refine(isShortAddress, { error: diagnosticCode('long-address'), abort: true });

/** Approximation of `isUsableAddress` as a pattern. */
export const usableAddress = String.raw`^(?![\s\S]*[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}])(?!.*%(?![0-9A-Fa-f]{2}))(?!https?:\/\/[^/?#@]+@)`;
const externalHrefPattern = /^https:\/\/[^\s\\/][^\s\\]*$/;

/**
 * Link target: a route path with an optional fragment, or an https:, http:, mailto: or tel: address. Only links may use http:,
 * e.g. for sources of archives, with a warning. Anything else (javascript:, data:, relative paths) is an error.
 */
export const hrefSchema = kind(
  'href',
  addressText
    .refine(isUsableAddress, { error: diagnosticCode('bad-href') })
    .regex(hrefPattern, { error: diagnosticCode('bad-href') })
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

/** Address on another site, beginning with `https:`. */
export const externalHrefSchema = kind(
  'address',
  addressText
    .refine(isUsableAddress, { error: diagnosticCode('bad-external-href') })
    .regex(externalHrefPattern, { error: diagnosticCode('bad-external-href') })
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

/** Address for a frame: of a supported service, or of a site listed in `site.security.frames`. */
export const frameSchema = kind(
  'frame',
  addressText
    .refine(isUsableAddress, { error: diagnosticCode('bad-external-href') })
    .regex(externalHrefPattern, { error: diagnosticCode('bad-external-href') })
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

/** E-mail address, shown on pages. */
export const emailSchema = kind(
  'text',
  z
    .string()
    .max(254, { error: diagnosticCode('bad-email'), abort: true })
    .email({ error: diagnosticCode('bad-email') }),
);

/** Telephone number in digits 0-9 with country code: `+966 11 000 0000`. */
export const phoneSchema = kind(
  'text',
  z
    .string()
    .regex(/^\+?[0-9][0-9 -]+[0-9]$/, { error: diagnosticCode('bad-phone') })
    .meta({
      patternErrorMessage: 'أرقام 0-9 ومسافات وشرطات، مثل +966 11 000 0000. Digits 0-9, spaces and hyphens.',
    }),
);

/** Button: label and target. */
export const actionSchema = z
  .strictObject({
    label: text('الكلمات المكتوبة على الزر.', 'The words on the button.', 'ابدأ المقياس الآن', 'تواصل معنا'),
    href: hrefSchema,
  })
  .meta({ ...describe('زر: كلماته ووجهته.', 'A button: its words and where it leads.'), id: 'action' });

const imageSourceSchema = kind(
  'picture',
  addressText
    .refine(hasShortSegments, { error: diagnosticCode('long-segment'), abort: true })
    .regex(/^(?!.*(?:^|\/)\.)(?!files\/originals\/)[A-Za-z0-9_\-./]+\.(?:svg|png|jpe?g|webp|avif)$/, {
      error: diagnosticCode('bad-image-path'),
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

/** JSON Schema rule of `alt` for editors: empty if and only if the picture is decorative. */
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

/** Fields of every picture. */
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

const badAlt = { error: diagnosticCode('bad-alt'), path: ['alt'] };

/** Image; `alt` may be empty only if it is marked as decorative. */
export const imageSchema = reference(
  'image',
  z
    .strictObject(imageFields)
    .refine(isDescribed, badAlt)
    .meta({ ...describe('صورة: ملفها ووصفها.', 'A picture: its file and what it shows.'), id: 'image', ...alternativeRule }),
);

const percent = z.int().min(0).max(100);

/** Focus of a picture, in its own coordinates: not mirrored by text direction. */
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

/** Image that is cropped to a box of another aspect ratio. */
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

/** Description of an icon, with its keywords. */
function iconMeaning(name: IconName): string {
  const { ar, en } = iconKeywords[name];
  return `${ar.join('، ')} — ${en.join(', ')}`;
}

const iconNameSchema = z.enum(iconNames).meta({ enumDescriptions: iconNames.map(iconMeaning), id: 'icon-name' });

const ownIconSchema = kind(
  'icon',
  plainText.regex(customIconPattern, { error: diagnosticCode('unknown-icon') }).meta({
    id: 'own-icon',
    pattern: customIconPattern.source,
    patternErrorMessage:
      'اسم أيقونة من المجموعة، أو ملف SVG في مجلد assets/icons مثل icons/logo.svg. An icon of the set, or an SVG file in assets/icons/, such as icons/logo.svg.',
  }),
);

/** Icon: a name of the set, or an SVG file in `assets/icons/`. */
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

/** Cards of a block: a whole collection, or some of its cards by name, in the given order. */
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

/** Hides a section: it stays in the file but is not published. */
export const hiddenSchema = z
  .literal(true)
  .optional()
  .meta(describe('true: القسم مخفي؛ يبقى في الملف ولا تعرضه الصفحة.', 'true: hidden; it stays in the file, unshown.', true));

/** Roles of headings: determine text size and spacing of the section. */
export const headingRoles = ['statement', 'section', 'label'] as const;

/** Role of a heading: see `headingRoles`. */
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

/** Fields of every section: id and heading group. */
export const sectionFields = {
  id: headingIdSchema.optional(),
  hidden: hiddenSchema,
  eyebrow: text('كلمات قليلة تظهر فوق العنوان.', 'A few words above the heading.', 'عن المنصة').optional(),
  heading: sentence('عنوان القسم.', 'Heading of the section.', 'خدماتنا'),
  headingRole: headingRoleSchema.optional(),
};

/** Fields of blocks that open a page: its title. */
export const titleFields = {
  id: idSchema.optional(),
  title: sentence(
    'عنوان الصفحة الكبير (h1)، ولا يكون في الصفحة غيره.',
    'Title of the page (its h1), the only one of the page.',
    'من نحن',
    'التدريب',
  ),
};

/** Sentence or two under the heading of a section. */
export const sectionText = sentence(
  'جملة أو جملتان تحت عنوان القسم.',
  'A sentence or two under the heading of the section.',
  'خمس قيم نسترشد بها في عملنا مع الأفراد والجهات.',
).optional();

/** Fields of a section whose heading is optional, and a sentence under it. */
export const openSectionFields = { ...sectionFields, heading: sectionFields.heading.optional(), text: sectionText };

/** Button of a section of cards. */
export const viewAllSchema = actionSchema
  .optional()
  .meta(describe('زر «عرض الكل» بجانب عنوان القسم أو تحته.', 'A "view all" button of the section.'));

/** Social network of a profile. */
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

/** Button, as in the content. */
export type Action = Content<z.infer<typeof actionSchema>>;
/** Picture, as in the content. */
export type Image = Content<z.infer<typeof imageSchema>>;
/** Cropped picture, as in the content. */
export type CroppedImage = Content<z.infer<typeof croppedImageSchema>>;
/** Reference to cards, as in the content. */
export type CardsReference = Content<z.infer<typeof cardsSchema>>;
