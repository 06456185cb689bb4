import * as z from 'zod';
import { iconKeywords } from '../parts/icon-keywords.ts';
import { type IconName, iconNames } from '../parts/icon-names.ts';

/**
 * Fields that several blocks share. Strings hold plain text: no markup is ever read from content.
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

/** Characters that no text needs: controls other than a line feed, and halves of surrogate pairs. */
const forbiddenCharacters = /(?!\n)\p{Cc}|\p{Cs}/u;

/** Visible or spoken text: never empty, never only white space, no control characters. */
export const textSchema = z
  .string()
  .regex(/\S/, { error: 'empty-text' })
  .refine((text) => !forbiddenCharacters.test(text), { error: 'bad-character' })
  .meta({
    pattern: String.raw`^(?=[\s\S]*\S)(?:\n|[^\p{Cc}\p{Cs}])*$`,
    patternErrorMessage: 'النص فارغ أو فيه محرف تحكم غير مرئي. The text is empty or holds an invisible control character.',
  });

/** A text with its explanation. */
export function text(arabic: string, english: string, ...examples: [string, ...string[]]) {
  return textSchema.meta(describe(arabic, english, ...examples));
}

const paragraphExample =
  'نساعد الجهة على معرفة قيمها وقياس حضورها، ثم تحويلها إلى سلوك يلاحظه الموظف والمستفيد في مواقف العمل اليومية.';

export const paragraphsSchema = z
  .array(text('فقرة واحدة من نص عادي بلا تنسيق.', 'One paragraph of plain text, without markup.', paragraphExample))
  .min(1)
  .meta(describe('فقرات النص، كل فقرة في نص مستقل.', 'Paragraphs of plain text, one string a paragraph.'));

/** Fragment identifier of a block or tab: what follows `#` in a link. */
export const idSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, { error: 'bad-id' })
  .meta({
    ...describe(
      'اسم هذا الموضع ليصل إليه رابط (#الاسم)؛ حروف لاتينية صغيرة وأرقام وشرطات، ولا يتكرر في الصفحة.',
      'Name for links to this place (#name): small Latin letters, digits and hyphens, once a page.',
      'our-values',
      'goals',
    ),
    patternErrorMessage:
      'حروف لاتينية صغيرة وأرقام وشرطات، يبدأ بحرف. Small Latin letters, digits and hyphens, beginning with a letter.',
  });

/** Whether browsers and hosts can read an address: sound escapes, and for https: a plain host without credentials. */
export function isUsableAddress(address: string): boolean {
  if (!address.isWellFormed() || /\p{Cc}/u.test(address)) return false;
  try {
    decodeURI(address);
    if (!address.startsWith('https:')) return true;
    const { host, username, password } = new URL(address);
    return /^[a-z0-9.-]+(?::\d+)?$/.test(host) && username === '' && password === '';
  } catch {
    return false;
  }
}

/** As much of `isUsableAddress` as a pattern can say. */
export const usableAddress = String.raw`^(?!.*[\p{Cc}\p{Cs}])(?!.*%(?![0-9A-Fa-f]{2}))(?!https:\/\/[^/?#@]+@)`;
const hrefPattern = /^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\/][^\s\\]*|mailto:[^\s@]+@[^\s@]+|tel:\+?[0-9][0-9-]*)$/;
const externalHrefPattern = /^https:\/\/[^\s\\/][^\s\\]*$/;

/**
 * Where a link may lead: a route path with an optional fragment, or an https:, mailto: or tel: address.
 * Anything else (javascript:, data:, http:, relative paths) is refused.
 */
export const hrefSchema = z
  .string()
  .refine(isUsableAddress, { error: 'bad-href' })
  .regex(hrefPattern, { error: 'bad-href' })
  .meta({
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
  });

export const externalHrefSchema = z
  .string()
  .refine(isUsableAddress, { error: 'bad-href' })
  .regex(externalHrefPattern, { error: 'bad-href' })
  .meta({
    ...describe(
      'عنوان في موقع آخر يبدأ بـ https:.',
      'An address on another site, beginning with https:.',
      'https://forms.example.com/messages',
    ),
    pattern: `${usableAddress}${externalHrefPattern.source}`,
    patternErrorMessage: 'اكتب عنوانًا يبدأ بـ https://. Write an address that begins with https://.',
  });

export const actionSchema = z
  .strictObject({
    label: text('الكلمات المكتوبة على الزر.', 'The words on the button.', 'ابدأ المقياس الآن', 'تواصل معنا'),
    href: hrefSchema,
  })
  .meta({ ...describe('زر: كلماته ووجهته.', 'A button: its words and where it leads.'), id: 'action' });

const imageSourceSchema = z
  .string()
  .regex(/^(?!.*(?:^|\/)\.)[A-Za-z0-9_\-./]+\.(?:svg|png|jpe?g|webp|avif)$/, { error: 'bad-image-path' })
  .meta({
    ...describe(
      'ملف الصورة داخل مجلد assets، بحروف لاتينية وامتداد svg أو png أو jpg أو webp أو avif.',
      'The file under assets/: Latin letters, ending in svg, png, jpg, webp or avif.',
      'illustrations/training.svg',
    ),
    patternErrorMessage:
      'مسار ملف داخل assets بحروف لاتينية، مثل illustrations/training.svg. A file under assets/ in Latin letters, such as illustrations/training.svg.',
  });

const alternative = describe(
  'ما يظهر في الصورة لمن لا يراها؛ لا يكون فارغًا إلا مع "decorative": true.',
  'What the picture shows, for those who cannot see it; empty only with "decorative": true.',
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
        type: 'string',
        ...alternative,
        pattern: String.raw`\S`,
        patternErrorMessage: 'صف الصورة، أو أضف "decorative": true. Say what the picture shows, or add "decorative": true.',
      },
    },
  },
};

/** An image; `alt` may be empty only where the image is said to be decorative. */
export const imageSchema = z
  .strictObject({
    src: imageSourceSchema,
    alt: z.string().meta(alternative),
    decorative: z
      .literal(true)
      .optional()
      .meta(
        describe(
          'true: الصورة للزينة ولا تزيد على النص المجاور شيئًا، ويكون alt فارغًا.',
          'true: the picture adds nothing to the text beside it, and alt is empty.',
          true,
        ),
      ),
  })
  .refine((image) => (image.decorative === true ? image.alt === '' : /\S/.test(image.alt)), {
    error: 'bad-alt',
    path: ['alt'],
  })
  .meta({ ...describe('صورة: ملفها ووصفها.', 'A picture: its file and what it shows.'), id: 'image', ...alternativeRule });

/** What an icon shows, in the words by which editors may look for it. */
function iconMeaning(name: IconName): string {
  const { ar, en } = iconKeywords[name];
  return `${ar.join('، ')} — ${en.join(', ')}`;
}

export const iconSchema = z.enum(iconNames).meta({
  ...describe(
    'اسم أيقونة من الأيقونات المتاحة.',
    'Name of an icon, out of those there are.',
    'target',
    'mountain',
    'people',
    'heart',
  ),
  enumDescriptions: iconNames.map(iconMeaning),
  id: 'icon',
});

/** Cards that a block shows: a whole collection, or some of its cards by name, in the order given. */
export const cardsSchema = z
  .strictObject({
    collection: z
      .string()
      .meta(
        describe(
          'اسم المجموعة كما كُتب تحت collections في هذا الملف.',
          'Name of a collection, as written under "collections" of this file.',
          'services',
        ),
      ),
    names: z
      .array(
        z
          .string()
          .meta(
            describe('اسم بطاقة من المجموعة.', 'Name of a card of the collection.', 'training', 'consulting', 'measurements'),
          ),
      )
      .min(1)
      .optional()
      .meta(
        describe(
          'أسماء البطاقات المعروضة بترتيب ظهورها؛ احذفه لعرض المجموعة كلها.',
          'Names of cards, in the order shown; absent: all of them.',
          ['training', 'consulting', 'measurements'],
        ),
      ),
  })
  .meta({
    ...describe(
      'البطاقات المعروضة؛ تُكتب البطاقة مرة واحدة تحت collections ويذكرها القسم باسمها.',
      'Which cards are shown. Cards are written once, under "collections".',
    ),
    id: 'cards',
  });

/** Keys that every section may have: a link target and a heading group. */
export const sectionFields = {
  id: idSchema.optional(),
  eyebrow: text('كلمات قليلة تظهر فوق العنوان.', 'A few words above the heading.', 'عن المنصة').optional(),
  heading: text('عنوان القسم.', 'Heading of the section.', 'خدماتنا'),
};

/** What the fields of an opening have in common: the title of the page. */
export const titleFields = {
  id: idSchema.optional(),
  title: text(
    'عنوان الصفحة الكبير (h1)، ولا يكون في الصفحة غيره.',
    'Title of the page (its h1), the only one of the page.',
    'من نحن',
    'التدريب',
  ),
};

/** A sentence or two under the heading of a section. */
export const sectionText = text(
  'جملة أو جملتان تحت عنوان القسم.',
  'A sentence or two under the heading of the section.',
  'خمس قيم نسترشد بها في عملنا مع الأفراد والجهات.',
).optional();

/** The button of a section of cards. */
export const viewAllSchema = actionSchema
  .optional()
  .meta(describe('زر «عرض الكل» بجانب عنوان القسم أو تحته.', 'A "view all" button of the section.'));

export type Action = z.infer<typeof actionSchema>;
export type Image = z.infer<typeof imageSchema>;
export type CardsReference = z.infer<typeof cardsSchema>;
