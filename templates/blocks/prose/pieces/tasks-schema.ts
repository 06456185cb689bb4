import * as z from 'zod';
import { describe, passage } from '../../../schema/fields.ts';

const explanation = describe(
  'قائمة مهام يُرى ما أُنجز منها وما لم يُنجز، ولا يغيرها الزائر.',
  'A list of tasks: what is done is told from what is not. Visitors do not change it.',
);

export const tasksSchema = z
  .strictObject({
    type: z.literal('tasks').meta(explanation),
    items: z
      .array(
        z
          .strictObject({
            text: passage('المهمة.', 'The task.', 'إعلان السلوكات في كل فريق.'),
            done: z
              .literal(true)
              .optional()
              .meta(describe('true: أُنجزت.', 'true: it is done.', true)),
          })
          .meta(describe('مهمة.', 'A task.')),
      )
      .min(1)
      .meta(describe('المهام بترتيبها.', 'The tasks in their order.')),
  })
  .meta({ ...explanation, id: 'prose-tasks' });
