import * as z from 'zod';
import { describe } from '../../../schema/fields.ts';
import { enlargesField, figureFields } from '../../gallery/figure-schema.ts';

const figureExplanation = describe('صورة بين الفقرات.', 'A picture between the paragraphs.');
export const figureSchema = z
  .strictObject({ type: z.literal('figure').meta(figureExplanation), ...figureFields, enlarges: enlargesField })
  .meta({ ...figureExplanation, id: 'prose-figure' });

const picturesExplanation = describe(
  'صورتان أو ثلاث أو أربع متجاورة، وفي الجوال بعضها تحت بعض.',
  'Two to four pictures side by side, one below the other on phones.',
);
export const picturesSchema = z
  .strictObject({
    type: z.literal('pictures').meta(picturesExplanation),
    items: z
      .array(z.strictObject(figureFields).meta(describe('صورة وما يُكتب تحتها.', 'A picture and what is written under it.')))
      .min(2)
      .max(4)
      .meta(describe('الصور بترتيبها.', 'The pictures in their order.')),
    enlarges: enlargesField.meta(
      describe('true: تُفتح الصور بملء الشاشة بضغطة.', 'true: a click opens the pictures to fill the screen.', true),
    ),
  })
  .meta({ ...picturesExplanation, id: 'prose-pictures' });
