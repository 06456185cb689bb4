import { describe, text } from '../../schema/fields.ts';
import { filledWithTwo, optionalWords, valued } from '../../schema/labels/fields.ts';

/** Labels of the `projects` block that a site can override. */
export const labelsSchema = optionalWords({
  all: text('زر إظهار المشاريع كلها.', 'The button that shows all projects.', 'الكل'),
  amount: filledWithTwo('مبلغ أو عدد ثم وحدته.', 'An amount or a count, then its unit.', '%s %s'),
  collectedOf: filledWithTwo('ما جُمع، ثم المطلوب.', 'What was collected, then the goal.', 'جُمع %s من %s'),
  collected: valued(
    'ما جُمع ولا يُعرف المطلوب؛ القيمة المبلغ',
    'What was collected, where no goal is known; the value is the amount',
    'جُمع %s حتى الآن',
  ),
  goal: valued(
    'المطلوب ولم يُقل ما جُمع؛ القيمة المبلغ',
    'The goal, where nothing was said of what was collected; the value is the amount',
    'المطلوب %s',
  ),
  share: valued('النسبة بعد المبلغين؛ القيمة هي', 'The share, after both amounts; it is the value', '(%s)'),
  until: valued('آخر أيامه؛ القيمة اليوم', 'Its last day, which is the value', 'حتى %s'),
  planned: text('حال مشروع لم يبدأ.', 'Of a project that has not begun.', 'قريبًا'),
  open: text('حال مشروع مفتوح.', 'Of one that is open.', 'مفتوح'),
  paused: text('حال مشروع متوقف.', 'Of one that is paused.', 'متوقف'),
  done: text('حال مشروع اكتمل.', 'Of one that is done.', 'اكتمل'),
  give: text('عنوان طرق التبرع.', 'Heading of the ways to give.', 'تبرع للمشروع'),
  account: text('اسم رقم الحساب.', 'What the number of the account is called.', 'رقم الآيبان'),
  copy: text('زر نسخ رقم الحساب.', 'The button that copies the number.', 'انسخ الرقم'),
  copied: text('بعد نسخه.', 'After it was copied.', 'نُسخ'),
  selected: text('حيث لا ينسخ المتصفح، فيُحدد الرقم.', 'Where browsers do not copy: the number is selected.', 'حُدد، فانسخه'),
  amounts: text('اسم المبالغ التي يُختار منها.', 'What the amounts to choose from are called.', 'اختر مبلغًا'),
  other: text('اسم حقل المبلغ الذي يكتبه الزائر.', 'Name of the field for an amount of one’s own.', 'مبلغ آخر'),
  send: text('زر المتابعة إلى صفحة الدفع.', 'The button that leads to the page for payments.', 'تابع إلى الدفع'),
}).meta(describe('كلمات المشاريع.', 'Words of projects.'));
