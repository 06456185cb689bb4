import type * as z from 'zod';
import { describe, text } from '../../schema/fields.ts';
import { type Complete, type Content, kind } from '../../schema/kinds.ts';
import { filled, filledOnce, named, optionalWords } from '../../schema/labels/fields.ts';
import { datesLabels } from './dates/schema.ts';
import { deskLabels } from './desk/schema.ts';
import { filesLabels } from './files/schema.ts';
import { siteSearchLabels } from './site-search/schema.ts';

/** Labels in the order of forms: those before the labels of blocks. */
export const firstWords = {
  skipToContent: text(
    'أول رابط في الصفحة، يظهر عند التنقل بلوحة المفاتيح.',
    'The first link of a page, seen on moving by keyboard.',
    'انتقل إلى المحتوى',
  ),
  mainNavigation: text(
    'اسم قائمة التنقل الرئيسية، ينطقه قارئ الشاشة.',
    'Name of the main navigation, spoken by screen readers.',
    'التنقل الرئيسي',
  ),
  openMenu: text('اسم زر فتح القائمة في الجوال.', 'Name of the button that opens the menu on phones.', 'افتح القائمة'),
  closeMenu: text('اسم زر إغلاق القائمة.', 'Name of the button that closes the menu.', 'أغلق القائمة'),
  more: text(
    'زر ما لا يتسع له الصف من روابط القائمة.',
    'The button for the links of the menu that the row has no room for.',
    'المزيد',
  ),
  subMenu: filledOnce(
    'اكتب %s موضع كلمات الرابط. Write %s where the words of the link go.',
    'اسم زر القائمة الفرعية، ينطقه قارئ الشاشة؛ تحل كلمات رابطها محل %s.',
    'Name of the button of a sub-menu, spoken by screen readers; %s stands for the words of its link.',
    'روابط «%s»',
  ),
  notInLanguage: text(
    'يقال لمن يطلب هذه اللغة لصفحة ليست فيها.',
    'Said where a page is not in this language.',
    'ليست بالعربية: إلى الرئيسية',
  ),
  home: text('اسم الصفحة الرئيسية في مسار التنقل.', 'Name of the home page in the breadcrumb.', 'الرئيسية'),
  breadcrumb: text('اسم مسار التنقل، ينطقه قارئ الشاشة.', 'Name of the breadcrumb, spoken by screen readers.', 'مسار التنقل'),
  socialNetworks: text(
    'اسم قائمة حسابات التواصل، ينطقه قارئ الشاشة.',
    'Name of the list of profiles, spoken by screen readers.',
    'حساباتنا في شبكات التواصل',
  ),
  contactDetails: text(
    'اسم قائمة بيانات التواصل في التذييل، ينطقه قارئ الشاشة.',
    'Name of the list of contact details in the footer, spoken by screen readers.',
    'بيانات التواصل',
  ),
  showPassword: text('اسم زر إظهار كلمة المرور.', 'Name of the button that shows the password.', 'أظهر كلمة المرور'),
  hidePassword: text('اسم زر إخفاء كلمة المرور.', 'Name of the button that hides the password.', 'أخفِ كلمة المرور'),
  passwordShown: text('يُنطق حين تظهر كلمة المرور.', 'Announced when the password becomes visible.', 'كلمة المرور ظاهرة'),
  passwordHidden: text('يُنطق حين تخفى كلمة المرور.', 'Announced when the password becomes hidden.', 'كلمة المرور مخفية'),
  sendsNothing: text('يُكتب تحت نموذج لا وجهة له.', 'Stands below a form that is sent nowhere.', 'لا يرسل هذا النموذج شيئًا بعد.'),
  leadsNowhere: text('يُكتب تحت رابط لا وجهة له.', 'Stands below a link that leads nowhere.', 'لا وجهة لهذا الرابط بعد.'),
  loading: text(
    'يُكتب ويُنطق ما دام ما طلبه الزائر في الطريق.',
    'Shown and spoken while what a visitor asked for is on its way.',
    'جارٍ التحميل…',
  ),
  undescribed: text(
    'يُقال عن صورة لم يُكتب وصفها بعد (…).',
    'Said of a picture whose description is yet to be written (…).',
    'صورة لم يُكتب وصفها بعد',
  ),
  leadsTo: named(
    'ما يُنطق بعد كلمات رابط حيث يقود؛ يحل اسم الوجهة محل %s.',
    'Spoken after the words of a link, of where it leads; %s stands for the name of that.',
    '(%s)',
  ),
  requiredMark: text('علامة بجانب اسم الحقل الإلزامي.', 'Mark beside the name of a required field.', '*'),
};

/** Labels after those of blocks. */
export const lastWords = {
  notFound: optionalWords({
    title: text('عنوان صفحة 404 في المتصفح.', 'Title of the 404 page in the browser.', 'الصفحة غير موجودة'),
    description: kind('meta', text('وصف صفحة 404.', 'Description of the 404 page.', 'تعذر العثور على الصفحة المطلوبة.')),
    heading: text('عنوان صفحة 404 الكبير.', 'Heading of the 404 page.', 'لم نجد الصفحة التي تبحث عنها'),
    text: text('ما يُقال لمن وصل إليها.', 'What is said to whoever comes there.', 'ربما نُقلت الصفحة إلى عنوان آخر.'),
    action: text('زر العودة إلى الرئيسية.', 'The button that leads home.', 'العودة إلى الرئيسية'),
  }).meta(
    describe(
      'كلمات صفحة 404 حيث لم تُكتب للموقع صفحة لها.',
      'Words of the 404 page where the site has not written one of its own.',
    ),
  ),
  files: filesLabels.meta(describe('كلمات الملفات: أنواعها وأحجامها ولغاتها.', 'Words about files: kinds, sizes, languages.')),
  dates: datesLabels,
  siteSearch: siteSearchLabels,
  desk: deskLabels,
  announcement: text(
    'اسم الشريط فوق أعلى الصفحة، ينطقه قارئ الشاشة.',
    'Name of the strip above the header, spoken by screen readers.',
    'إعلان',
  ),
  unpublished: optionalWords({
    draft: text('ما يُكتب فوق مسودة في المعاينة.', 'What stands above a draft in a preview.', 'مسودة لم تُنشر'),
    when: filled('ما يُكتب في المعاينة فوق صفحة لها وقت نشر.', 'What stands in a preview above a page with a time.', 'تُنشر: %s'),
    until: filled('الوقت حيث لم يُذكر إلا آخره.', 'The time where only its end is said.', 'إلى %s'),
  }).meta(
    describe(
      'كلمات المسودات والصفحات التي لها وقت نشر؛ لا تظهر إلا في المعاينة.',
      'Words of drafts and of pages with a time of publication; in previews alone.',
    ),
  ),
};

const generalLabels = optionalWords({ ...firstWords, ...lastWords });

/** All labels except those of blocks. */
export type GeneralLabels = Complete<Content<z.infer<typeof generalLabels>>>;
