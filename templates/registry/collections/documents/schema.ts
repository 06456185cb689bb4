import * as z from 'zod';
import { downloadSchema } from '../../../blocks/downloads/schema.ts';
import { daySchema, describe } from '../../../schema/fields.ts';
import type { Content } from '../../../schema/kinds.ts';
import { collectionFields, pageFields, termFields } from '../entries/schema.ts';
import { nameField } from '../names/fields.ts';

const { draft, placeholder } = pageFields;

const documentEntrySchema = z
  .strictObject({
    name: nameField([
      'الاسم الذي تذكر به الأقسام الوثيقة، ولا يتكرر في المجموعة.',
      'Name by which blocks refer to the document, once a collection.',
      'annual-report-2025',
    ]),
    ...downloadSchema.shape,
    date: daySchema.meta(
      describe(
        'يوم صدورها بصيغة سنة-شهر-يوم؛ بسنته تُجمع الوثائق وتُصفّى.',
        'Day of its publication, as YYYY-MM-DD; documents are grouped and filtered by its year.',
        '2025-12-31',
      ),
    ),
    ...termFields,
    draft,
    placeholder,
  })
  .meta({
    ...describe(
      'وثيقة تُكتب مرة واحدة، وتعرضها أقسام التنزيل في أي صفحة.',
      'A document, written once and shown by blocks of downloads on any page.',
    ),
    id: 'documents-entry',
  });

const explanation = describe(
  'وثائق: تقارير ولوائح ومحاضر ونماذج، تُكتب كل منها مرة واحدة، وتُعرض بسنتها ونوعها.',
  'Documents: reports, rules, minutes, forms, each written once, shown by year and kind.',
);

export const documentsSchema = z
  .strictObject({
    type: z.literal('documents').meta(explanation),
    ...collectionFields,
    entries: z
      .array(documentEntrySchema)
      .min(1)
      .meta(
        describe(
          'الوثائق؛ تظهر من الأحدث إلى الأقدم ما لم يُطلب غير ذلك.',
          'The documents, shown from the latest to the earliest unless asked for otherwise.',
        ),
      ),
  })
  .meta(explanation);

export type DocumentEntry = Content<z.infer<typeof documentsSchema>>['entries'][number];
