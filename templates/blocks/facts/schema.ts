import * as z from 'zod';
import { describe, openSectionFields, sentence, text } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';

const explanation = describe(
  'بيانات: اسم كل بيان وبجانبه قيمته، كبطاقة حادث أو منتج أو فعالية.',
  'Facts: names, each with what is said of it: the sheet of an incident, a product, an event.',
);

const factSchema = z
  .strictObject({
    group: text(
      'عنوان فوق هذا البيان، تبدأ به مجموعة من البيانات.',
      'A title above this fact, with which a group of facts begins.',
      'الأثر',
      'الاستجابة',
    ).optional(),
    term: text('اسم البيان.', 'Name of the fact.', 'تاريخ الاكتشاف', 'الجهات المتأثرة'),
    values: z
      .array(
        sentence('قيمة البيان.', 'What is said of it.', '14 فبراير 2027', '[البيان الرسمي](https://www.example.com/statement)'),
      )
      .min(1)
      .meta(
        describe('قيم البيان: واحدة، أو أكثر وكل منها في سطر.', 'What is said of it: once, or several times, each in a line.', [
          'القطاع الصحي',
          'القطاع المالي',
        ]),
      ),
  })
  .meta({ ...describe('بيان: اسمه وقيمه.', 'A fact: its name and what is said of it.'), id: 'facts-fact' });

/** Fields of facts, in blocks and in running text. */
export const factsFields = {
  items: z.array(factSchema).min(1).meta(describe('البيانات بترتيب ظهورها.', 'The facts in the order shown.')),
};

export const factsSchema = z
  .strictObject({
    type: z.literal('facts').meta(explanation),
    ...openSectionFields,
    ...factsFields,
  })
  .meta({ ...explanation, id: 'block-facts' });

export type Facts = Content<z.infer<typeof factsSchema>>;
