import * as z from 'zod';
import { describe } from './fields.ts';
import { instantSchema } from './times-schema.ts';

const time = (...words: Parameters<typeof describe>) => instantSchema.meta(describe(...words)).optional();

/** Publication period of a page or post; without it, it is always published. */
export const publicationFields = {
  draft: z
    .literal(true)
    .optional()
    .meta(
      describe(
        'true: مسودة، تظهر في المعاينة ولا يكتبها البناء.',
        'true: a draft, which previews show and no build writes.',
        true,
      ),
    ),
  from: time(
    'وقت النشر مع فرق التوقيت؛ يظهر في أول بناء بعده.',
    'When it is published, with the offset from UTC: by the first build after it.',
    '2027-02-14T09:00+03:00',
  ),
  until: time(
    'وقت انتهاء النشر مع فرق التوقيت؛ يغيب في أول بناء بعده.',
    'When it is published no more, with the offset from UTC: from the first build after it.',
    '2027-03-14T09:00+03:00',
  ),
};
