import * as z from 'zod';
import { describe, idSchema, plainText } from '../../schema/fields.ts';
import { type Content, kind, reference } from '../../schema/kinds.ts';

const explanation = describe(
  'رأس مقال: عنوانه وخلاصته وتاريخه وكتّابه وصورته وموعده. تبدأ به صفحة كل مقال من غير أن يُكتب.',
  'The head of a post: title, summary, date, authors, picture, event. The page of each post begins with it, unasked.',
);

export const articleSchema = reference(
  'article',
  z
    .strictObject({
      type: z.literal('article').meta(explanation),
      id: idSchema.optional(),
      collection: kind(
        'word',
        plainText.meta(
          describe(
            'اسم مجموعة المقالات كما كُتب بين المجموعات.',
            'Name of a collection of posts, as among the collections.',
            'news',
          ),
        ),
        'posts',
      ),
      post: kind(
        'word',
        plainText.meta(describe('اسم المقال في المجموعة.', 'Name of the post in the collection.', 'values-week')),
        'post',
      ),
    })
    .meta({ ...explanation, id: 'block-article' }),
);

export type ArticleBlock = Content<z.infer<typeof articleSchema>>;
