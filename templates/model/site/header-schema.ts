import * as z from 'zod';
import { actionSchema, describe, hrefSchema, iconSchema, text } from '../../schema/fields.ts';
import { refineTarget } from './rules.ts';

/** Largest number of links in a sub-menu; longer ones are hard to scan. */
const mostSubLinks = 12;

const subLinkSchema = z
  .strictObject({
    label: text('كلمات الرابط.', 'Words of the link.', 'التدريب', 'القبول'),
    href: hrefSchema.meta(describe('وجهة الرابط.', 'Where the link leads.', '/services/training')),
    description: text(
      'جملة قصيرة تحت الرابط تقول ما في صفحته.',
      'A short sentence below the link that says what its page is about.',
      'برامج للقيادات والموظفين.',
    ).optional(),
  })
  .meta(describe('رابط في قائمة فرعية.', 'A link of a sub-menu.'));

const has = (key: string) => ({ properties: { [key]: {} }, required: [key] });

const navItemSchema = z
  .strictObject({
    label: text(
      'كلمات الرابط؛ يتسع الصف لنحو ستة روابط من كلمة أو كلمتين بجانب زر، وما لا يتسع له العرض يظهر تحت «المزيد».',
      'Words of the link; a row holds about six of a word or two beside a button, and what a width has no room for stands under "More".',
      'الخدمات',
      'من نحن',
    ),
    href: hrefSchema
      .optional()
      .meta(
        describe(
          'وجهة الرابط؛ لا تلزم إن كانت له قائمة فرعية.',
          'Where the link leads; not needed where it has a sub-menu.',
          '/services',
          '/about-us',
        ),
      ),
    links: z
      .array(subLinkSchema)
      .min(1)
      .max(mostSubLinks)
      .optional()
      .meta(
        describe(
          `قائمة فرعية من مستوى واحد، ${mostSubLinks} رابطًا على الأكثر.`,
          `A sub-menu, one level deep, of ${mostSubLinks} links at most.`,
          [{ label: 'التدريب', href: '/services/training' }],
        ),
      ),
  })
  .check(refineTarget)
  .meta({ ...describe('رابط في القائمة.', 'A link of the menu.'), anyOf: [has('href'), has('links')] });

export const headerSchema = z.strictObject({
  links: z
    .array(navItemSchema)
    .optional()
    .meta(
      describe(
        'روابط قائمة التنقل الرئيسية بترتيب أهميتها، ويحسن ألا تزيد على عشرة؛ تقف في صف واحد دائمًا، وما لا يتسع له العرض تحت «المزيد». إن خلت فلا قائمة.',
        'Links of the main navigation in the order of their weight, at best no more than ten; always in one row, those that a width has no room for under "More". None: the header has no menu.',
        [{ label: 'الخدمات', href: '/services' }],
      ),
    ),
  action: actionSchema
    .extend({
      icon: iconSchema
        .optional()
        .meta(describe('أيقونة أمام كلمات الزر.', 'An icon before the words of the button.', 'person', 'key')),
      staysInBar: z
        .boolean()
        .optional()
        .meta(
          describe(
            'true: يبقى الزر ظاهرًا في أعلى الصفحة على الجوال، وإن طال فتحت الشعار؛ وإلا فهو داخل القائمة.',
            'true: on phones the button stays in sight in the header, below the logo where it is long; otherwise it is in the menu.',
            true,
          ),
        ),
    })
    .optional()
    .meta(describe('الزر في أعلى الصفحة.', 'The button in the header.')),
});
