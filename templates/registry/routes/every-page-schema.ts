import * as z from 'zod';
import { blockSchema } from '../../blocks/schemas.ts';
import { describe, text } from '../../schema/fields.ts';
import { kind } from '../../schema/kinds.ts';

/** Blocks for examples. */
const stamp = [{ type: 'prose', body: ['موقع رسمي تابع لحكومة المملكة العربية السعودية.'] }];
const feedback = [
  {
    type: 'call-to-action',
    layout: 'line',
    heading: 'هل وجدت ما تبحث عنه؟',
    text: 'رأيك يصل إلى من يحرر هذه الصفحات.',
    actions: [{ label: 'أخبرنا', href: 'mailto:editors@example.com' }],
  },
];

/** @param label for examples, as are the blocks */
const strip = (label: string, blocks: readonly object[]) =>
  z.strictObject({
    label: kind(
      'spoken',
      text(
        'اسم هذا الشريط، ينطقه قارئ الشاشة ليميزه عن بقية الصفحة.',
        'Name of this strip, spoken by screen readers to tell it from the rest of the page.',
        label,
      ),
    ),
    blocks: z
      .array(blockSchema.meta(describe('قسم من الشريط يحدده نوعه type.', 'A section of the strip, chosen by its "type".')))
      .min(1)
      .meta(
        describe(
          'أقسام الشريط من أعلى إلى أسفل؛ ولا يكون بينها قسم فيه عنوان الصفحة.',
          'The sections of the strip, from top to bottom; none that gives a page its title.',
          blocks,
        ),
      ),
  });

/** Example of strips on every page. */
export const everyPageExample = { beforeFooter: { label: 'رأيك في هذه الصفحة', blocks: feedback } };

export const everyPageSchema = z.strictObject({
  beforeHeader: strip('موقع حكومي رسمي', stamp)
    .optional()
    .meta(
      describe(
        'شريط فوق أعلى كل صفحة: ختم الجهة أو وسم الموقع الرسمي.',
        'A strip above the header of every page: the stamp of an authority.',
      ),
    ),
  beforeFooter: strip('رأيك في هذه الصفحة', feedback)
    .optional()
    .meta(
      describe(
        'شريط بعد محتوى كل صفحة وقبل تذييلها: رأي الزائر أو طريقة التواصل.',
        'A strip between the content and the footer of every page: feedback, a way to get in touch.',
      ),
    ),
});
