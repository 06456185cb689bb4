import * as z from 'zod';
import { diagnosticCode } from '../../schema/diagnostic-codes.ts';
import { describe, describeValues, hrefSchema, imageSchema, keyword, text } from '../../schema/fields.ts';
import { kind } from '../../schema/kinds.ts';
import { routePathSchema } from '../addresses/schema.ts';
import { siteLanguageSchema } from '../files/language-schema.ts';
import { budgetsSchema } from './budgets-schema.ts';
import { contactSchema, profileSchema } from './contact-schema.ts';
import { deskSchema } from './desk-schema.ts';
import { motionSchema } from './motion-schema.ts';
import { organizationSchema } from './organization-schema.ts';
import { hasPlainBase, hasPlainHost, isSiteUrl, longestSiteUrl } from './rules.ts';
import { securitySchema } from './security-schema.ts';
import { themeSchema } from './theme-schema.ts';

/**
 * Site-wide settings.
 * @param labels schema of the labels
 */
export const settingsSchema = <Labels extends z.ZodType>(labels: Labels) =>
  z.strictObject({
    name: text(
      'اسم الموقع في عنوان المتصفح والبطاقات المشتركة.',
      'Name of the site in browser titles and shared links.',
      'منصة القيم',
    ),
    url: kind(
      'word',
      z
        .string()
        .max(longestSiteUrl, { error: diagnosticCode('long-address'), abort: true })
        .refine(hasPlainHost, { error: diagnosticCode('bad-url'), abort: true })
        .refine(hasPlainBase, { error: diagnosticCode('bad-base-path'), abort: true })
        .refine(isSiteUrl, { error: diagnosticCode('bad-url') })
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
    language: siteLanguageSchema.meta(
      describe(
        'لغة المحتوى، رمزها. كلمات الواجهة معنا بالعربية والإنجليزية، وبالفرنسية والأردية مقترحة، وبغيرها تُكتب في labels.',
        'Language of the content, its tag. Words of the interface come in Arabic and English, as a proposal in French and Urdu; those of others are written in labels.',
        'ar',
        'pt-BR',
      ),
    ),
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
          'لونا الموقع، ومنهما تُشتق ألوانه كلها بتباين مضمون، وهيئته؛ إن حُذف فأخضر وذهبي بالمظهر الرصين.',
          'The two colours of the site, from which all others derive, their contrast assured, and its look. Absent: green and gold, scholarly.',
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
    desk: deskSchema.optional(),
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
        synonyms: z
          .array(
            z
              .strictObject({
                words: z
                  .array(keyword('كلمة أو عبارة واحدة.', 'One word or phrase.', 'اتصل بنا'))
                  .meta(
                    describe(
                      'كلمات أو عبارات لمعنى واحد، اثنتان أو أكثر، وما يقوله الموقع منها بينها.',
                      'Words or phrases for one thing, two or more, that of the site among them.',
                      ['اتصل بنا', 'تواصل معنا'],
                    ),
                  ),
              })
              .meta(describe('كلمات لمعنى واحد.', 'Words for one thing.')),
          )
          .optional()
          .meta(
            describe(
              'كلمات لمعنى واحد: من يبحث بإحداها يجد ما فيه غيرها أيضًا. وصيغ الكلمة وجموعها لا تُكتب هنا، فالبحث يعرفها.',
              'Words for one thing: whoever looks for one of them finds what has another, too. Forms and plurals of a word need not be told.',
              [{ words: ['اتصل بنا', 'تواصل معنا'] }],
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
    organization: organizationSchema.optional(),
    linkNames: z
      .array(
        z
          .strictObject({
            href: hrefSchema,
            name: text('ما يُنطق بعد كلمات الرابط.', 'What is spoken after the words of a link.', 'تسجيل الدخول'),
          })
          .meta(describe('وجهة واسمها.', 'Where links lead, and its name.')),
      )
      .optional()
      .meta(
        describe(
          'أسماء وجهات ينطقها قارئ الشاشة بعد أزرارها وروابطها حيث لا تذكرها كلماتها؛ ولا تظهر على الصفحة.',
          'Names of where links lead, spoken by screen readers after the words of buttons and links that do not say it; not seen.',
          [{ href: '/login', name: 'تسجيل الدخول' }],
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
    labels: labels
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
