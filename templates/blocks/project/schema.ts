import * as z from 'zod';
import { entryOf } from '../../schema/entries/schema.ts';
import { describe, idSchema } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';
import { projectSchema } from '../projects/project-schema.ts';

const explanation = describe(
  'مشروع من مجموعة مشاريع، وما جُمع له وطرق التبرع: رأس صفحته، تبدأ به من غير أن يُكتب.',
  'A project of a collection, with what was collected and the ways to give: the head of its page, which begins with it, unasked.',
);

export const projectBlockSchema = z
  .strictObject({
    type: z.literal('project').meta(explanation),
    id: idSchema.optional(),
    from: entryOf('projects', projectSchema).meta(
      describe('المشروع: مجموعته واسمه فيها.', 'The project: the collection, and the name in it.'),
    ),
  })
  .meta({ ...explanation, id: 'block-project' });

export type ProjectHead = Content<z.infer<typeof projectBlockSchema>>;
