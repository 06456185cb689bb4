import * as z from 'zod';
import { eventCardsSchema, linkCardsSchema } from '../../schema/cards/schema.ts';
import { describe } from '../../schema/fields.ts';
import { documentsSchema } from './documents/schema.ts';
import { peopleCollectionSchema } from './people/schema.ts';
import { placesCollectionSchema } from './places/schema.ts';
import { postsSchema } from './posts/schema.ts';
import { projectsCollectionSchema } from './projects/schema.ts';

/** Collections: cards and entries that blocks show, and posts, which have lists of their own. */
export const collectionSchema = z
  .discriminatedUnion('type', [
    linkCardsSchema,
    eventCardsSchema,
    postsSchema,
    peopleCollectionSchema,
    documentsSchema,
    placesCollectionSchema,
    projectsCollectionSchema,
  ])
  .meta(
    describe(
      'مجموعة تُكتب مرة واحدة ويعرضها أي قسم يذكر اسمها: بطاقات، أو مقالات لكل منها صفحة، أو أشخاص، أو وثائق، أو أماكن، أو مشاريع.',
      'A collection, written once and shown by any block that names it: cards, posts, each of which has a page, people, documents, places, or projects.',
    ),
  );
