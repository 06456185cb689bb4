import * as z from 'zod';
import { refineFilters } from '../../components/filter-rules.ts';
import { fileField, fileLanguageSchema } from '../../model/files/fields.ts';
import { fileKindNames } from '../../model/files/file-kinds.ts';
import type { Planned } from '../../model/planned/planned.ts';
import { entriesOf, itemsOrFrom } from '../../schema/entries/schema.ts';
import { daySchema, describe, openSectionFields, sentence, text, viewAllSchema } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';
import { refineItems } from '../../schema/rules.ts';

const explanation = describe(
  'ملفات للتنزيل: تقارير ونماذج وأدلة؛ يُكتب نوع كل ملف وحجمه من الملف نفسه.',
  'Files to download: reports, forms, guides. Kind and size of each are said from the file itself.',
);

export const downloadSchema = z.strictObject({
  file: fileField(
    fileKindNames,
    'الملف كما هو في assets، في مجلد files.',
    'The file as it lies in assets, in its folder files.',
    'files/annual-report-2025.pdf',
  ),
  title: text('اسم الملف كما يقرؤه الزائر.', 'What the file is, as visitors read it.', 'التقرير السنوي 2025'),
  text: sentence('جملة عن محتواه.', 'A sentence about what is in it.', 'نتائج العام وبياناته المالية المدققة.').optional(),
  language: fileLanguageSchema.optional(),
});

const documentSchema = z.strictObject({
  ...downloadSchema.shape,
  date: daySchema
    .optional()
    .meta(
      describe(
        'يوم صدور الملف بصيغة سنة-شهر-يوم، ويظهر مع اسمه.',
        'Day of its publication, as YYYY-MM-DD, shown with its name.',
        '2025-12-31',
      ),
    ),
  groups: z
    .array(text('نوع كما يظهر في التصفية.', 'A kind, as the filter shows it.', 'تقارير', 'لوائح'))
    .min(1)
    .optional()
    .meta(describe('ما تصفّى به الملفات: نوع أو أكثر لكل ملف.', 'What files are filtered by: the kinds of this one.', ['تقارير'])),
});

export const downloadsSchema = z
  .strictObject({
    type: z.literal('downloads').meta(explanation),
    ...openSectionFields,
    items: z
      .array(documentSchema.meta(describe('ملف واسمه.', 'A file and what it is called.')))
      .min(1)
      .optional()
      .meta(describe('الملفات بترتيب ظهورها.', 'The files in the order shown.')),
    from: entriesOf('documents', documentSchema)
      .optional()
      .meta(
        describe(
          'وثائق من مجموعة وثائق، في موضع ما يُكتب هنا: تُكتب كل منها مرة واحدة وتظهر حيث شئت.',
          'Documents of a collection, in the place of those written here: each is written once, and shown wherever you like.',
        ),
      ),
    byYear: z
      .literal(true)
      .optional()
      .meta(
        describe(
          'true: تُجمع الملفات تحت سنواتها، الأحدث أولًا؛ وما لا يوم له في آخرها.',
          'true: files stand under their years, the latest first; those without a day come last.',
          true,
        ),
      ),
    filterLabel: text(
      'اسم ما تُصفّى به الملفات؛ إن كُتب ظهرت أزرار لأنواعها، وتعمل بلا برامج.',
      'What files are filtered by; where it is written, buttons for their kinds appear, which work without scripts.',
      'النوع',
    ).optional(),
    yearLabel: text(
      'اسم تصفية بالسنوات تعمل مع الأولى معًا؛ ولا تظهر لأكثر من ست عشرة سنة.',
      'Name of a filter by years, which works together with the first; for more than sixteen years there is none.',
      'السنة',
    ).optional(),
    action: viewAllSchema,
  })
  .check(refineItems)
  .check(refineFilters)
  .meta({
    ...explanation,
    id: 'block-downloads',
    ...itemsOrFrom,
    examples: [{ type: 'downloads', items: [{ file: 'files/annual-report-2025.pdf', title: 'التقرير السنوي 2025' }] }],
  });

export type Downloads = Content<z.infer<typeof downloadsSchema>>;

/** File, as planned pages have it. */
export type Document = Planned<Content<z.infer<typeof documentSchema>>>;
