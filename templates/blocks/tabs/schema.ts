import * as z from 'zod';
import { describe, iconSchema, idSchema, sectionFields, sentence, text } from '../../schema/fields.ts';
import { type Content, grid } from '../../schema/kinds.ts';
import { refinePlain, refineRows } from '../table/rules.ts';
import { tableFields, tableGrid } from '../table/schema.ts';
import { refineTab } from './rules.ts';

const explanation = describe(
  'تبويبات في كل منها قائمة مرقمة أو جدول؛ وبلا برامج نصية تظهر كلها متتابعة.',
  'Tabs, each with a numbered list or a table. Without scripts all are shown one after the other.',
);

const tabSchema = z.strictObject({
  id: idSchema.meta(
    describe(
      'اسم التبويب ليصل إليه رابط (/الصفحة#goals)، بحروف لاتينية صغيرة، ولا يتكرر في الصفحة.',
      'Name of the tab for links (/page#goals), in small Latin letters, once a page.',
      'goals',
      'target-group',
    ),
  ),
  label: text('الكلمات المكتوبة على التبويب.', 'The words on the tab.', 'الأهداف', 'الفئة المستهدفة'),
  icons: z
    .array(iconSchema)
    .min(1)
    .max(4)
    .meta(
      describe(
        'أيقونة إلى أربع: الأولى في التبويب، وكلها بجانب قائمته.',
        'One to four icons: the first stands in the tab, all stand beside its list.',
        ['target', 'mountain'],
        ['person', 'people'],
      ),
    ),
  items: z
    .array(
      sentence(
        'بند من القائمة المرقمة.',
        'An item of the numbered list.',
        'فهم نتائج المقياس وما تعنيه في عمل المستفيد.',
        'القادة الذين يريدون أن يكونوا قدوة في القيم التي يدعون إليها.',
      ),
    )
    .min(1)
    .optional()
    .meta(describe('بنود القائمة المرقمة في التبويب.', 'The numbered list of the tab.')),
  table: grid(
    tableGrid,
    z
      .strictObject(tableFields)
      .check(refineRows)
      .check(refinePlain)
      .meta(
        describe(
          'جدول في التبويب، اسمه اسم التبويب إن لم يكن له اسم.',
          'A table in the tab, with the name of the tab where it has none of its own.',
        ),
      ),
  ).optional(),
});

export const tabsSchema = z
  .strictObject({
    type: z.literal('tabs').meta(explanation),
    ...sectionFields,
    tabs: z
      .array(
        tabSchema
          .check(refineTab)
          .meta(describe('تبويب: اسمه وأيقوناته وقائمته أو جدوله.', 'A tab: its name, icons, and its list or table.')),
      )
      .min(2)
      .meta(
        describe(
          'التبويبات بترتيبها، اثنان على الأقل، وأولها مفتوح في البداية.',
          'The tabs in their order, two at least; the first is open at the start.',
          [
            { id: 'goals', label: 'الأهداف', icons: ['target'], items: ['فهم نتائج المقياس.'] },
            {
              id: 'fees',
              label: 'الرسوم',
              icons: ['coins'],
              table: { columns: ['البرنامج', 'الرسوم'], rows: [['القيادة بالقيم', '2,400']] },
            },
          ],
        ),
      ),
  })
  .meta({ ...explanation, id: 'block-tabs' });

export type Tabs = Content<z.infer<typeof tabsSchema>>;
