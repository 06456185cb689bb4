import * as z from 'zod';
import { eventCardsSchema, linkCardsSchema } from '../vocabulary/cards/schema.ts';
import { describe } from '../vocabulary/fields.ts';
import { documentsSchema } from './documents/schema.ts';
import { peopleCollectionSchema } from './people/schema.ts';
import { postsSchema } from './posts/schema.ts';

/** What is written once: cards and entries that blocks show, and posts, which have lists of their own. */
export const collectionSchema = z
  .discriminatedUnion('type', [linkCardsSchema, eventCardsSchema, postsSchema, peopleCollectionSchema, documentsSchema])
  .meta(
    describe(
      'مجموعة تُكتب مرة واحدة ويعرضها أي قسم يذكر اسمها: بطاقات، أو مقالات لكل منها صفحة، أو أشخاص، أو وثائق.',
      'A collection, written once and shown by any block that names it: cards, posts, each of which has a page, people, or documents.',
    ),
  );
