import * as z from 'zod';
import { ownBody, proseFields } from '../../../blocks/prose/schema.ts';
import { formerPathSchema, routePathSchema } from '../../../model/addresses/schema.ts';
import {
  actionSchema,
  croppedImageSchema,
  daySchema,
  describe,
  describeValues,
  keyword,
  sentence,
  text,
} from '../../../schema/fields.ts';
import { type Content, kind } from '../../../schema/kinds.ts';
import { publicationFields } from '../../../schema/publication-schema.ts';
import { momentSchema } from '../../../schema/times-schema.ts';
import { nameField, namesField } from '../names/fields.ts';
import { defaultPerPage } from './per-page.ts';
import { authorSchema, categorySchema, tagSchema } from './terms-schema.ts';

const eventSchema = z
  .strictObject({
    start: momentSchema.meta(
      describe(
        'بداية الموعد: يوم، أو يوم ووقت مع فرق التوقيت: 2027-02-14T09:00+03:00.',
        'When it begins: a day, or a day and time with the offset from UTC: 2027-02-14T09:00+03:00.',
        '2027-02-14T09:00+03:00',
        '2027-02-14',
      ),
    ),
    end: momentSchema
      .optional()
      .meta(
        describe(
          'نهاية الموعد، تكتب كما كتبت بدايته؛ آخر يوم منه إن كان أيامًا.',
          'When it ends, written as the start is; for days: the last of them.',
          '2027-02-14T12:00+03:00',
          '2027-02-15',
        ),
      ),
    place: text('مكان الموعد.', 'Where it is.', 'قاعة المؤتمرات، الرياض').optional(),
    action: actionSchema.optional().meta(describe('زر للتسجيل مثلًا.', 'A button, such as to register.')),
  })
  .meta(
    describe(
      'موعد يعلن عنه المقال؛ يُضاف إلى صفحته ملف تقويم (ics).',
      'An event that the post announces; its page offers a file for calendars (ics).',
    ),
  );

const postSchema = z
  .strictObject({
    name: nameField([
      'آخر عنوان صفحة المقال، ولا يتكرر في المجموعة؛ لا تغيره بعد النشر إلا مع كتابة العنوان القديم.',
      'Last part of the address of the post, once a collection; changed after publication only with movedFrom.',
      'values-week',
    ]),
    date: momentSchema.meta(
      describe(
        'يوم النشر الميلادي، أو يوم ووقت مع فرق التوقيت؛ وما له وقت يظهر في أول بناء بعده.',
        'Day of publication, or a day and time with the offset from UTC: with a time it is published by the first build after it.',
        '2026-11-05',
        '2026-11-05T14:30+03:00',
      ),
    ),
    updated: daySchema
      .optional()
      .meta(
        describe(
          'يوم آخر تعديل ذي شأن، ويظهر في المقال؛ إن حُذف فيوم النشر.',
          'Day of the last change that matters to readers, shown in the post; absent: that of publication.',
          '2026-11-21',
        ),
      ),
    title: text('عنوان المقال.', 'Title of the post.', 'أسبوع القيم يجمع خمسين جهة'),
    summary: text(
      'خلاصة المقال في جملة أو جملتين: في القوائم والخلاصات ونتائج البحث وأعلى المقال.',
      'The post in a sentence or two: for lists, feeds and search engines, and above the text.',
      'اجتمعت خمسون جهة في الرياض على مدى ثلاثة أيام لتبادل تجاربها في غرس القيم المؤسسية وقياسها.',
    ),
    image: croppedImageSchema
      .optional()
      .meta(describe('صورة المقال، في صفحته وفي القوائم.', 'Picture of the post, on its page and in lists.')),
    authors: namesField(
      'author',
      'أسماء الكتّاب كما كُتبت في كتّاب المجموعة.',
      'Names of authors, as among the authors of the collection.',
      'sara-ali',
    ),
    groups: namesField(
      'group',
      'أسماء التصنيفات كما كُتبت في تصنيفات المجموعة.',
      'Names of categories, as among the categories of the collection.',
      'reports',
    ),
    tags: namesField(
      'tag',
      'أسماء الموضوعات كما كُتبت في موضوعات المجموعة.',
      'Names of tags, as among the tags of the collection.',
      'research',
    ),
    pinned: z
      .literal(true)
      .optional()
      .meta(
        describe(
          'true: المقال مثبت: يسبق غيره في القوائم مهما قدم، وعليه علامة. أما الخلاصات فبالتاريخ.',
          'true: a pinned post comes first in lists, however old it is, and is marked there. Feeds stay in the order of dates.',
          true,
        ),
      ),
    body: ownBody,
    contents: proseFields.contents,
    event: eventSchema.optional(),
    related: namesField(
      'post',
      'أسماء مقالات ذات صلة؛ إن حُذف فالتي تشاركه أكثر الموضوعات.',
      'Names of related posts; absent: those that share most of its tags.',
      'values-index',
    ),
    movedFrom: z
      .array(formerPathSchema)
      .optional()
      .meta(
        describe(
          'عناوين كانت للمقال؛ من يطلبها يُحوَّل إليه.',
          'Addresses that the post had before; whoever asks for one is led here.',
          ['/blog/values-week'],
        ),
      ),
    listed: z
      .boolean()
      .optional()
      .meta(
        describe('false: يُطلب من محركات البحث ألا تعرض المقال.', 'false: search engines are asked not to show the post.', false),
      ),
    searchable: z
      .boolean()
      .optional()
      .meta(
        describe(
          'false: لا يجد البحث في الموقع هذا المقال. والمقال المخفي عن محركات البحث لا يجده إلا إن قيل هنا خلاف ذلك.',
          'false: the search of the site does not find the post. A post hidden from search engines is not found either, unless said otherwise here.',
          false,
        ),
      ),
    keywords: z
      .array(keyword('كلمة أو عبارة واحدة.', 'One word or phrase.', 'جائزة'))
      .optional()
      .meta(
        describe(
          'كلمات يبحث بها الزوار عن المقال وليست في نصه؛ يجده بها البحث في الموقع كما يجده بعنوانه، ولا تظهر في الصفحة.',
          'Words by which visitors look for the post and which it does not say: the search of the site finds it by them as by its title. Not shown.',
          ['جائزة', 'تكريم'],
        ),
      ),
    ...publicationFields,
    placeholder: z
      .literal(true)
      .optional()
      .meta(
        describe(
          'true: المقال لم يكتمل؛ ينبه كل بناء عليه، ولا يقبله البناء المشدد.',
          'true: the post is not complete; every build warns of it, and a strict one refuses it.',
          true,
        ),
      ),
  })
  .meta({
    ...describe(
      'مقال: تنشأ منه صفحته ومواضعه في القوائم والخلاصات.',
      'A post: its page and its places in lists and feeds are made of it.',
    ),
    id: 'post',
  });

const explanation = describe(
  'مقالات أو أخبار: لكل منها صفحة، ولها قوائم بالصفحات وبالموضوعات وبالكتّاب، وخلاصة Atom.',
  'Posts, such as news: each has a page; there are lists by page, tag and author, and an Atom feed.',
);

const postKinds = ['news', 'blog', 'article'] as const;

export const postsSchema = z
  .strictObject({
    type: z.literal('posts').meta(explanation),
    path: routePathSchema.meta(
      describe(
        'عنوان قائمة المقالات؛ وتحته صفحاتها: /news/values-week و/news/tags/research.',
        'Address of the list of posts; pages stand below it: /news/values-week, /news/tags/research.',
        '/news',
      ),
    ),
    title: text('عنوان القائمة.', 'Title of the list.', 'الأخبار'),
    description: kind(
      'meta',
      text(
        'ما في القائمة، لمحركات البحث وقارئات الخلاصات: جملة أو جملتان.',
        'What the list holds, for search engines and feed readers: a sentence or two.',
        'أخبار المنصة وبرامجها وما تنشره من دراسات ومؤشرات، مرتبة من الأحدث إلى الأقدم.',
      ),
    ),
    text: sentence('جملة تحت عنوان القائمة.', 'A sentence under the title of the list.', 'ما جدّ في المنصة وبرامجها.').optional(),
    kind: z
      .enum(postKinds)
      .optional()
      .meta({
        ...describe(
          'نوع المقالات لمحركات البحث؛ إن حُذف فمقالات عامة.',
          'What the posts are, for search engines; absent: articles.',
          'news',
        ),
        ...describeValues<(typeof postKinds)[number]>({
          news: 'أخبار — news',
          blog: 'تدوينات — posts of a blog',
          article: 'مقالات — articles',
        }),
      }),
    perPage: z
      .int()
      .min(1)
      .max(100)
      .optional()
      .meta(
        describe(
          `عدد المقالات في الصفحة الواحدة من القوائم؛ إن حُذف فهو ${defaultPerPage}.`,
          `Posts on one page of a list; absent: ${defaultPerPage}.`,
          defaultPerPage,
        ),
      ),
    authors: z.array(authorSchema).optional().meta(describe('كتّاب المقالات.', 'Authors of the posts.')),
    groups: z
      .array(categorySchema)
      .optional()
      .meta(
        describe(
          'تصنيفات المقالات بترتيب ظهورها: أقسام قليلة ثابتة، إلى جانب الموضوعات.',
          'Categories of the posts, in the order shown: a few fixed ones, beside the tags.',
        ),
      ),
    tags: z
      .array(tagSchema)
      .optional()
      .meta(describe('موضوعات المقالات بترتيب ظهورها.', 'Tags of the posts, in the order shown.')),
    posts: z
      .array(postSchema)
      .min(1)
      .meta(
        describe(
          'المقالات؛ تظهر من الأحدث إلى الأقدم مهما كان ترتيبها هنا.',
          'The posts, in any order: they are shown from the latest to the earliest.',
        ),
      ),
  })
  .meta(explanation);

export type PostCollection = Content<z.infer<typeof postsSchema>>;
export type Post = PostCollection['posts'][number];
export type Author = NonNullable<PostCollection['authors']>[number];
export type Tag = NonNullable<PostCollection['tags']>[number];
export type PostEvent = NonNullable<Post['event']>;
