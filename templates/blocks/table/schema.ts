import * as z from 'zod';
import { diagnosticCode } from '../../schema/diagnostic-codes.ts';
import { describe, openSectionFields, plainText, sentence, text, title } from '../../schema/fields.ts';
import type { GridForm } from '../../schema/grids.ts';
import { type Content, grid, kind } from '../../schema/kinds.ts';
import { areDistinct, refineName, refinePlain, refineRows, refineSorting } from './rules.ts';

const explanation = describe(
  'جدول: صف للعناوين إن كانت له عناوين، ثم صفوف أول خلية في كل منها اسم الصف.',
  'A table: a row of headings, where it has any, then rows whose first cell names the row.',
);

const cell = z
  .union([
    kind(
      'inline',
      plainText.meta(
        describe('خلية: نص أو رقم، أو "" حيث لا شيء.', 'A cell: text or a number, "" where there is nothing.', '1,250', 'الرياض'),
      ),
    ),
    z
      .array(sentence('بند في الخلية.', 'An item in the cell.', 'دفتر التدريب'))
      .min(1)
      .meta(describe('خلية فيها قائمة قصيرة.', 'A cell with a short list.', ['دفتر التدريب', 'الشهادة'])),
  ])
  .meta({ ...describe('خلية: نص، أو قائمة قصيرة.', 'A cell: text, or a short list.'), id: 'table-cell' });

const mostColumns = 20;

const cells = (arabic: string, english: string, ...examples: string[][]) =>
  z
    .array(cell)
    .min(1)
    .max(mostColumns)
    .meta(describe(arabic, english, ...examples));

export const tableGrid: GridForm = {
  by: 'rows',
  headings: 'columns',
  optional: { plain: 'isPlain', neededBy: 'isSortable' },
  areDistinct: true,
  rows: 'rows',
  last: 'total',
};

export const tableFields = {
  caption: text(
    'اسم الجدول يظهر فوقه، ويسمعه من لا يراه قبل أن يدخله. لا يلزم حيث فوقه عنوان يسميه.',
    'Name of the table, shown above it; those who do not see it hear it before they enter. Not needed below a heading that names it.',
    'رسوم البرامج للعام الدراسي 1448هـ',
  ).optional(),
  columns: z
    .array(title('عنوان العمود.', 'Heading of the column.', 'البرنامج', 'المدة', 'الرسوم'))
    .min(1)
    .max(mostColumns)
    .refine(areDistinct, { error: diagnosticCode('same-columns') })
    .optional()
    .meta(
      describe(
        'عناوين الأعمدة بترتيبها، وأولها عنوان أسماء الصفوف؛ إن حُذفت فالجدول صفوف بلا عناوين.',
        'Headings of the columns in their order; the first stands above the names of the rows. Absent: rows alone, without headings.',
        ['البرنامج', 'المدة', 'المقاعد', 'رسوم الفرد', 'رسوم الجهة', 'التغير'],
      ),
    ),
  rows: z
    .array(
      cells('صف: خلية لكل عمود، أولها اسم الصف.', 'A row: a cell for each column, the first names the row.', [
        'القيادة بالقيم',
        '3 أيام',
        '24',
        '2,400',
        '48,000',
        '-4.5%',
      ]),
    )
    .min(1)
    .meta(
      describe(
        'الصفوف بترتيبها. عمود كل خلاياه أرقام تصطف أرقامه بعضها تحت بعض.',
        'The rows in their order. In a column of numbers digits stand under digits.',
        [
          ['القيادة بالقيم', '3 أيام', '24', '2,400', '48,000', '-4.5%'],
          ['قياس القيم المؤسسية', '5 أيام', '18', '3,950', '64,500', '+12%'],
          ['سفراء القيم', 'يوم واحد', '120', '450', '31,250', '—'],
          ['القيم في خدمة المستفيد', 'يومان', '40', '1,150', '', '+0.8%'],
        ],
      ),
    ),
  total: cells('الصف الأخير حين يكون مجموعًا أو خلاصة.', 'The last row, where it is a sum or a result.', [
    'المجموع',
    '11 يومًا',
    '202',
    '7,950',
    '143,750',
    '',
  ]).optional(),
  isPlain: z
    .literal(true)
    .optional()
    .meta(
      describe(
        'true: خلايا كل صف سواء، لا يسمي أولها الصف. لجدول بلا عناوين أعمدة.',
        'true: all cells of a row are alike, and the first does not name it. For a table without headings of columns.',
        true,
      ),
    ),
};

export const tableSchema = grid(
  tableGrid,
  z
    .strictObject({
      type: z.literal('table').meta(explanation),
      ...openSectionFields,
      ...tableFields,
      note: sentence(
        'سطر تحت الجدول: المصدر أو ما يحتاج إلى بيان.',
        'A line under the table: its source, or what needs a word.',
        'المصدر: التقرير السنوي 1447هـ.',
      ).optional(),
      isSortable: z
        .literal(true)
        .optional()
        .meta(
          describe(
            'true: يرتب الزائر الصفوف بضغط عنوان عمود: الأعداد والتواريخ بقيمتها، وسواها أبجديًا. صف المجموع يبقى آخرها. يلزم له عناوين الأعمدة.',
            'true: visitors sort the rows by pressing the heading of a column: numbers and days by value, all else by the alphabet. The row of totals stays last. Needs headings of columns.',
            true,
          ),
        ),
    })
    .check(refineRows)
    .check(refinePlain)
    .check(refineSorting)
    .check(refineName)
    .meta({
      ...explanation,
      id: 'block-table',
      examples: [{ type: 'table', caption: 'رسوم البرامج', columns: ['البرنامج', 'الرسوم'], rows: [['سفراء القيم', '450']] }],
    }),
);

export type Table = Content<z.infer<typeof tableSchema>>;
