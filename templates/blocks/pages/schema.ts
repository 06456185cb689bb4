import * as z from 'zod';
import { describe, describeValues, hrefSchema, openSectionFields, viewAllSchema } from '../../schema/fields.ts';
import { reference } from '../../schema/kinds.ts';
import { pageListVariants } from './list-variants.ts';

const explanation = describe(
  'صفحات تحت صفحة: بطاقات لها من عناوينها وأوصافها، أو فصول مرقمة، أو ما قبل هذه الصفحة وما بعدها.',
  'The pages below a page: cards of their titles and descriptions, numbered chapters, or what is before this page and after it.',
);

export const pagesSchema = reference(
  'pages',
  z
    .strictObject({
      type: z.literal('pages').meta(explanation),
      ...openSectionFields,
      look: z
        .enum(pageListVariants)
        .optional()
        .meta({
          ...describe('كيف تظهر؛ إن حُذف فبطاقات.', 'How they are shown; absent: as cards.', 'contents'),
          ...describeValues({
            cards: 'بطاقات — cards',
            contents: 'فصول مرقمة — numbered chapters',
            around: 'ما قبل هذه الصفحة وما بعدها من أخواتها — what is before this page and after it, of those beside it',
          }),
        }),
      of: hrefSchema
        .optional()
        .meta(
          describe(
            'الصفحة التي تُعرض صفحاتها؛ إن حُذفت فهذه الصفحة، أو التي فوقها لما قبل هذه وما بعدها.',
            'The page whose pages are shown; absent: this one, or the one above it for what is before and after.',
            '/about-us',
          ),
        ),
      most: z
        .int()
        .min(1)
        .max(500)
        .optional()
        .meta(describe('أقصى عدد يُعرض؛ إن حُذف ظهرت كلها.', 'How many are shown at most; absent: all of them.', 6)),
      action: viewAllSchema,
    })
    .meta({ ...explanation, id: 'block-pages' }),
);
