import * as z from 'zod';
import { fileField } from '../../model/files/fields.ts';
import { fileKindNames, fileKindOf } from '../../model/files/file-kinds.ts';
import { describe, imageSchema, passage, text } from '../../schema/fields.ts';

/** Caption of a picture. */
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

/** Original of a picture: pages show smaller copies without camera metadata. */
export const originalField = fileField(
  [...fileKindNames.filter((name) => fileKindOf(name).group === 'picture'), 'pdf', 'zip'],
  'أصل الصورة كما هو إلا موضع التقاطها، لمن أراد تنزيله: صورة في assets/files/originals، أو ملف PDF أو ZIP في assets/files.',
  'The original, without the place where it was taken, for those who want to download it: a picture in assets/files/originals, or a PDF or ZIP in assets/files.',
  'files/originals/report-page-3.jpg',
).optional();

/** Fields of a picture with caption. */
export const figureFields = {
  image: imageSchema.meta(describe('الصورة.', 'The picture.')),
  caption: captionField,
  credit: creditField,
  original: originalField,
};
