import * as z from 'zod';
import { actionSchema, describe, imageSchema, openSectionFields, sentence, text, viewAllSchema } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';

const explanation = describe(
  'خط زمني: محطات من تاريخ جهة أو من خطة، لكل منها زمن وعنوان.',
  'A timeline: events of a history or a plan, each with its time and a title.',
);

const eventSchema = z.strictObject({
  when: text(
    'الزمن كما يظهر: سنة أو شهر أو مدة، بأي تقويم.',
    'The time as shown: a year, a month, a span, in any calendar.',
    '1445هـ',
    '2019–2021',
    'المرحلة الأولى',
  ),
  title: sentence('ما حدث، كلمات قليلة.', 'What happened, a few words.', 'تأسيس المنصة'),
  text: sentence('جملة أو جملتان عن ذلك.', 'A sentence or two about it.', 'بدأت بخمسة موظفين في الرياض.').optional(),
  image: imageSchema.optional().meta(describe('صورة من ذلك الزمن، تظهر كاملة.', 'A picture of that time, shown whole.')),
  action: actionSchema.optional().meta(describe('رابط إلى ما يزيد على ذلك.', 'A link to more about it.')),
});

export const timelineSchema = z
  .strictObject({
    type: z.literal('timeline').meta(explanation),
    ...openSectionFields,
    items: z
      .array(eventSchema.meta(describe('محطة: زمنها وعنوانها.', 'An event: its time and its title.')))
      .min(1)
      .meta(describe('المحطات بترتيب ظهورها.', 'The events in the order shown.')),
    action: viewAllSchema,
  })
  .meta({ ...explanation, id: 'block-timeline' });

export type Timeline = Content<z.infer<typeof timelineSchema>>;
