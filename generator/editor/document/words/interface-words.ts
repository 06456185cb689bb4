import { fileKindNames } from '../../../../templates/model/files/file-kinds.ts';
import { byMessageLanguage, type MessageLanguage, type MessageTexts } from '../../../../templates/model/files/language.ts';
import type { GeneralLabels } from '../../../../templates/model/labels/schema.ts';

type Name = MessageTexts;
type NamesOf<Words> = Record<keyof Words, Name>;

/** Names of the general labels of `site.labels`, by form and key; those of blocks are in their folders. */
const tables: {
  'site.labels': NamesOf<GeneralLabels>;
  'site.labels.notFound': NamesOf<GeneralLabels['notFound']>;
  'site.labels.files': NamesOf<GeneralLabels['files']>;
  'site.labels.dates': NamesOf<GeneralLabels['dates']>;
  'site.labels.unpublished': NamesOf<GeneralLabels['unpublished']>;
  // The omitted keys use their usual names.
  'site.labels.siteSearch': NamesOf<Omit<GeneralLabels['siteSearch'], 'title' | 'description' | 'open' | 'pages'>>;
  'site.labels.desk': NamesOf<GeneralLabels['desk']>;
} = {
  'site.labels': {
    skipToContent: ['تخطَّ إلى المحتوى', 'skip to content'],
    mainNavigation: ['القائمة الرئيسة', 'main navigation'],
    openMenu: ['فتح القائمة', 'open the menu'],
    closeMenu: ['إغلاق القائمة', 'close the menu'],
    more: ['المزيد من الروابط', 'more links'],
    subMenu: ['زر القائمة الفرعية', 'button of a sub-menu'],
    siteSearch: ['كلمات البحث في الموقع', 'words of the site search'],
    desk: ['كلمات ما يُرسل إلى المكتب', 'words of the desk'],
    notInLanguage: ['ليست بهذه اللغة', 'not in this language'],
    home: ['الرئيسة', 'home'],
    breadcrumb: ['مسار التنقل', 'breadcrumb'],
    socialNetworks: ['شبكات التواصل', 'social networks'],
    contactDetails: ['بيانات التواصل', 'contact details'],
    showPassword: ['إظهار كلمة المرور', 'show the password'],
    hidePassword: ['إخفاء كلمة المرور', 'hide the password'],
    sendsNothing: ['نموذج لا يُرسل', 'form that is not sent'],
    leadsNowhere: ['رابط بلا وجهة', 'link that leads nowhere'],
    leadsTo: ['وجهة الرابط', 'where a link leads'],
    passwordShown: ['كلمة المرور ظاهرة', 'password is visible'],
    passwordHidden: ['كلمة المرور مخفية', 'password is hidden'],
    loading: ['قيد التحميل', 'while loading'],
    undescribed: ['صورة لم توصف', 'Undescribed picture'],
    requiredMark: ['علامة الإلزام', 'mark of required fields'],
    notFound: ['كلمات صفحة 404', 'words of the 404 page'],
    files: ['كلمات الملفات', 'words about files'],
    dates: ['كلمات التواريخ', 'words of dates'],
    announcement: ['اسم شريط الإعلان', 'name of the announcement'],
    unpublished: ['ما لم يُنشر', 'what is not published'],
  },
  'site.labels.unpublished': {
    draft: ['مسودة', 'draft'],
    when: ['وقت النشر', 'time of publication'],
    until: ['آخر النشر', 'end of publication'],
  },
  'site.labels.notFound': {
    title: ['عنوان الصفحة', 'title of the page'],
    description: ['وصف الصفحة', 'description of the page'],
    heading: ['العنوان الظاهر', 'heading'],
    text: ['ما يقال للزائر', 'what is said'],
    action: ['زر الرئيسة', 'button that leads home'],
  },
  'site.labels.files': {
    kinds: ['أنواع الملفات', 'kinds of files'],
    kilobytes: ['كيلوبايت بحسب العدد', 'kilobytes by number'],
    megabytes: ['ميغابايت بحسب العدد', 'megabytes by number'],
    language: ['لغة الملف', 'language of a file'],
    separator: ['الفاصل', 'separator'],
  },
  'site.labels.dates': {
    both: ['التاريخ بالتقويمين', 'date in both calendars'],
    until: ['من وقت إلى وقت', 'from one time to another'],
  },
  'site.labels.desk': {
    leaveEmpty: ['اسم حقل المصيدة', 'label of the honeypot'],
    sending: ['في الطريق', 'on its way'],
    sent: ['عنوان الوصول', 'heading when it arrived'],
    thanks: ['ما يُقال عند الوصول', 'what is said then'],
    sentBefore: ['أُرسل من قبل', 'sent before'],
    back: ['رابط العودة', 'link back'],
    review: ['عنوان المراجعة', 'heading for checking'],
    reviewText: ['ما يُقال عند المراجعة', 'what is said for checking'],
    send: ['زر الإرسال', 'button that sends'],
    empty: ['حقل لم يُملأ', 'field not filled in'],
    wait: ['أُرسل قبل القراءة', 'sent too soon'],
    expired: ['صفحة قديمة', 'page too old'],
    changed: ['نموذج تغيّر', 'form that has changed'],
    unreachable: ['مكتب لا يجيب', 'desk does not answer'],
    full: ['لا مكان للحفظ', 'no room'],
    tooMany: ['إرسال كثير', 'too much sent'],
    tooLarge: ['مرفق كبير', 'large attachment'],
    refused: ['إرسال لا يُقبل', 'not accepted'],
    gone: ['نموذج لم يعد في الموقع', 'form no longer there'],
    tooLong: ['نص طويل', 'text too long'],
    badChoice: ['خيار غير معروف', 'unknown choice'],
  },
  'site.labels.siteSearch': {
    field: ['اسم حقل البحث', 'name of the field'],
    close: ['إغلاق', 'close'],
    results: ['عدد النتائج', 'number of results'],
    noResults: ['لا نتائج', 'nothing found'],
    searching: ['جار البحث', 'searching'],
    failed: ['تعذر البحث', 'search failed'],
    more: ['نتائج أخرى', 'more results'],
    part: ['رابط القسم', 'link to the section'],
    others: ['صفحات أخرى', 'other pages'],
  },
};

/** File types are named by their extensions. */
const ofFiles = {
  'site.labels.files.kinds': Object.fromEntries(
    fileKindNames.map((kind): [string, Name] => [kind, [`ملف ${kind}`, `${kind} file`]]),
  ),
};

/** Names of plural categories. */
export const countedWords: Record<string, MessageTexts> = {
  one: ['واحد', 'one'],
  two: ['اثنان', 'two'],
  few: ['من 3 إلى 10', '3 to 10'],
  many: ['من 11 إلى 99', '11 to 99'],
  other: ['ما عدا ذلك', 'all others'],
};

/** Names of the labels of the interface, by form and key. */
export const interfaceWords: Record<string, Record<MessageLanguage, string>> = Object.fromEntries(
  Object.entries<Record<string, Name>>({ ...tables, ...ofFiles }).flatMap(([form, keys]) =>
    Object.entries(keys).map(([key, texts]) => [`${form}.${key}`, byMessageLanguage(texts)]),
  ),
);
