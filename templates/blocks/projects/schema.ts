import * as z from 'zod';
import { cardsLayoutSchema } from '../../schema/cards-schema.ts';
import { entriesOf } from '../../schema/entries/schema.ts';
import { describe, openSectionFields, text, viewAllSchema } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';
import { projectSchema } from './project-schema.ts';

const explanation = describe(
  'مشاريع من مجموعة مشاريع: ما يُطلب لكل منها، وما جُمع، وإلى متى.',
  'Projects of a collection: what each asks for, what was collected, and until when.',
);

export const projectsSchema = z
  .strictObject({
    type: z.literal('projects').meta(explanation),
    ...openSectionFields,
    from: entriesOf('projects', projectSchema).meta(
      describe('المشاريع: مجموعتها، وأيها يظهر منها.', 'The projects: their collection, and which of it are shown.'),
    ),
    filterLabel: text(
      'اسم ما تُصفّى به المشاريع؛ إن كُتب ظهرت أزرار لأقسامها، وتعمل بلا برامج.',
      'What projects are filtered by; where it is written, buttons for their groups appear, which work without scripts.',
      'المجال',
    ).optional(),
    layout: cardsLayoutSchema,
    action: viewAllSchema,
  })
  .meta({ ...explanation, id: 'block-projects' });

export type Projects = Content<z.infer<typeof projectsSchema>>;
