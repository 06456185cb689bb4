import * as z from 'zod';
import { fault } from './faults.ts';
import { describe } from './fields.ts';
import { kind } from './kinds.ts';
import { isOfOurTimes, matching } from './rules.ts';

/** A day and a time of it, with the offset from UTC. */
const timePattern = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** Nobody knows when a day begins whose place is not known. */
const isNoBareDay = matching(/^(?!\d{4}-\d{2}-\d{2}$)/);

/** The same, of a day that exists. */
const isTime = matching(new RegExp(`(?=${z.regexes.date.source.replace('$', 'T')})${timePattern.source}`));

const time = (...words: Parameters<typeof describe>) =>
  kind(
    'instant',
    z
      .string()
      .refine(isNoBareDay, { error: fault('bare-day'), abort: true })
      .refine(isTime, { error: fault('bad-moment'), abort: true })
      .refine(isOfOurTimes, { error: fault('bad-year') })
      .meta({
        ...describe(...words),
        pattern: timePattern.source.replace('^', '^(?=19|[2-9])'),
        patternErrorMessage:
          'اكتب اليوم والوقت وفرق التوقيت: 2027-02-14T09:00+03:00. Write day, time and offset: 2027-02-14T09:00+03:00.',
      }),
  ).optional();

/** When a page or a post is published; one that says nothing of it is, always. */
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
