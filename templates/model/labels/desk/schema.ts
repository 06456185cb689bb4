import { describe, text } from '../../../schema/fields.ts';
import { filledOnce, optionalWords } from '../../../schema/labels/fields.ts';

/** Labels of what visitors send to the desk of a site: on its pages, and on the pages with which the desk answers. */
export const deskLabels = optionalWords({
  leaveEmpty: text(
    'اسم الحقل الذي لا يملؤه إلا البرامج المزعجة.',
    'Name of the field that only robots fill in.',
    'اترك هذا الحقل فارغًا',
  ),
  sending: text('ما دام ما كتبه الزائر في طريقه.', 'While what a visitor wrote is on its way.', 'جارٍ الإرسال…'),
  sent: text('عنوان ما يُقال حين يصل.', 'Heading of what is said when it has arrived.', 'وصلنا ما أرسلته'),
  thanks: text('ما يُقال تحته.', 'What is said below it.', 'شكرًا لك. سنقرؤه ونرد عليك إن احتاج إلى رد.'),
  sentBefore: text(
    'حين يُرسل الشيء نفسه مرة أخرى.',
    'When the same is sent once more.',
    'وصلنا هذا من قبل، ولا حاجة إلى إرساله مرة أخرى.',
  ),
  back: text('رابط العودة إلى الموقع.', 'Link back to the site.', 'العودة إلى الموقع'),
  review: text('عنوان صفحة المراجعة.', 'Heading of the page for checking.', 'راجع ما كتبته'),
  reviewText: text('ما يُقال تحته.', 'What is said below it.', 'لم يُرسل شيء بعد. إن كان صحيحًا فأرسله.'),
  send: text('زر الإرسال في صفحة المراجعة.', 'Button that sends, on the page for checking.', 'أرسل'),
  empty: text('ما يُكتب مكان حقل لم يُملأ.', 'Stands for a field that is not filled in.', 'لم يُملأ'),
  wait: text('لمن أرسل قبل أن يقرأ.', 'For those who send before they can have read.', 'انتظر ثانيتين ثم أرسل.'),
  expired: text(
    'حين مضى وقت طويل على الصفحة.',
    'When the page is too old.',
    'مضى وقت طويل على هذه الصفحة. راجع ما كتبته ثم أرسله.',
  ),
  changed: text(
    'حين تغير النموذج بعد فتح الصفحة.',
    'When the form has changed since.',
    'تغيّر النموذج بعد أن فتحت الصفحة. راجع ما فيه ثم أرسله.',
  ),
  unreachable: text(
    'حين لا يجيب المكتب؛ وتُكتب بعده بيانات التواصل.',
    'When the desk does not answer; the contact details follow.',
    'تعذر الإرسال الآن، وما كتبته باقٍ في مكانه. أعد المحاولة بعد قليل أو تواصل معنا:',
  ),
  full: text(
    'حين لا يتسع المكتب لشيء.',
    'When the desk has no room.',
    'لا نستطيع حفظ ما أرسلته الآن، وما كتبته باقٍ أمامك. أعد المحاولة لاحقًا.',
  ),
  tooMany: text(
    'حين يُرسل من مكان واحد كثيرًا.',
    'When too much comes from one place.',
    'أُرسل الكثير من هذه الشبكة. أعد المحاولة بعد دقائق.',
  ),
  tooLarge: text(
    'حين يكبر ما أُرسل عما يُقبل.',
    'When what is sent is larger than is accepted.',
    'ما أرفقته أكبر مما يُقبل. أرفق ملفًا أصغر.',
  ),
  refused: text(
    'حين لا يُقبل ما أُرسل.',
    'When what is sent is not accepted.',
    'لم يُقبل ما أُرسل. افتح صفحة النموذج واملأه مرة أخرى.',
  ),
  gone: text('حين لم يعد النموذج في الموقع.', 'When the form is no longer on the site.', 'لم يعد هذا النموذج في الموقع.'),
  tooLong: filledOnce(
    'اكتب %s موضع العدد. Write %s where the number goes.',
    'رسالة نص طويل؛ يحل عدد الأحرف محل %s.',
    'Message of a long text; %s stands for the number of characters.',
    'عدد الأحرف المقبول على الأكثر: %s',
  ),
  badChoice: text('رسالة خيار ليس من الخيارات.', 'Message of a choice that there is not.', 'اختر مما في القائمة'),
}).meta(
  describe(
    'كلمات ما يُرسل إلى مكتب الموقع: في صفحاته وفي ما يجيب به المكتب.',
    'Words of what is sent to the desk of the site: on its pages, and where the desk answers.',
  ),
);
