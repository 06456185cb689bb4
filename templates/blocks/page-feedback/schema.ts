import * as z from 'zod';
import { describe, idSchema, sectionFields, text } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';

const explanation = describe(
  'سؤال عن الصفحة: هل أفادت؟ يجيب عنه الزائر بنعم أو لا، وتصل إجابته إلى مكتب الموقع.',
  'Asks whether the page was useful: visitors answer yes or no, and the desk of the site receives it.',
);

export const pageFeedbackSchema = z
  .strictObject({
    type: z.literal('page-feedback').meta(explanation),
    id: idSchema.optional(),
    hidden: sectionFields.hidden,
    question: text(
      'السؤال؛ إن حُذف فكلماته المعتادة.',
      'The question; absent: the usual one.',
      'هل وجدت في هذه الصفحة ما تبحث عنه؟',
    ).optional(),
    comment: z
      .literal(true)
      .optional()
      .meta(describe('true: للزائر أن يزيد تعليقًا.', 'true: visitors may add a comment.', true)),
  })
  .meta({ ...explanation, id: 'block-page-feedback' });

export type PageFeedback = Content<z.infer<typeof pageFeedbackSchema>>;
