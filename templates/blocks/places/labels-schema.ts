import { describe, text } from '../../schema/fields.ts';
import { filledTwice, optionalWords, valued } from '../../schema/labels/fields.ts';

/** Labels of the `places` block that a site can override. */
export const labelsSchema = optionalWords({
  hours: text('عنوان أوقات العمل.', 'Heading of the hours.', 'أوقات العمل'),
  range: filledTwice(
    'اكتب %s مرتين: للبداية ثم للنهاية. Write %s twice: for the beginning, then for the end.',
    'من وقت إلى وقت أو من يوم إلى يوم؛ تحل البداية محل %s الأولى والنهاية محل الثانية.',
    'From one time or day to another; %s stands for the first, then for the last.',
    '%s – %s',
  ),
  everyDay: text('أيام الأسبوع كلها إن تساوت أوقاتها.', 'All days of the week, where they have the same hours.', 'كل يوم'),
  noon: text('الساعة 12:00، مكان كتابتها رقمًا.', 'The time 12:00, instead of its number.', 'الظهر'),
  midnight: text('الساعة 00:00 أو 24:00، مكان كتابتها رقمًا.', 'The time 00:00 or 24:00, instead of its number.', 'منتصف الليل'),
  closed: text('يوم لا عمل فيه.', 'A day without hours.', 'مغلق'),
  allDay: text('يوم لا إغلاق فيه.', 'A day without a close.', 'على مدار الساعة'),
  holidays: text('عنوان أيام الإجازة.', 'Heading of the holidays.', 'إجازات'),
  openUntil: valued(
    'حين يكون المكان مفتوحًا؛ القيمة وقت الإغلاق',
    'While the place is open; the value is when it closes',
    'مفتوح الآن حتى %s',
  ),
  openNow: text('حين يكون المكان مفتوحًا على مدار الساعة.', 'While a place is open that never closes.', 'مفتوح الآن'),
  openPart: valued(
    'حين تكون بعض خدمات المكان متاحة وحدها؛ القيمة أسماؤها',
    'While only some services of a place are open; the value is their names',
    'مفتوح الآن: %s',
  ),
  closedNow: text('حين يكون المكان مغلقًا.', 'While the place is closed.', 'مغلق الآن'),
  map: text('رابط موضع المكان على الخريطة.', 'Link to the place on a map.', 'الموقع على الخريطة'),
  directions: text('رابط الطريق إلى المكان.', 'Link to the way there.', 'الطريق إليه'),
  all: text('زر إظهار الأماكن كلها.', 'The button that shows all places.', 'الكل'),
  choose: text(
    'ما يُقال فوق أسماء الأماكن التي تظهر على خريطتها.',
    'What is said above the names of places that their map shows.',
    'اختر مكانًا لتراه على الخريطة:',
  ),
}).meta(describe('كلمات الفروع وأوقات عملها.', 'Words of places and their hours.'));
