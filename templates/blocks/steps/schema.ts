import * as z from 'zod';
import { actionSchema, describe, openSectionFields, sentence, text, viewAllSchema } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';

const explanation = describe(
  'خطوات مرقمة يتبعها الزائر بالترتيب: تسجيل أو طلب أو إجراء.',
  'Numbered steps that a visitor follows in order: to register, apply, get something done.',
);

const stepSchema = z.strictObject({
  title: sentence('ما يُفعل في هذه الخطوة.', 'What is done in this step.', 'املأ نموذج الطلب'),
  text: sentence('جملة أو جملتان تشرحان الخطوة.', 'A sentence or two that explain it.', 'يستغرق نحو عشر دقائق.').optional(),
  note: text(
    'كلمات قليلة تبين المدة أو من يفعل.',
    'A few words: how long it takes, or who does it.',
    'يومان',
    'ولي الأمر',
  ).optional(),
  action: actionSchema.optional().meta(describe('رابط إلى موضع فعلها.', 'A link to where it is done.')),
});

export const stepsSchema = z
  .strictObject({
    type: z.literal('steps').meta(explanation),
    ...openSectionFields,
    items: z
      .array(stepSchema.meta(describe('خطوة: عنوانها وشرحها.', 'A step: its title and what explains it.')))
      .min(1)
      .meta(describe('الخطوات بترتيبها؛ الترقيم تلقائي.', 'The steps in their order; numbers come by themselves.')),
    action: viewAllSchema,
  })
  .meta({ ...explanation, id: 'block-steps' });

export type Steps = Content<z.infer<typeof stepsSchema>>;
