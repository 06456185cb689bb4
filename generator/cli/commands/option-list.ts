import { themePresetNames } from '../../../templates/theme/theme-options.ts';
import { type MessageLanguage, messageLanguages } from '../../core/diagnostics/diagnostics.ts';
import { languageChoiceNames, startNames } from '../new/starts.ts';

export type Words = Record<MessageLanguage, string>;

export interface OptionDefinition {
  type: 'string' | 'boolean';
  /** Values that other options default to when this one is given. */
  sets?: Record<string, string>;
  /** Placeholder for the value in help. */
  value?: string;
  default?: string;
  isRepeated?: boolean;
  words: Words;
}

const option = <const Entry extends OptionDefinition>(entry: Entry): Entry => entry;

/** All options of commands, with their help texts. */
export const optionList = {
  site: option({
    type: 'string',
    value: 'FILE',
    default: 'site.json',
    words: { en: 'the site file; its images are in assets/ beside it', ar: 'ملف الموقع، وصوره في assets/ بجانبه' },
  }),
  out: option({
    type: 'string',
    value: 'DIR',
    default: 'out',
    words: { en: 'output folder', ar: 'المجلد الذي يُكتب' },
  }),
  cache: option({
    type: 'string',
    value: 'DIR',
    words: {
      en: 'cache directory, e.g. one shared between CI runs (default: node_modules/.cache/qiyam)',
      ar: 'مجلد الذاكرة المخبأة، كمجلد تتشاركه الأجهزة، وإلا فهو node_modules/.cache/qiyam',
    },
  }),
  strict: option({
    type: 'boolean',
    words: { en: 'treats warnings, such as placeholders, as errors', ar: 'يعد التنبيهات أخطاء، ومنها القيم المؤقتة' },
  }),
  force: option({
    type: 'boolean',
    words: {
      en: 'builds even if the folder contains unmanaged files, which are kept, or a draft would replace a complete site',
      ar: 'يبني وإن كان في المجلد ما لم يكتبه البناء، ويبقى ذلك في مكانه، أو كانت المسودة تحل محل موقع كامل',
    },
  }),
  draft: option({
    type: 'boolean',
    sets: { out: 'out.draft' },
    words: {
      en: 'fast draft without compressed copies, social images and budgets; in out.draft unless --out is given',
      ar: 'مسودة لنظرة سريعة: بلا نسخ مضغوطة ولا صور مشاركة ولا فحص للأحجام، في out.draft ما لم يذكر --out غيره',
    },
  }),
  at: option({
    type: 'string',
    value: 'TIME',
    words: {
      en: 'publishes what is due at this time, e.g. 2027-02-14T06:00Z (default: SOURCE_DATE_EPOCH, else now)',
      ar: 'ينشر ما حان وقته عند هذا الوقت، مثل 2027-02-14T06:00Z، وإلا فعند SOURCE_DATE_EPOCH أو الآن',
    },
  }),
  format: option({
    type: 'string',
    value: 'text|json|github|gitlab',
    default: 'text',
    words: { en: 'format of the report', ar: 'صيغة التقرير' },
  }),
  language: option({
    type: 'string',
    value: messageLanguages.join('|'),
    words: { en: 'language of messages (default: that of the content)', ar: 'لغة الرسائل، وإلا فلغة المحتوى' },
  }),
  all: option({
    type: 'boolean',
    words: {
      en: 'shows all diagnostics: not only the first 50, and all warnings of each kind',
      ar: 'يعرض كل ما وُجد: لا أول 50 فقط، وكل تنبيهات النوع الواحد',
    },
  }),
  port: option({
    type: 'string',
    value: 'N',
    words: { en: 'port to listen on; 0 for any free one', ar: 'رقم المنفذ، و0 لأي منفذ غير مشغول' },
  }),
  secure: option({
    type: 'boolean',
    words: {
      en: 'serves over TLS and HTTP/2, with a self-signed certificate',
      ar: 'يعرض الموقع عبر TLS وHTTP/2 بشهادة موقعة ذاتيًا',
    },
  }),
  'redirect-pages': option({
    type: 'boolean',
    words: {
      en: 'writes redirect pages at former addresses, for hosts without redirects',
      ar: 'يكتب صفحات تُحوّل من العناوين القديمة، لمستضيف لا يعرف التحويل',
    },
  }),
  root: option({
    type: 'string',
    value: 'DIR',
    default: '/var/www/site',
    words: { en: 'document root of the server', ar: 'المجلد الذي يعرضه الخادم' },
  }),
  address: option({
    type: 'string',
    value: 'URL',
    words: {
      en: 'address of the server (default: that of the site file); with http: behind a TLS proxy',
      ar: 'عنوان الخادم، وإلا فما في ملف الموقع. ويبدأ بـ http: خلف وكيل يتولى TLS',
    },
  }),
  certificate: option({
    type: 'string',
    value: 'FILE',
    words: { en: "certificate (default: Let's Encrypt's)", ar: "ملف الشهادة، وإلا فشهادة Let's Encrypt" },
  }),
  key: option({
    type: 'string',
    value: 'FILE',
    words: { en: 'private key of the certificate', ar: 'ملف مفتاح الشهادة' },
  }),
  brotli: option({
    type: 'boolean',
    words: { en: 'for nginx with the module brotli_static', ar: 'لخادم nginx فيه وحدة brotli_static' },
  }),
  bucket: option({
    type: 'string',
    value: 'NAME',
    words: { en: 'name of an existing bucket', ar: 'اسم الحاوية، وهي موجودة من قبل' },
  }),
  endpoint: option({
    type: 'string',
    value: 'URL',
    words: { en: "address of an S3 store other than Amazon's", ar: 'عنوان مخزن غير مخزن أمازون' },
  }),
  prefix: option({
    type: 'string',
    value: 'DIR',
    default: '',
    words: { en: 'folder in the bucket', ar: 'مجلد داخل الحاوية' },
  }),
  'dry-run': option({
    type: 'boolean',
    words: { en: 'lists what would be sent and deleted', ar: 'يذكر ما كان سيُرسل ويُحذف' },
  }),
  prune: option({
    type: 'boolean',
    words: { en: 'deletes what the site no longer has', ar: 'يحذف ما لم يعد في الموقع' },
  }),
  'keep-days': option({
    type: 'string',
    value: 'N',
    default: '30',
    words: {
      en: 'days for which --prune keeps hashed files of earlier sites',
      ar: 'أيام يُبقي فيها --prune ملفات المواقع السابقة',
    },
  }),
  'print-headers': option({
    type: 'boolean',
    words: { en: 'prints the headers for CloudFront, and sends nothing', ar: 'يطبع الترويسات لـ CloudFront ولا يرسل شيئًا' },
  }),
  route: option({
    type: 'string',
    value: 'PATH',
    isRepeated: true,
    words: { en: 'route to visit; may be repeated (default: all)', ar: 'صفحة تُزار، ويجوز تكراره، وإلا فالصفحات كلها' },
  }),
  runs: option({
    type: 'string',
    value: 'N',
    default: '1',
    words: { en: 'visits of each route; the median counts', ar: 'عدد زيارات كل صفحة، ويؤخذ وسيطها' },
  }),
  to: option({
    type: 'string',
    value: 'TAG',
    words: {
      en: 'target language, if there is more than one',
      ar: 'اللغة التي يُترجم إليها، إن كانت أكثر من واحدة',
    },
  }),
  only: option({
    type: 'string',
    value: 'STATES',
    default: 'missing,stale',
    words: {
      en: 'which texts: missing, stale, unconfirmed, separated by commas',
      ar: 'أي النصوص: missing الناقصة وstale المتقادمة وunconfirmed غير المؤكدة، بينها فواصل',
    },
  }),
  translations: option({
    type: 'boolean',
    words: {
      en: 'shows for each page and language how many texts are translated',
      ar: 'يعرض لكل صفحة ولغة عدد ما تُرجم من نصوصها',
    },
  }),
  name: option({
    type: 'string',
    value: 'NAME',
    words: { en: 'name of the site (default: a placeholder)', ar: 'اسم الموقع، وإلا فنص مؤقت' },
  }),
  start: option({
    type: 'string',
    value: startNames.join('|'),
    default: startNames[0],
    words: { en: 'template of the new site', ar: 'الموقع الجاهز الذي يبدأ به' },
  }),
  languages: option({
    type: 'string',
    value: languageChoiceNames.join('|'),
    default: languageChoiceNames[0],
    words: { en: 'its languages', ar: 'لغات الموقع' },
  }),
  look: option({
    type: 'string',
    value: themePresetNames.join('|'),
    words: { en: 'theme preset (default: that of the template)', ar: 'مظهر الموقع، وإلا فمظهر ما يبدأ به' },
  }),
  from: option({
    type: 'string',
    value: 'SOURCE',
    words: {
      en: 'an old site to begin with, as "import" takes it',
      ar: 'موقع قديم يُؤخذ محتواه، كما في الأمر import',
    },
  }),
  uploads: option({
    type: 'string',
    value: 'DIR',
    words: { en: 'folder of the uploads of a WordPress site', ar: 'مجلد الملفات المرفوعة في موقع ووردبريس' },
  }),
  'no-fetch': option({
    type: 'boolean',
    words: {
      en: 'fetches no pictures and files from the old site; missing ones are placeholders',
      ar: 'لا يجلب الصور والملفات من الموقع القديم، ومكان المفقود منها صورة مؤقتة',
    },
  }),
  types: option({
    type: 'string',
    value: 'NAMES',
    words: {
      en: 'only documents of these types, separated by commas: page,post',
      ar: 'هذه الأنواع من المحتوى وحدها، بينها فواصل: page,post',
    },
  }),
  since: option({
    type: 'string',
    value: 'YEAR',
    words: { en: 'only posts from this year on', ar: 'مقالات هذه السنة وما بعدها وحدها' },
  }),
  comments: option({
    type: 'boolean',
    words: { en: 'imports comments, with names and without addresses', ar: 'يستورد التعليقات بأسماء أصحابها دون عناوينهم' },
  }),
  prefer: option({
    type: 'string',
    value: 'mine|theirs',
    default: 'mine',
    words: {
      en: 'which side wins where both sites changed since the last import: mine (this site), theirs (the old one)',
      ar: 'أي الموقعين يُؤخذ منه ما تغير في كليهما منذ آخر استيراد: mine هذا الموقع، وtheirs القديم',
    },
  }),
  url: option({
    type: 'string',
    value: 'URL',
    words: {
      en: 'address of the desk for its users, e.g. https://desk.example.sa; kept after the first start',
      ar: 'عنوان المكتب لمن يستعمله، مثل https://desk.example.sa، ويُحفظ بعد أول تشغيل',
    },
  }),
  state: option({
    type: 'string',
    value: 'DIR',
    words: {
      en: 'folder of accounts, sessions and received forms (default: beside the site, FOLDER.desk)',
      ar: 'مجلد الحسابات والجلسات وما يصل من النماذج، وإلا فهو بجانب الموقع: FOLDER.desk',
    },
  }),
  repository: option({
    type: 'string',
    value: 'ADDRESS',
    words: {
      en: 'git repository to begin from, if FOLDER has no site yet; an empty one gets a new site',
      ar: 'مستودع git يُبدأ منه إن لم يكن في FOLDER موقع، وإن كان فارغًا أُنشئ فيه موقع جديد',
    },
  }),
  backup: option({
    type: 'string',
    value: 'FILE',
    words: { en: 'writes everything into one archive, and ends', ar: 'يحفظ كل شيء في ملف واحد، وينتهي' },
  }),
  restore: option({
    type: 'string',
    value: 'FILE',
    words: { en: 'restores an archive into a new FOLDER, and ends', ar: 'يستعيد نسخة محفوظة في FOLDER جديد، وينتهي' },
  }),
  recover: option({
    type: 'boolean',
    words: {
      en: 'prints a link by which an owner who is locked out signs in, and ends',
      ar: 'يطبع رابطًا يدخل به مالك تعذر عليه الدخول، وينتهي',
    },
  }),
  yes: option({ type: 'boolean', words: { en: 'asks nothing', ar: 'لا يسأل عن شيء' } }),
  'no-git': option({
    type: 'boolean',
    words: { en: 'does not create a git repository', ar: 'لا يجعل المجلد مستودع git' },
  }),
  open: option({
    type: 'boolean',
    words: { en: 'opens the editor in the browser', ar: 'يفتح المحرر في المتصفح' },
  }),
  'no-open': option({
    type: 'boolean',
    words: { en: 'does not open the editor', ar: 'لا يفتح المحرر' },
  }),
  help: option({ type: 'boolean', words: { en: 'shows this help', ar: 'يعرض هذا الشرح' } }),
} satisfies Record<string, OptionDefinition>;

export type OptionName = keyof typeof optionList;
