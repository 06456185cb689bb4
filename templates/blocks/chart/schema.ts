import * as z from 'zod';
import { describe, describeValues, openSectionFields, sentence, text } from '../../schema/fields.ts';
import { type Content, grid } from '../../schema/kinds.ts';
import { refineNumbers } from './rules.ts';

const explanation = describe(
  'رسم بياني من أرقام تُكتب هنا: أعمدة أو خطوط أو حصص أو شبكة، ومعه جدوله لمن لا يراه.',
  'A chart of numbers written here: bars, lines, shares or a radar, with its table for those who do not see it.',
);

const seriesSchema = z.strictObject({
  label: text('ما تقيسه هذه الأرقام.', 'What these numbers measure.', 'المتدربون', 'الإنفاق'),
  values: z
    .array(z.number().meta(describe('رقم بلا فواصل ولا وحدة.', 'A number without separators or unit.', 1250, 98.5)))
    .min(1)
    .max(24)
    .meta(describe('رقم لكل فئة، بترتيب الفئات.', 'A number for each category, in their order.', [980, 740, 512, 88])),
});

const chartFields = {
  kind: z.enum(['bars', 'lines', 'shares', 'radar']).meta({
    ...describe('هيئة الرسم.', 'What is drawn.', 'bars'),
    ...describeValues({
      bars: 'أعمدة أفقية تقارن بين فئات — bars that compare categories',
      lines: 'خطوط تتبع تغيرًا مع الزمن — lines that follow a change in time',
      shares: 'حصص من كل، لسلسلة واحدة — shares of a whole, of one series',
      radar: 'شبكة تقارن ثلاثة جوانب فأكثر — a radar of three aspects or more',
    }),
  }),
  caption: text(
    'ما يقوله الرسم: عنوانه، وعنوان جدوله.',
    'What the chart says: its title, and that of its table.',
    'المتدربون في كل عام',
  ),
  unit: text(
    'وحدة الأرقام، تُكتب تحت العنوان. أما علامة مثل % أو ° فتُكتب مع كل رقم.',
    'Unit of the numbers, written under the title. A sign such as % or ° is written with each number.',
    'بآلاف الريالات',
    '%',
  ).optional(),
  categoryLabel: text('ما تسمى به الفئات في الجدول.', 'What the categories are called in the table.', 'المنطقة', 'العام'),
  categories: z
    .array(text('اسم فئة.', 'Name of a category.', '2024', 'الرياض'))
    .min(1)
    .max(24)
    .meta(describe('الفئات بترتيبها.', 'The categories in their order.', ['الرياض', 'مكة المكرمة', 'المنطقة الشرقية', 'عسير'])),
  series: z
    .array(seriesSchema.meta(describe('سلسلة: اسمها وأرقامها.', 'A series: its name and its numbers.')))
    .min(1)
    .max(6)
    .meta(
      describe('سلسلة أو أكثر، لكل منها رقم في كل فئة.', 'One series or more, each with a number for each category.', [
        { label: '1446هـ', values: [980, 740, 512, 88] },
        { label: '1447هـ', values: [1250, 910, 498, 240] },
      ]),
    ),
  axisFrom: z
    .number()
    .optional()
    .meta(
      describe(
        'للخطوط وحدها: الرقم الذي يبدأ منه المحور بدل الصفر، ليتبيّن تغير بين أرقام متقاربة؛ ويقول الرسم ذلك تحته.',
        'Of lines alone: the number that the axis begins at instead of zero, so that a change between near numbers shows; the chart says so below.',
        60,
      ),
    ),
  tableLabel: text(
    'كلمات يفتح بها الزائر جدول الأرقام تحت الرسم؛ إن حُذفت بقي الجدول لقارئات الشاشة وحدها.',
    'Words by which visitors open the table below the chart; absent: the table is for screen readers alone.',
    'الأرقام في جدول',
  ).optional(),
  note: sentence('سطر تحت الرسم: المصدر.', 'A line under the chart: its source.', 'المصدر: التقرير السنوي 1447هـ.').optional(),
};

export const chartSchema = grid(
  {
    by: 'columns',
    corner: 'categoryLabel',
    names: 'categories',
    columns: 'series',
    heading: 'label',
    values: 'values',
    unit: 'unit',
  },
  z
    .strictObject({
      type: z.literal('chart').meta(explanation),
      ...openSectionFields,
      ...chartFields,
    })
    .check(refineNumbers)
    .meta({ ...explanation, id: 'block-chart' }),
);

export type Chart = Content<z.infer<typeof chartSchema>>;
