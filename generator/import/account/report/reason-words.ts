import type { ChangeReason, OmissionReason } from '../../model/losses.ts';
import type { Texts } from './words.ts';

interface ReasonWords {
  name: Texts;
  text: Texts;
}

export const omissionWords: Record<OmissionReason, ReasonWords> = {
  unpublished: {
    name: { ar: 'غير منشور', en: 'Not public' },
    text: {
      ar: 'محتوى خاص أو محذوف أو محمي بكلمة مرور. لا تظهر كلماته هنا ولا في الموقع الجديد.',
      en: 'Private, in the bin or behind a password. Its words are shown neither here nor in the new site.',
    },
  },
  shortcode: {
    name: { ar: 'رموز إضافات مختصرة', en: 'Shortcodes of plugins' },
    text: {
      ar: 'رموز كانت إضافة في الموقع القديم تضع محتوى مكانها، ولا تعمل دون تلك الإضافة.',
      en: 'Codes that a plugin of the old site replaced with content. They do nothing without that plugin.',
    },
  },
  script: {
    name: { ar: 'برامج وأنماط', en: 'Scripts and styles' },
    text: { ar: 'شيفرات برمجية وأنماط عرض، وليست من المحتوى.', en: 'Code and styles, which are not content.' },
  },
  form: {
    name: { ar: 'نماذج', en: 'Forms' },
    text: {
      ar: 'حقول نماذج. يحتاج النموذج إلى عنوان يستقبل ما يُرسل منه، فأضفه في الموقع الجديد.',
      en: 'Fields of forms. A form needs an address that receives it: add it in the new site.',
    },
  },
  hidden: {
    name: { ar: 'محتوى مخفي', en: 'Hidden content' },
    text: { ar: 'كان مخفيًا عن زوار الموقع القديم.', en: 'Hidden from visitors of the old site.' },
  },
  'page-frame': {
    name: { ar: 'إطار الصفحة', en: 'Frame of the page' },
    text: {
      ar: 'الترويسة وقوائم التنقل والشريط الجانبي والتذييل. للموقع الجديد ما يقابلها.',
      en: 'Header, navigation, sidebar and footer around the content. The new site has its own.',
    },
  },
  comment: {
    name: { ar: 'تعليقات', en: 'Comments' },
    text: { ar: 'تعليقات الزوار، ولا تُنقل إلا إذا طُلب نقلها.', en: 'Comments of visitors are imported only on request.' },
  },
  'plugin-data': {
    name: { ar: 'بيانات إضافات', en: 'Data of plugins' },
    text: {
      ar: 'بيانات تحفظها الإضافات والقوالب لنفسها، ولا نص ظاهر فيها.',
      en: 'Data that plugins and themes keep for themselves, without visible text.',
    },
  },
  dynamic: {
    name: { ar: 'محتوى يُولّد عند الفتح', en: 'Made when a page is opened' },
    text: {
      ar: 'كان الموقع القديم يولّده عند فتح الصفحة، فليس في ملف التصدير.',
      en: 'The old site made it when a page was opened, so it is not in the source.',
    },
  },
  duplicate: {
    name: { ar: 'محتوى مكرر', en: 'Duplicates' },
    text: {
      ar: 'المحتوى نفسه مرتين في صفحة واحدة، فنُقل مرة.',
      en: 'The same content twice in one document. It was imported once.',
    },
  },
  unsafe: {
    name: { ar: 'محتوى قد يضر', en: 'Unsafe content' },
    text: { ar: 'عناوين أو ملفات قد تضر الزوار.', en: 'Addresses or files that could do harm.' },
  },
  unreadable: {
    name: { ar: 'تعذرت قراءته', en: 'Unreadable' },
    text: { ar: 'ملفات أو عناصر تعذرت قراءتها.', en: 'Files or elements that could not be read.' },
  },
  'too-large': {
    name: { ar: 'أكبر من الحد', en: 'Too large' },
    text: { ar: 'أكبر مما يسعه الموقع.', en: 'Larger than what a site can have.' },
  },
  'not-selected': {
    name: { ar: 'لم يُختر', en: 'Not selected' },
    text: { ar: 'استثنته خيارات الاستيراد.', en: 'Not selected by the options of the import.' },
  },
  'address-gone': {
    name: { ar: 'عناوين زالت', en: 'Addresses that are gone' },
    text: { ar: 'عناوين لم يعد لها ما يقابلها.', en: 'Addresses that nothing answers any more.' },
  },
};

export const changeWords: Record<ChangeReason, ReasonWords> = {
  characters: {
    name: { ar: 'محارف', en: 'Characters' },
    text: {
      ar: 'أزيلت محارف خفية وتطويل ومسافات غير معتادة، وكُتبت الحروف بصورتها المعتادة.',
      en: 'Invisible characters, tatweel and unusual spaces were removed; letters are written in their usual form.',
    },
  },
  'link-removed': {
    name: { ar: 'روابط صارت نصًا', en: 'Links shown as text' },
    text: {
      ar: 'روابط لا وجهة معروفة أو آمنة لها، فبقيت كلماتها.',
      en: 'Links without a known or safe target. Their words remain.',
    },
  },
  'picture-missing': {
    name: { ar: 'صور مفقودة', en: 'Missing pictures' },
    text: {
      ar: 'صور تعذر جلبها، فحلت مكانها صور بديلة بأبعادها.',
      en: 'Pictures that could not be fetched. Placeholders of their shape are shown.',
    },
  },
  'embed-as-link': {
    name: { ar: 'مواد صارت روابط', en: 'Embeds shown as links' },
    text: { ar: 'مواد من خدمات غير معروفة، فصارت روابط إليها.', en: 'Embeds of unknown services are links to them.' },
  },
  'list-flattened': {
    name: { ar: 'قوائم أعيد ترتيبها', en: 'Lists made simpler' },
    text: {
      ar: 'بنود أعمق من ثلاثة مستويات، أو فيها ما لا يسعه البند.',
      en: 'Items below the third level, or with parts that an item cannot contain.',
    },
  },
  'table-regular': {
    name: { ar: 'جداول سُوّيت خلاياها', en: 'Tables made regular' },
    text: {
      ar: 'خلايا تمتد على صفوف أو أعمدة كُررت أو تُركت فارغة.',
      en: 'Cells over several rows or columns are repeated or left empty.',
    },
  },
  alignment: {
    name: { ar: 'محاذاة في الجداول', en: 'Alignment in tables' },
    text: {
      ar: 'حُددت محاذاة خلاياها في الموقع القديم، وللموقع الجديد محاذاته.',
      en: 'The old site set how their cells are aligned. The new site has its own alignment.',
    },
  },
  'menu-flattened': {
    name: { ar: 'قوائم تنقل أعيد ترتيبها', en: 'Menus made simpler' },
    text: {
      ar: 'لقائمة الموقع الجديد مستويان وعدد محدود من الروابط. رُفع ما كان أعمق إلى المستوى الثاني، ونُقل الزائد إلى التذييل، ولا تظهر تحت المستوى الأول أسماء بلا روابط.',
      en: 'A menu of the new site has two levels and room for some links. Deeper items are on the second level, others in the footer. Below the first level, names without a link are not shown.',
    },
  },
  'structure-flattened': {
    name: { ar: 'أجزاء صارت نصًا', en: 'Parts shown as text' },
    text: { ar: 'عناوين أو أجزاء في موضع لا تسعها فيه الصفحة.', en: 'Headings or parts where a page cannot have them.' },
  },
  shortened: {
    name: { ar: 'نصوص اختُصرت', en: 'Shortened texts' },
    text: { ar: 'نصوص أطول مما يسعه الحقل؛ وباقيها في النص بعدها.', en: 'Longer than a field allows. The rest follows as text.' },
  },
  repeated: {
    name: { ar: 'كلمات أضيفت', en: 'Added words' },
    text: { ar: 'كُتبت مرتين عمدًا، أو أضافها الاستيراد.', en: 'Written twice on purpose, or added by the import.' },
  },
};
