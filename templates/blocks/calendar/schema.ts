import * as z from 'zod';
import { describe, openSectionFields, plainText, viewAllSchema } from '../../schema/fields.ts';
import { type Content, kind, type Named, reference } from '../../schema/kinds.ts';

const explanation = describe(
  'مواعيد مجموعة مقالات في تقويم: جدول لكل شهر فيه موعد، وعلى الهواتف قائمة بأيامه. وحيث لا موعد لا يظهر القسم.',
  'Events of a collection of posts as a calendar: a table for each month that has one, on phones a list of its days. Without any event the section is left out.',
);

const name = (names: Named, ...words: [arabic: string, english: string, example: string]) =>
  kind('word', plainText.meta(describe(...words)), names);

export const calendarSchema = reference(
  'calendar',
  z
    .strictObject({
      type: z.literal('calendar').meta(explanation),
      ...openSectionFields,
      collection: name(
        'posts',
        'اسم مجموعة المقالات التي فيها المواعيد كما كُتب بين المجموعات.',
        'Name of the collection of posts that has the events, as written among the collections.',
        'news',
      ),
      tag: name(
        'tag',
        'اسم موضوع: تظهر مواعيد مقالاته وحدها.',
        'Name of a tag: only events of posts that have it are shown.',
        'research',
      ).optional(),
      months: z
        .int()
        .min(1)
        .max(36)
        .optional()
        .meta(
          describe(
            'أقصى عدد من الأشهر التي فيها موعد؛ إن زادت ظهر آخرها. إن حُذف فهو 12.',
            'How many months that have an event are shown at most; of more, the last ones. Absent: 12.',
            6,
          ),
        ),
      action: viewAllSchema,
    })
    .meta({ ...explanation, id: 'block-calendar' }),
);

export type CalendarBlock = Content<z.infer<typeof calendarSchema>>;
