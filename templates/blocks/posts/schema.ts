import * as z from 'zod';
import { cardsLayoutSchema } from '../../schema/cards-schema.ts';
import { describe, plainText, sectionFields, sectionText, sentence, viewAllSchema } from '../../schema/fields.ts';
import { type Content, kind, type Named, reference } from '../../schema/kinds.ts';

const explanation = describe(
  'مقالات من مجموعة مقالات، من الأحدث إلى الأقدم: آخر الأخبار في الصفحة الرئيسية مثلًا.',
  'Posts of a collection, from the latest to the earliest: the latest news on the home page, for example.',
);

const name = (names: Named, ...words: [arabic: string, english: string, example: string]) =>
  kind('word', plainText.meta(describe(...words)), names);

export const postsBlockSchema = reference(
  'posts',
  z
    .strictObject({
      type: z.literal('posts').meta(explanation),
      ...sectionFields,
      heading: sentence(
        'عنوان القسم؛ لا يلزم حيث يكفي عنوان الصفحة، وعندئذ لا يظهر النص ولا الزر.',
        'Heading of the section; not needed where the page title says it: text and button are then not shown.',
        'آخر الأخبار',
      ).optional(),
      text: sectionText,
      collection: name(
        'posts',
        'اسم مجموعة المقالات كما كُتب بين المجموعات.',
        'Name of a collection of posts, as written among the collections.',
        'news',
      ),
      group: name(
        'group',
        'اسم تصنيف: تظهر مقالاته وحدها.',
        'Name of a category: only posts that are in it are shown.',
        'reports',
      ).optional(),
      tag: name(
        'tag',
        'اسم موضوع: تظهر مقالاته وحدها.',
        'Name of a tag: only posts that have it are shown.',
        'research',
      ).optional(),
      author: name(
        'author',
        'اسم كاتب: تظهر مقالاته وحدها.',
        'Name of an author: only what the author wrote is shown.',
        'sara-ali',
      ).optional(),
      names: z
        .array(name('post', 'اسم مقال من المجموعة.', 'Name of a post of the collection.', 'values-week'))
        .min(1)
        .optional()
        .meta(
          describe('أسماء المقالات المعروضة بترتيب ظهورها.', 'Names of the posts that are shown, in this order.', [
            'values-week',
          ]),
        ),
      most: z
        .int()
        .min(1)
        .max(100)
        .optional()
        .meta(describe('أقصى عدد يُعرض؛ إن حُذف فهو 3.', 'How many are shown at most; absent: 3.', 3)),
      layout: cardsLayoutSchema,
      action: viewAllSchema,
    })
    .meta({ ...explanation, id: 'block-posts' }),
);

export type PostsBlock = Content<z.infer<typeof postsBlockSchema>>;
