import * as z from 'zod';
import { diagnosticCode } from '../../schema/diagnostic-codes.ts';
import { describe, hrefSchema, text } from '../../schema/fields.ts';
import { isGregorianYear } from '../../schema/rules.ts';

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

export const footerSchema = z.strictObject({
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
    .meta(
      describe(
        'قائمة صفحات الموقع في التذييل: صفحات القائمة العليا، ثم الصفحات التي تحت الرئيسية مباشرة ولا رابط إليها في أعلى الصفحة ولا في تذييلها، ما لم تزد كلها على اثنتي عشرة.',
        'List of the pages of the site in the footer: those of the menu, then those right below the home page that no link of the header or footer leads to, where all of them are no more than twelve.',
      ),
    ),
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
        .refine(isGregorianYear, { error: diagnosticCode('bad-year'), abort: true })
        .min(1900)
        .max(2200)
        .meta(describe('السنة الميلادية للحقوق.', 'Year of the copyright.', 2026)),
      text: text('النص الذي يلي السنة.', 'What follows the year.', 'منصة القيم. جميع الحقوق محفوظة.'),
    })
    .optional()
    .meta(describe('سطر الحقوق أسفل الصفحة.', 'The line of copyright at the bottom.')),
});
