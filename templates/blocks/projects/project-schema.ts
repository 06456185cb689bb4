import * as z from 'zod';
import type { Planned } from '../../model/planned/planned.ts';
import { croppedImageSchema, daySchema, describe, describeValues, hrefSchema, sentence, text } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';
import { giveSchema } from './give-schema.ts';
import { statuses } from './statuses.ts';

const amount = (...words: Parameters<typeof describe>) =>
  z
    .number()
    .min(0)
    .max(1_000_000_000_000)
    .meta(describe(...words))
    .optional();

const goal = z
  .number()
  .positive()
  .max(1_000_000_000_000)
  .meta(describe('المطلوب: مبلغ أو عدد؛ إن حُذف فلا شريط.', 'What is asked for: an amount or a count; absent: no bar.', 60000))
  .optional();

/** Fields of a project, in blocks and collections. */
export const projectFields = {
  text: sentence(
    'جملة أو جملتان عن المشروع.',
    'A sentence or two about the project.',
    'آبار لعشر قرى لا يصلها الماء.',
  ).optional(),
  image: croppedImageSchema
    .optional()
    .meta(describe('صورة المشروع، تُقص لتملأ موضعها.', 'A picture of the project, cropped to fill its room.')),
  status: z
    .enum(statuses)
    .optional()
    .meta({
      ...describe('حال المشروع؛ إن حُذفت فمفتوح، ولا تُقال.', 'How the project stands; absent: open, unsaid.', 'open'),
      ...describeValues({
        planned: 'قادم — planned',
        open: 'مفتوح — open',
        paused: 'متوقف — paused',
        done: 'اكتمل — done',
      }),
    }),
  goal,
  collected: amount('ما جُمع حتى الآن.', 'What was collected so far.', 45000),
  unit: text('ما يُعدّ به المطلوب وما جُمع.', 'What both are counted in.', 'ريال', 'سلة غذائية').optional(),
  until: daySchema.optional().meta(describe('آخر أيامه بصيغة سنة-شهر-يوم.', 'Its last day, as YYYY-MM-DD.', '2027-03-31')),
  give: giveSchema.optional(),
};

export const projectSchema = z.strictObject({
  name: text('اسم المشروع.', 'Name of the project.', 'سقيا الماء'),
  ...projectFields,
  href: hrefSchema.optional().meta(describe('صفحة المشروع.', 'Page of the project.', '/projects/water')),
  groups: z.array(text('قسم كما يظهر في التصفية.', 'A group, as the filter shows it.', 'ماء')).optional(),
});

/** Project, as planned pages have it. */
export type Project = Planned<Content<z.infer<typeof projectSchema>>>;
