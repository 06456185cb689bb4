import * as z from 'zod';
import { cardsLayoutSchema } from '../../schema/cards-schema.ts';
import { cardsSchema, describe, sectionFields, sectionText, sentence, viewAllSchema } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';

const explanation = describe('بطاقات في شبكة.', 'Cards in a grid.');

export const cardGridSchema = z
  .strictObject({
    type: z.literal('card-grid').meta(explanation),
    ...sectionFields,
    heading: sentence(
      'عنوان القسم؛ لا يلزم حيث يكفي عنوان الصفحة، وعندئذ لا يظهر النص ولا الزر.',
      'Heading of the section; not needed where the page title says it: text and button are then not shown.',
      'من منتجاتنا',
    ).optional(),
    text: sectionText,
    cards: cardsSchema,
    layout: cardsLayoutSchema,
    action: viewAllSchema,
  })
  .meta({ ...explanation, id: 'block-card-grid' });

export type CardGrid = Content<z.infer<typeof cardGridSchema>>;
