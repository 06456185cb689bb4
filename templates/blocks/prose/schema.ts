import * as z from 'zod';
import { describe, sectionFields, text } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';
import { pieceSchema } from './pieces/schema.ts';
import { refineTables, refineTablesBelow } from './rules.ts';

const explanation = describe(
  'نص متصل: فقرات وعناوين وقوائم وصور وجداول واقتباسات.',
  'Running text: paragraphs, headings, lists, pictures, tables, quotations.',
);

/** Fields of running text, in all blocks that have it. */
export const proseFields = {
  contents: text(
    'عنوان قائمة المحتويات؛ إن حُذف فلا قائمة.',
    'Title of the table of contents; absent: there is none.',
    'في هذه الصفحة',
  ).optional(),
  body: z
    .array(pieceSchema)
    .min(1)
    .meta(
      describe(
        'النص بترتيبه: الفقرة نص، وما سواها جزء له نوعه: عنوان أو قائمة أو صورة وغيرها.',
        'The text in its order: a paragraph is a text, everything else a part of its own kind: heading, list, picture and others.',
      ),
    ),
};

export const proseSchema = z
  .strictObject({
    type: z.literal('prose').meta(explanation),
    ...sectionFields,
    heading: sectionFields.heading
      .optional()
      .meta(
        describe(
          'عنوان القسم؛ إن حُذف كانت عناوين النص في منزلته.',
          'Heading of the section; without it the headings in the text rank as sections do.',
          'سياسة الخصوصية',
        ),
      ),
    ...proseFields,
  })
  .check(refineTablesBelow)
  .meta({ ...explanation, id: 'block-prose' });

/** Running text without a section: its tables need a caption or a heading above them. */
export const ownBody = proseFields.body.check(refineTables);

export type Prose = Content<z.infer<typeof proseSchema>>;
