import * as z from 'zod';
import { fileField, fileLanguageSchema } from '../../files/fields.ts';
import { fileKindNames } from '../../files/file-kinds.ts';
import { describe, openSectionFields, sentence, text, viewAllSchema } from '../../vocabulary/fields.ts';
import type { Content } from '../../vocabulary/kinds.ts';

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

export const downloadsSchema = z
  .strictObject({
    type: z.literal('downloads').meta(explanation),
    ...openSectionFields,
    items: z
      .array(downloadSchema.meta(describe('ملف واسمه.', 'A file and what it is called.')))
      .min(1)
      .meta(describe('الملفات بترتيب ظهورها.', 'The files in the order shown.')),
    action: viewAllSchema,
  })
  .meta({ ...explanation, id: 'block-downloads' });

export type Downloads = Content<z.infer<typeof downloadsSchema>>;
