import * as z from 'zod';
import { describe, plainPattern, plainText, text } from '../../vocabulary/fields.ts';
import { kind } from '../../vocabulary/kinds.ts';

/** A text in which the value of something stands for `%s`. */
const filled = (arabic: string, english: string, example: string) =>
  kind(
    'text',
    plainText.includes('%s', { error: 'no-count' }).meta({
      pattern: `${plainPattern}[\\s\\S]*%s`,
      ...describe(`${arabic}؛ تحل القيمة محل %s.`, `${english}; %s stands for the value.`, example),
      patternErrorMessage: 'اكتب %s موضع القيمة. Write %s where the value goes.',
    }),
  );

/** Words of forms. */
export const formLabels = z
  .strictObject({
    requiredNote: filled(
      'سطر فوق الحقول يشرح علامة الحقل الإلزامي',
      'A line above the fields that explains the mark of required ones',
      'الحقول المميزة بالعلامة %s إلزامية.',
    ),
    choose: text('ما في القائمة المنسدلة قبل الاختيار.', 'What a list shows before anything is chosen.', 'اختر من القائمة'),
    honeypot: text(
      'اسم الحقل الذي لا يملؤه إلا البرامج المزعجة.',
      'Name of the field that only robots fill in.',
      'اترك هذا الحقل فارغًا',
    ),
    missing: text('رسالة حقل إلزامي فارغ.', 'Message of a required field that is empty.', 'املأ هذا الحقل'),
    missingChoice: text('رسالة خيارات لم يُختر منها.', 'Message where nothing is chosen.', 'اختر واحدًا مما يلي'),
    missingConsent: text('رسالة موافقة لم تُعطَ.', 'Message of consent that is not given.', 'ضع علامة الموافقة للمتابعة'),
    missingFile: text('رسالة ملف لم يُرفق.', 'Message of a file that is not chosen.', 'أرفق ملفًا'),
    badEmail: text('رسالة بريد غير صحيح.', 'Message of a wrong e-mail address.', 'اكتب البريد هكذا: name@example.com'),
    badTel: text('رسالة رقم هاتف غير صحيح.', 'Message of a wrong telephone number.', 'اكتب رقم الهاتف بالأرقام، مثل 0501234567'),
    badMobile: text('رسالة جوال سعودي غير صحيح.', 'Message of a wrong Saudi mobile number.', 'اكتب رقم الجوال هكذا: 0501234567'),
    badNationalId: text('رسالة هوية غير صحيحة.', 'Message of a wrong national ID.', 'رقم الهوية 10 أرقام أولها 1 أو 2'),
    badPostalCode: text('رسالة رمز بريدي غير صحيح.', 'Message of a wrong postal code.', 'الرمز البريدي 5 أرقام'),
    badRegister: text('رسالة سجل تجاري غير صحيح.', 'Message of a wrong registration number.', 'رقم السجل التجاري 10 أرقام'),
    badIban: text('رسالة آيبان غير صحيح.', 'Message of a wrong IBAN.', 'اكتب الآيبان: SA ثم 22 رقمًا'),
    badDigits: text('رسالة حقل لا يقبل إلا الأرقام.', 'Message of a field that takes digits only.', 'اكتب أرقامًا فقط'),
    badArabic: text('رسالة حقل لا يقبل إلا العربية.', 'Message of a field that takes Arabic only.', 'اكتب بحروف عربية'),
    badLatin: text('رسالة حقل لا يقبل إلا اللاتينية.', 'Message of a field that takes Latin only.', 'اكتب بحروف لاتينية'),
    badFileKind: text(
      'رسالة ملف من نوع لا يُقبل.',
      'Message of a file of a kind that is not taken.',
      'هذا النوع من الملفات لا يُقبل هنا',
    ),
    bigFile: filled(
      'رسالة ملف أكبر من الحد، وتُكتب تحت اسم الحقل أيضًا؛ القيمة بالميغابايت',
      'Message of a file over its limit, told under the name of the field too; the value is in megabytes',
      'أكبر حجم للملف: %s ميغابايت',
    ),
    badNumber: text('رسالة عدد غير صحيح.', 'Message of a wrong number.', 'اكتب عددًا بالأرقام'),
    badDate: text('رسالة تاريخ أو وقت غير مكتمل.', 'Message of a day or time that is not complete.', 'أكمل التاريخ أو الوقت'),
    tooLow: filled('رسالة قيمة دون الحد', 'Message of a value below its limit', 'أقل ما يُقبل: %s'),
    tooHigh: filled('رسالة قيمة فوق الحد', 'Message of a value above its limit', 'أكثر ما يُقبل: %s'),
    tooShort: filled(
      'رسالة نص قصير؛ القيمة عدد الأحرف',
      'Message of a short text; the value is a number of characters',
      'عدد الأحرف المطلوب على الأقل: %s',
    ),
    problems: filled(
      'ما يُقال حين لا يُرسل النموذج؛ القيمة عدد الحقول',
      'What is said when the form is not sent; the value is how many fields are wrong',
      'لم يُرسل النموذج. حقول تحتاج إلى تصحيح: %s',
    ),
  })
  .partial();

/** Words of places and their hours. */
export const placesLabels = z
  .strictObject({
    hours: text('عنوان أوقات العمل.', 'Heading of the hours.', 'أوقات العمل'),
    range: kind(
      'text',
      plainText.regex(/%s.*%s/s, { error: 'no-count' }).meta({
        ...describe(
          'من وقت إلى وقت أو من يوم إلى يوم؛ تحل البداية محل %s الأولى والنهاية محل الثانية.',
          'From one time or day to another; %s stands for the first, then for the last.',
          '%s – %s',
        ),
        pattern: String.raw`${plainPattern}[\s\S]*%s[\s\S]*%s`,
        patternErrorMessage: 'اكتب %s مرتين: للبداية ثم للنهاية. Write %s twice: for the beginning, then for the end.',
      }),
    ),
    closed: text('يوم لا عمل فيه.', 'A day without hours.', 'مغلق'),
    allDay: text('يوم لا إغلاق فيه.', 'A day without a close.', 'على مدار الساعة'),
    holidays: text('عنوان أيام الإجازة.', 'Heading of the holidays.', 'إجازات'),
    openUntil: filled(
      'حين يكون المكان مفتوحًا؛ القيمة وقت الإغلاق',
      'While the place is open; the value is when it closes',
      'مفتوح الآن حتى %s',
    ),
    openNow: text('حين يكون المكان مفتوحًا على مدار الساعة.', 'While a place is open that never closes.', 'مفتوح الآن'),
    closedNow: text('حين يكون المكان مغلقًا.', 'While the place is closed.', 'مغلق الآن'),
    map: text('رابط موضع المكان على الخريطة.', 'Link to the place on a map.', 'الموقع على الخريطة'),
    directions: text('رابط الطريق إلى المكان.', 'Link to the way there.', 'الطريق إليه'),
  })
  .partial();
