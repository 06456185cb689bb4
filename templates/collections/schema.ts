import * as z from 'zod';
import { eventCardsSchema, linkCardsSchema } from '../vocabulary/cards/schema.ts';
import { describe } from '../vocabulary/fields.ts';
import { postsSchema } from './posts/schema.ts';

/** What is written once: cards that blocks show, and posts, which have pages of their own. */
export const collectionSchema = z
  .discriminatedUnion('type', [linkCardsSchema, eventCardsSchema, postsSchema])
  .meta(
    describe(
      'مجموعة تُكتب مرة واحدة ويعرضها أي قسم يذكر اسمها: بطاقات، أو مقالات لكل منها صفحة.',
      'A collection, written once and shown by any block that names it: cards, or posts, each of which has a page.',
    ),
  );
