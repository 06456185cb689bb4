import * as z from 'zod';
import { projectFields } from '../../../blocks/projects/project-schema.ts';
import { describe, hrefSchema, text } from '../../../schema/fields.ts';
import type { Content } from '../../../schema/kinds.ts';
import { collectionFields, pageContentFields, pageFields, pathField, termFields } from '../entries/schema.ts';
import { nameField } from '../names/fields.ts';

const projectEntrySchema = z
  .strictObject({
    name: nameField([
      'الاسم الذي تذكر به الأقسام المشروع وآخر عنوان صفحته، ولا يتكرر في المجموعة.',
      'Name by which blocks refer to the project, and last part of the address of its page; once a collection.',
      'water',
    ]),
    title: text('اسم المشروع كما يظهر.', 'Name of the project, as it is shown.', 'سقيا الماء'),
    ...projectFields,
    href: hrefSchema
      .optional()
      .meta(
        describe(
          'صفحة للمشروع في موضع آخر؛ وعندئذ لا تنشأ له صفحة هنا.',
          'A page of the project elsewhere; none is then made here.',
          '/about-us',
        ),
      ),
    ...termFields,
    ...pageContentFields,
    ...pageFields,
  })
  .meta({
    ...describe(
      'مشروع يُكتب مرة واحدة، وتعرضه أقسام المشاريع في أي صفحة.',
      'A project, written once and shown by blocks of projects on any page.',
    ),
    id: 'projects-entry',
  });

const explanation = describe(
  'مشاريع يُتبرع لها أو يُشارك فيها، يُكتب كل منها مرة واحدة، ولكل منها صفحة إن شئت.',
  'Projects that people give to or take part in, each written once and each with a page, if you like.',
);

export const projectsCollectionSchema = z
  .strictObject({
    type: z.literal('projects').meta(explanation),
    path: pathField.meta(
      describe(
        'عنوان تنشأ تحته صفحة لكل مشروع، فيها طرق التبرع: /projects/water؛ إن حُذف فلا صفحات. وصفحة الموقع التي في هذا العنوان هي قائمتها.',
        'Address below which each project has a page with the ways to give: /projects/water; absent: no pages. A page of the site at this address is their list.',
        '/projects',
      ),
    ),
    ...collectionFields,
    entries: z.array(projectEntrySchema).min(1).meta(describe('المشاريع بترتيب ظهورها.', 'The projects, in the order shown.')),
  })
  .meta(explanation);

export type ProjectEntry = Content<z.infer<typeof projectsCollectionSchema>>['entries'][number];
