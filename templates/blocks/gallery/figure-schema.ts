import * as z from 'zod';
import { describe, imageSchema, passage, text } from '../../vocabulary/fields.ts';

/** What is written under a picture. */
export const captionField = passage(
  'جملة تحت الصورة.',
  'A sentence under the picture.',
  'ورشة القيم في الرياض، شعبان 1447هـ.',
).optional();

export const creditField = text('صاحب الصورة أو مصدرها.', 'Whose picture it is.', 'تصوير: نورة الشهري').optional();

export const enlargesField = z
  .literal(true)
  .optional()
  .meta(describe('true: تُفتح الصورة بملء الشاشة بضغطة.', 'true: a click opens the picture to fill the screen.', true));

/** A picture with what is written under it. */
export const figureFields = {
  image: imageSchema.meta(describe('الصورة.', 'The picture.')),
  caption: captionField,
  credit: creditField,
};
