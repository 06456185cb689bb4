import { describe, text } from '../../vocabulary/fields.ts';
import { optionalWords, valued } from '../../vocabulary/labels/fields.ts';

/** Words of forms. */
export const labelsSchema = optionalWords({
  requiredNote: valued(
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
  bigFile: valued(
    'رسالة ملف أكبر من الحد، وتُكتب تحت اسم الحقل أيضًا؛ القيمة بالميغابايت',
    'Message of a file over its limit, told under the name of the field too; the value is in megabytes',
    'أكبر حجم للملف: %s ميغابايت',
  ),
  badNumber: text('رسالة عدد غير صحيح.', 'Message of a wrong number.', 'اكتب عددًا بالأرقام'),
  badDate: text('رسالة تاريخ أو وقت غير مكتمل.', 'Message of a day or time that is not complete.', 'أكمل التاريخ أو الوقت'),
  tooLow: valued('رسالة قيمة دون الحد', 'Message of a value below its limit', 'أقل ما يُقبل: %s'),
  tooHigh: valued('رسالة قيمة فوق الحد', 'Message of a value above its limit', 'أكثر ما يُقبل: %s'),
  tooShort: valued(
    'رسالة نص قصير؛ القيمة عدد الأحرف',
    'Message of a short text; the value is a number of characters',
    'عدد الأحرف المطلوب على الأقل: %s',
  ),
  problems: valued(
    'ما يُقال حين لا يُرسل النموذج؛ القيمة عدد الحقول',
    'What is said when the form is not sent; the value is how many fields are wrong',
    'لم يُرسل النموذج. حقول تحتاج إلى تصحيح: %s',
  ),
}).meta(describe('كلمات النماذج.', 'Words of forms.'));
