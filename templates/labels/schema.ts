import * as z from 'zod';
import { describe, plainPattern, plainText, text } from '../vocabulary/fields.ts';
import { type Content, kind } from '../vocabulary/kinds.ts';
import { formLabels, placesLabels } from './forms/schema.ts';
import { filesLabels, galleryLabels, videoLabels } from './media/schema.ts';
import { datesLabels, postsLabels } from './posts/schema.ts';
import { siteSearchLabels } from './site-search/schema.ts';

const counted = (arabic: string, english: string, example: string) =>
  kind(
    'text',
    plainText.includes('%s', { error: 'no-count' }).meta({
      pattern: `${plainPattern}[\\s\\S]*%s`,
      ...describe(`${arabic}؛ يحل العدد محل %s.`, `${english}; %s stands for the number.`, example),
      patternErrorMessage: 'اكتب %s موضع العدد. Write %s where the number goes.',
    }),
  );

const columnWords = (arabic: string, english: string, example: string) =>
  kind(
    'text',
    plainText.includes('%s', { error: 'no-count' }).meta({
      pattern: `${plainPattern}[\\s\\S]*%s`,
      ...describe(`${arabic}؛ يحل عنوان العمود محل %s.`, `${english}; %s stands for the heading of the column.`, example),
      patternErrorMessage: 'اكتب %s موضع عنوان العمود. Write %s where the heading of the column goes.',
    }),
  );

/** Words of which each may be left out: what is not written says what the engine says in the language of the content. */
const optionalWords = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape).partial();

const carouselLabels = {
  description: text('ما يسمى به الصف المتحرك.', 'What the moving row is called.', 'شريط بطاقات متحرك'),
  slide: text('ما يسمى به الجزء الواحد منه.', 'What one of its parts is called.', 'بطاقة'),
  slideLabel: kind(
    'text',
    plainText.regex(/%s.*%s/s, { error: 'no-count' }).meta({
      ...describe(
        'اسم البطاقة في الصف؛ يحل رقمها محل %s الأولى وعدد البطاقات محل الثانية.',
        'Name of a slide; %s stands for its number, then for how many there are.',
        '%s من %s',
      ),
      pattern: String.raw`${plainPattern}[\s\S]*%s[\s\S]*%s`,
      patternErrorMessage: 'اكتب %s مرتين: للرقم ثم للعدد. Write %s twice: for the number, then for how many.',
    }),
  ),
  pause: text('اسم زر إيقاف الحركة.', 'Name of the button that stops the movement.', 'أوقف الحركة التلقائية'),
  play: text('اسم زر تشغيل الحركة.', 'Name of the button that starts the movement.', 'شغّل الحركة التلقائية'),
  previous: text('اسم سهم السابق.', 'Name of the previous arrow.', 'البطاقة السابقة'),
  next: text('اسم سهم التالي.', 'Name of the next arrow.', 'البطاقة التالية'),
  first: text('اسم السهم حين يعود إلى الأول.', 'Name of the arrow when it leads to the first.', 'انتقل إلى أول بطاقة'),
  last: text('اسم السهم حين يذهب إلى الأخير.', 'Name of the arrow when it leads to the last.', 'انتقل إلى آخر بطاقة'),
  choose: text('اسم صف النقاط.', 'Name of the row of dots.', 'اختر البطاقات المعروضة'),
  goToSlide: counted('اسم النقطة التي تؤدي إلى بطاقة', 'Name of a dot for one slide', 'انتقل إلى البطاقة %s'),
  goToPage: counted('اسم النقطة التي تؤدي إلى مجموعة بطاقات', 'Name of a dot for a group of slides', 'انتقل إلى المجموعة %s'),
};

const labels = {
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
  subMenu: kind(
    'text',
    plainText.includes('%s', { error: 'no-count' }).meta({
      pattern: `${plainPattern}[\\s\\S]*%s`,
      ...describe(
        'اسم زر القائمة الفرعية، ينطقه قارئ الشاشة؛ تحل كلمات رابطها محل %s.',
        'Name of the button of a sub-menu, spoken by screen readers; %s stands for the words of its link.',
        'روابط «%s»',
      ),
      patternErrorMessage: 'اكتب %s موضع كلمات الرابط. Write %s where the words of the link go.',
    }),
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
  requiredMark: text('علامة بجانب اسم الحقل الإلزامي.', 'Mark beside the name of a required field.', '*'),
  carousel: optionalWords(carouselLabels).meta(describe('كلمات الصف المتحرك.', 'Words of the carousel.')),
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
  posts: postsLabels,
  dates: datesLabels,
  search: optionalWords({
    results: counted('يُنطق بعد تصفية البطاقات', 'Announced after filtering', 'عدد النتائج: %s'),
    noResults: text('يظهر حين لا توجد نتائج.', 'Shown when nothing is found.', 'لا نتائج لهذا البحث'),
  }).meta(describe('كلمات البحث.', 'Words of the search.')),
  siteSearch: siteSearchLabels,
  table: optionalWords({
    ascending: columnWords('يُنطق بعد الترتيب تصاعديًا', 'Announced after sorting upwards', 'مرتب تصاعديًا حسب %s'),
    descending: columnWords('يُنطق بعد الترتيب تنازليًا', 'Announced after sorting downwards', 'مرتب تنازليًا حسب %s'),
  }).meta(describe('كلمات الجداول التي تُرتَّب.', 'Words of tables that can be sorted.')),
  people: optionalWords({
    all: text('زر إظهار الأشخاص كلهم.', 'The button that shows all people.', 'الكل'),
  }).meta(describe('كلمات قسم الأشخاص.', 'Words of people.')),
  gallery: galleryLabels.meta(describe('كلمات معرض الصور.', 'Words of galleries.')),
  video: videoLabels.meta(describe('كلمات الفيديو.', 'Words of videos.')),
  announcement: text(
    'اسم الشريط فوق أعلى الصفحة، ينطقه قارئ الشاشة.',
    'Name of the strip above the header, spoken by screen readers.',
    'إعلان',
  ),
  form: formLabels.meta(describe('كلمات النماذج.', 'Words of forms.')),
  places: placesLabels.meta(describe('كلمات الفروع وأوقات عملها.', 'Words of places and their hours.')),
};

/** Words of the interface, as a site may override them one by one. */
export const labelsSchema = optionalWords(labels);

type Complete<Words> = Words extends string | undefined ? string : { [Key in keyof Words]-?: Complete<NonNullable<Words[Key]>> };

/** Words of the interface, all of them. */
export type Labels = Complete<Content<z.infer<typeof labelsSchema>>>;
