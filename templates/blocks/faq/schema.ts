import * as z from 'zod';
import { actionSchema, describe, idSchema, openSectionFields, title } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';
import { flowSchema } from '../prose/pieces/lists-schema.ts';

const explanation = describe(
  'أسئلة تُفتح إجاباتها بالنقر، بلا برامج نصية؛ يجدها بحث المتصفح وهي مغلقة.',
  'Questions whose answers open on a click, without scripts; the browser finds them while they are closed.',
);

const questionSchema = z.strictObject({
  id: idSchema
    .optional()
    .meta(
      describe(
        'اسم السؤال ليصل إليه رابط (/الصفحة#refund)، فتُفتح إجابته؛ حروف لاتينية صغيرة، ولا يتكرر في الصفحة.',
        'Name of the question for links (/page#refund), which open the answer: small Latin letters, once a page.',
        'refund',
      ),
    ),
  question: title('السؤال كما يسأله الزائر.', 'The question, as a visitor asks it.', 'هل أستعيد الرسوم إن لم أحضر؟'),
  answer: flowSchema.meta(
    describe('فقرات الإجابة، كل فقرة في نص مستقل، وقوائمها.', 'Paragraphs of the answer, one string each, and its lists.'),
  ),
  open: z
    .literal(true)
    .optional()
    .meta(describe('true: الإجابة مفتوحة من البداية.', 'true: the answer is open from the start.', true)),
});

export const faqSchema = z
  .strictObject({
    type: z.literal('faq').meta(explanation),
    ...openSectionFields,
    items: z
      .array(questionSchema.meta(describe('سؤال وإجابته.', 'A question and its answer.')))
      .min(1)
      .meta(describe('الأسئلة بترتيب ظهورها.', 'The questions in the order shown.')),
    oneAtATime: z
      .literal(true)
      .optional()
      .meta(describe('true: فتح إجابة يغلق غيرها.', 'true: opening one answer closes the others.', true)),
    action: actionSchema.optional().meta(describe('زر لمن لم يجد سؤاله.', 'A button for whose question is not there.')),
  })
  .meta({ ...explanation, id: 'block-faq' });

export type Faq = Content<z.infer<typeof faqSchema>>;
