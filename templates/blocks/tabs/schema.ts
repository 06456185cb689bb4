import * as z from 'zod';
import { describe, iconSchema, idSchema, sectionFields, sentence, text } from '../../vocabulary/fields.ts';
import type { Content } from '../../vocabulary/kinds.ts';

const explanation = describe(
  'تبويبات في كل منها قائمة مرقمة؛ وبلا برامج نصية تظهر القوائم كلها متتابعة.',
  'Tabs, each with a numbered list. Without scripts all lists are shown one after the other.',
);

const tabSchema = z.strictObject({
  id: idSchema.meta(
    describe(
      'اسم التبويب ليصل إليه رابط (#goals)، بحروف لاتينية صغيرة، ولا يتكرر في الصفحة.',
      'Name of the tab for links (#goals), in small Latin letters, once a page.',
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
    .meta(describe('بنود القائمة المرقمة في التبويب.', 'The numbered list of the tab.')),
});

export const tabsSchema = z
  .strictObject({
    type: z.literal('tabs').meta(explanation),
    ...sectionFields,
    tabs: z
      .array(tabSchema.meta(describe('تبويب: اسمه وأيقوناته وقائمته.', 'A tab: its name, icons and list.')))
      .min(2)
      .meta(
        describe(
          'التبويبات بترتيبها، اثنان على الأقل، وأولها مفتوح في البداية.',
          'The tabs in their order, two at least; the first is open at the start.',
        ),
      ),
  })
  .meta({ ...explanation, id: 'block-tabs' });

export type Tabs = Content<z.infer<typeof tabsSchema>>;
