import * as z from 'zod';
import { entryOf } from '../../schema/entries/schema.ts';
import { describe, idSchema } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';
import { personSchema } from '../people/schema.ts';

const explanation = describe(
  'شخص من مجموعة أشخاص، بصورة كبيرة: رأس صفحته، تبدأ به من غير أن يُكتب.',
  'A person of a collection with a large portrait: the head of the page of that person, which begins with it, unasked.',
);

export const personBlockSchema = z
  .strictObject({
    type: z.literal('person').meta(explanation),
    id: idSchema.optional(),
    from: entryOf('people', personSchema).meta(
      describe('الشخص: مجموعته واسمه فيها.', 'The person: the collection, and the name in it.'),
    ),
  })
  .meta({ ...explanation, id: 'block-person' });

export type PersonHead = Content<z.infer<typeof personBlockSchema>>;
