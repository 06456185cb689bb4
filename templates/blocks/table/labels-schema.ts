import { describe } from '../../schema/fields.ts';
import { filledOnce, optionalWords } from '../../schema/labels/fields.ts';

const columnWords = (arabic: string, english: string, example: string) =>
  filledOnce(
    'اكتب %s موضع عنوان العمود. Write %s where the heading of the column goes.',
    `${arabic}؛ يحل عنوان العمود محل %s.`,
    `${english}; %s stands for the heading of the column.`,
    example,
  );

/** Labels of the `table` block that a site can override. */
export const labelsSchema = optionalWords({
  ascending: columnWords('يُنطق بعد الترتيب تصاعديًا', 'Announced after sorting upwards', 'مرتب تصاعديًا حسب %s'),
  descending: columnWords('يُنطق بعد الترتيب تنازليًا', 'Announced after sorting downwards', 'مرتب تنازليًا حسب %s'),
}).meta(describe('كلمات الجداول التي تُرتَّب.', 'Words of tables that can be sorted.'));
