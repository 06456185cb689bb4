import * as z from 'zod';
import { blockSchema } from '../../blocks/schemas.ts';
import { formerPathSchema, routePathSchema } from '../../model/addresses/schema.ts';
import { placeholder } from '../../model/site/fields.ts';
import { daySchema, describe, describeValues, hrefSchema, keyword, text } from '../../schema/fields.ts';
import { kind } from '../../schema/kinds.ts';
import { publicationFields } from '../../schema/publication-schema.ts';
import { type RouteLayout, routeLayouts } from '../../schema/route-layouts.ts';

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

export const routeFields = {
  title: text(
    'عنوان الصفحة في المتصفح ونتائج البحث؛ يضاف إليه اسم الموقع.',
    'Title of the page in the browser; the name of the site is added.',
    'التدريب',
  ),
  description: kind(
    'meta',
    text(
      'ما تقدمه الصفحة، لمحركات البحث: جملة أو جملتان، أو … إلى أن تُكتب.',
      'What the page offers, for search engines: one sentence or two, … until it is written.',
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

/** Page kinds that cannot be derived from its blocks. */
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
    layout: z
      .enum(routeLayouts)
      .optional()
      .meta({
        ...describe(
          'هيئة الصفحة: كيف تُرسم أقسامها كلها؛ إن حُذفت فالهيئة المعتادة. تبقى النصوص وترتيب الأقسام كما كُتبت.',
          'The shape of the page: how all its sections are drawn; absent: the usual one. Texts and the order of the sections stay as written.',
          'ruler',
        ),
        ...describeValues<RouteLayout>({
          ruler:
            'مسطرة: للقياس والدراسات والمراجع، أقسام معلقة على علامات مسطرة عند طرف الصفحة — a ruler: for measures, studies and reference, sections hang on the marks of a ruler at the edge',
          stair:
            'دَرَج: لما يُبنى خطوة بعد خطوة، خطواته درج صاعد من طرف الصفحة إلى طرفها — a stair: for what is built step by step, its steps are a staircase from edge to edge',
          conversation:
            'حديث: للإرشاد والحوار والمواد المقروءة، جملة كبيرة ثم سؤال وجواب بصوتين — a conversation: for guidance and media, one large sentence, then question and answer in two voices',
        }),
      }),
    contents: text(
      'اسم قائمة روابط إلى أقسام الصفحة، تظهر بعد مطلعها، لصفحة طويلة؛ إن حُذف فلا قائمة.',
      'Name of a list of links to the sections of the page, shown below its opening, for a long page; absent: there is none.',
      'في هذه الصفحة',
    ).optional(),
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
    keywords: z
      .array(keyword('كلمة أو عبارة واحدة.', 'One word or phrase.', 'دوام'))
      .optional()
      .meta(
        describe(
          'كلمات يبحث بها الزوار عن الصفحة وليست في نصها؛ يجدها بها البحث في الموقع كما يجدها بعنوانها، ولا تظهر في الصفحة.',
          'Words by which visitors look for the page and which it does not say: the search of the site finds it by them as by its title. Not shown.',
          ['دوام', 'أوقات العمل'],
        ),
      ),
    ...publicationFields,
    placeholder: placeholder.meta(
      describe(
        'true: محتوى الصفحة لم يكتمل؛ ينبه كل بناء عليه، ولا يقبله البناء المشدد.',
        'true: the content is not complete; every build warns of it, and a strict one refuses it.',
        true,
      ),
    ),
  })
  .meta(describe('صفحة من الموقع: عنوانها وأقسامها.', 'A page of the site: its address and its sections.'));
