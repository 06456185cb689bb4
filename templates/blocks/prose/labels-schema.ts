import { describe, text } from '../../schema/fields.ts';
import { filledOnce, optionalWords } from '../../schema/labels/fields.ts';

const numbered = (arabic: string, english: string, example: string) =>
  filledOnce(
    'اكتب %s موضع رقم الحاشية. Write %s where the number of the note goes.',
    `${arabic}؛ يحل رقمها محل %s.`,
    `${english}; %s stands for its number.`,
    example,
  );

/** Labels of the `prose` block that a site can override. */
export const labelsSchema = optionalWords({
  done: text('يُنطق قبل مهمة أُنجزت.', 'Said before a task that is done.', 'أُنجز:'),
  open: text('يُنطق قبل مهمة لم تُنجز.', 'Said before a task that is not done.', 'لم يُنجز:'),
  notes: text('اسم الحواشي في آخر النص لمن يسمعها.', 'Name of the notes at the end of a text, for those who hear it.', 'الحواشي'),
  formula: text(
    'ما تُسمى به معادلة طويلة لا وصف لها، لمن يصل إليها بلوحة المفاتيح.',
    'Name of a long formula that says no other, for those who reach it by the keyboard.',
    'معادلة',
  ),
  note: numbered('يُنطق موضع رقم الحاشية', 'Said in the place of the number of a note', 'الحاشية %s'),
  backToText: numbered('اسم الرابط من الحاشية إلى موضعها', 'Name of the link from a note to its mark', 'عُد إلى موضع الحاشية %s'),
}).meta(describe('كلمات النص المتصل.', 'Words of running text.'));
