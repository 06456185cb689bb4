import * as z from 'zod';
import { entryOf } from '../../schema/entries/schema.ts';
import { describe, idSchema } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';
import { placeSchema } from '../places/place-schema.ts';

const explanation = describe(
  'مكان من مجموعة أماكن بصورته وأوقاته: رأس صفحته، تبدأ به من غير أن يُكتب.',
  'A place of a collection with its picture and hours: the head of the page of that place, which begins with it, unasked.',
);

export const placeBlockSchema = z
  .strictObject({
    type: z.literal('place').meta(explanation),
    id: idSchema.optional(),
    from: entryOf('places', placeSchema).meta(
      describe('المكان: مجموعته واسمه فيها.', 'The place: the collection, and the name in it.'),
    ),
  })
  .meta({ ...explanation, id: 'block-place' });

export type PlaceHead = Content<z.infer<typeof placeBlockSchema>>;
