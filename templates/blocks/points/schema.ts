import * as z from 'zod';
import { describe, describeValues, iconSchema, sectionFields, sectionText, sentence } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';

const explanation = describe(
  'مجموعة نقاط: قيم أو مستهدفات أو خطوات أو فئات.',
  'A set of points: values, targets, steps, audiences.',
);

const pointSchema = z.strictObject({
  icon: iconSchema.meta(describe('أيقونة النقطة.', 'Icon of the point.', 'seedling', 'heart')),
  title: sentence('عنوان النقطة، كلمة أو كلمات قليلة.', 'Title of the point, a word or a few.', 'الأصالة', 'نفع الناس'),
  text: sentence(
    'جملة تشرح النقطة.',
    'A sentence that explains the point.',
    'ننطلق من هوية مجتمعنا ولغته عند تناول مفاهيم القيم وصياغتها.',
    'نرى غاية العمل في أثره النافع للموظف والمستفيد والمجتمع.',
  ),
});

export const pointsSchema = z
  .strictObject({
    type: z.literal('points').meta(explanation),
    ...sectionFields,
    text: sectionText,
    layout: z.enum(['cards', 'steps', 'compact']).meta({
      ...describe('هيئة عرض النقاط.', 'How the points are laid out.', 'cards'),
      ...describeValues({
        cards: 'صناديق — boxes',
        steps: 'خطوات مرقمة متتابعة — a numbered sequence',
        compact: 'قائمة هادئة — a quiet list',
      }),
    }),
    items: z
      .array(pointSchema.meta(describe('نقطة: أيقونة وعنوان وجملة.', 'A point: icon, title and a sentence.')))
      .min(2)
      .meta(
        describe(
          'النقاط بترتيب ظهورها، اثنتان على الأقل، لكل منها أيقونة وعنوان وجملة.',
          'The points, two at least, each with an icon, a title and a sentence.',
        ),
      ),
  })
  .meta({ ...explanation, id: 'block-points' });

export type Points = Content<z.infer<typeof pointsSchema>>;
