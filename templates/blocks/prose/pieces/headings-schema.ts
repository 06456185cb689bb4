import * as z from 'zod';
import { describe, headingIdSchema, headline } from '../../../schema/fields.ts';

/** Fields of headings of all levels. */
const headingFields = {
  text: headline('كلمات العنوان.', 'Words of the heading.', 'كيف نعمل', 'شروط القبول'),
  id: headingIdSchema
    .optional()
    .meta(
      describe(
        'اسم العنوان ليصل إليه رابط (/الصفحة#الاسم)؛ إن حُذف فاسمه كلماته وبينها شرطات.',
        'Name of the heading for links (/page#name); absent: its words, with hyphens between.',
        'how-we-work',
      ),
    ),
};

const headingExplanation = describe('عنوان في النص.', 'A heading in the text.');
export const headingSchema = z
  .strictObject({ type: z.literal('heading').meta(headingExplanation), ...headingFields })
  .meta({ ...headingExplanation, id: 'prose-heading' });

const subheadingExplanation = describe('عنوان فرعي تحت عنوان.', 'A heading of the second level.');
export const subheadingSchema = z
  .strictObject({ type: z.literal('subheading').meta(subheadingExplanation), ...headingFields })
  .meta({ ...subheadingExplanation, id: 'prose-subheading' });

const minorHeadingExplanation = describe('عنوان صغير تحت عنوان فرعي.', 'A heading of the third level, below a subheading.');
export const minorHeadingSchema = z
  .strictObject({ type: z.literal('minor-heading').meta(minorHeadingExplanation), ...headingFields })
  .meta({ ...minorHeadingExplanation, id: 'prose-minor-heading' });

const paragraphHeadingExplanation = describe(
  'عنوان فقرة أو فقرتين تحت عنوان صغير.',
  'A heading of the fourth level: of a paragraph or two, below a minor heading.',
);
export const paragraphHeadingSchema = z
  .strictObject({ type: z.literal('paragraph-heading').meta(paragraphHeadingExplanation), ...headingFields })
  .meta({ ...paragraphHeadingExplanation, id: 'prose-paragraph-heading' });
