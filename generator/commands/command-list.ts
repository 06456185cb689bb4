import { lookNames } from '../../templates/theme/face.ts';
import type { MessageLanguage } from '../diagnostics/diagnostics.ts';
import { extraNames, extras, fontExtras } from '../diagnostics/extras.ts';
import { languageChoiceNames, startNames } from '../starts/starts.ts';

type Words = Record<MessageLanguage, string>;

export interface OptionEntry {
  type: 'string' | 'boolean';
  /** What other options are without a value of their own when this one is given. */
  sets?: Record<string, string>;
  /** What stands for the value in help. */
  value?: string;
  default?: string;
  isRepeated?: boolean;
  words: Words;
}

const option = <const Entry extends OptionEntry>(entry: Entry): Entry => entry;

/** Every option that a command may take, and what it does. */
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
    value: 'ar|en',
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
    value: lookNames.join('|'),
    words: { en: 'theme preset (default: that of the template)', ar: 'مظهر الموقع، وإلا فمظهر ما يبدأ به' },
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
} satisfies Record<string, OptionEntry>;

export type OptionName = keyof typeof optionList;

/** A command: its name for npm, what it does, and the options that it takes. */
export interface CommandEntry {
  /** Name in package.json. */
  script: string;
  words: Words;
  options: readonly OptionName[];
  /** Where they differ from those of the options. */
  defaults?: Partial<Record<OptionName, string>>;
  /** Options that mean something else here. */
  meanings?: Partial<Record<OptionName, { value?: string; words: Words }>>;
  /** What it takes besides options, in the order of the call. */
  takes?: { value: string; words: Words }[];
}

/** Commands that take sites by words. */
const sites: NonNullable<CommandEntry['takes']> = [
  {
    value: '[SITE…]',
    words: {
      en: 'site folders or files, e.g. sites/*, processed in parallel, with output beside each file; a failure stops no other',
      ar: 'مجلدات مواقع أو ملفاتها، مثل sites/*، يُكتب كل منها بجانب ملفه: معًا في وقت واحد، ولا يوقف خطأ في أحدها غيره',
    },
  },
];

const command = <const Entry extends CommandEntry>(entry: Entry): Entry => entry;

/** Every command: what it does, and the options that it takes besides `--help`. */
export const commandList = {
  new: command({
    script: 'new',
    words: {
      en: 'Creates a site: a folder with finished pages, images and publishing workflows. At a terminal it asks for missing options.',
      ar: 'يبدأ موقعًا: مجلد فيه صفحات جاهزة وصورها وما ينشرها. ويسأل عما لم يُذكر، على الطرفية وحدها.',
    },
    takes: [
      {
        value: '[FOLDER]',
        words: {
          en: 'a new or empty folder (default: the current one)',
          ar: 'مكانه: مجلد جديد أو فارغ، وإلا فالمجلد الحالي',
        },
      },
    ],
    options: ['name', 'start', 'languages', 'look', 'yes', 'no-git', 'open', 'no-open', 'language'],
    meanings: {
      open: {
        words: {
          en: 'opens the editor on the finished page (default at a terminal without --yes)',
          ar: 'يفتح المحرر على الصفحة الجاهزة، كما على الطرفية بغير --yes',
        },
      },
    },
  }),
  build: command({
    script: 'build',
    words: {
      en: 'Checks the content and writes the finished site. If there is an error, nothing is written.',
      ar: 'يفحص المحتوى ويكتب الموقع جاهزًا. وإن وُجد خطأ لم يُكتب شيء.',
    },
    takes: sites,
    options: ['site', 'out', 'draft', 'force', 'strict', 'redirect-pages', 'at', 'cache', 'language', 'all'],
  }),
  check: command({
    script: 'check',
    words: {
      en: 'Reports errors and warnings of the content with their positions; writes nothing.',
      ar: 'يذكر ما في المحتوى من أخطاء وتنبيهات ومواضعها، ولا يكتب شيئًا.',
    },
    takes: sites,
    options: ['site', 'strict', 'translations', 'format', 'cache', 'language', 'all'],
  }),
  translate: command({
    script: 'translate',
    words: {
      en: 'Exports texts for translators, imports their translations, and confirms translations.',
      ar: 'يعطي المترجمين ما يُترجم، ويأخذ ما يعيدونه، ويؤكد الترجمات.',
    },
    takes: [
      {
        value: 'export [PAGE…]',
        words: {
          en: 'writes a file for translators; named pages, such as /about, are included even if they do not exist in the language yet',
          ar: 'يكتب ملفًا للمترجمين، والصفحات المذكورة مثل /about وإن لم تكن بتلك اللغة بعد',
        },
      },
      {
        value: 'import FILE',
        words: {
          en: 'writes the translations into the site file, as one step that the editor can undo',
          ar: 'يضع ما أعاده المترجم في ملف الموقع، خطوة واحدة يُتراجع عنها في المحرر',
        },
      },
      {
        value: 'confirm [PAGE…]',
        words: {
          en: 'marks the translations of the pages, or of the whole site, as correct',
          ar: 'يسجل أن ترجمات الصفحات المذكورة، أو الموقع كله، تطابق نصوصها',
        },
      },
    ],
    options: ['to', 'format', 'only', 'all', 'out', 'dry-run', 'force', 'site', 'language'],
    defaults: { format: 'xliff', out: '' },
    meanings: {
      all: {
        words: {
          en: 'exports the whole site, including pages that do not exist in the language yet',
          ar: 'يُصدّر الموقع كله، ومنه الصفحات التي ليست بتلك اللغة بعد',
        },
      },
      format: {
        value: 'xliff|csv',
        words: {
          en: 'format of the exported file: XLIFF 1.2 for translation tools, CSV for Excel',
          ar: 'صيغة الملف المُصدَّر: XLIFF 1.2 لأدوات المترجمين، وCSV لبرنامج Excel',
        },
      },
      out: {
        value: 'FILE',
        words: { en: 'exported file (default: named after site and language)', ar: 'الملف المُصدَّر، وإلا فباسم الموقع واللغة' },
      },
      'dry-run': {
        words: { en: 'reports what it would do, and writes nothing', ar: 'يذكر ما كان سيفعله ولا يكتب شيئًا' },
      },
      force: {
        words: { en: 'overwrites an existing file', ar: 'يكتب فوق الملف إن كان موجودًا' },
      },
    },
  }),
  upgrade: command({
    script: 'upgrade',
    words: {
      en: 'Migrates a site file to the current content version, and reports what remains to be done by hand.',
      ar: 'يرفع ملف موقع من إصدار سابق إلى إصدار اليوم، ويذكر ما بقي مما يُصلح باليد.',
    },
    takes: sites,
    options: ['dry-run', 'site', 'cache', 'language', 'all'],
    meanings: {
      'dry-run': {
        words: { en: 'shows what would change, and writes nothing', ar: 'يعرض ما كان سيتغير ولا يكتب شيئًا' },
      },
    },
  }),
  add: command({
    script: 'add',
    words: {
      en: 'Copies a block into the site, or installs extra packages. It runs no code of the block: read it first.',
      ar: 'ينسخ قسمًا كتبه غيرك إلى أقسام الموقع، أو يثبت إضافات لا يحتاجها إلا قليل من المواقع. ولا يُشغّل من القسم شيئًا، فاقرأه أولًا.',
    },
    takes: [
      {
        value: 'FOLDER',
        words: {
          en: 'folder of a block, named after its type; its origin is recorded. Begin with ./ if an extra has the same name',
          ar: 'مجلد القسم، واسمه نوعه، ويُسجل مصدره؛ ويبدأ بـ ./ إن كان باسم إضافة',
        },
      },
      {
        value: 'EXTRA…',
        words: {
          en: 'extra packages, installed with the package manager of the site in tested versions:',
          ar: 'إضافات يثبتها مدير الحزم الذي للموقع، بالإصدارات التي جُرّبت:',
        },
      },
      ...extraNames.map((name) => ({ value: `  ${name}`, words: extras[name].words })),
      {
        value: '  FONT',
        words: { en: `a font: ${fontExtras.join(', ')}`, ar: `خط: ${fontExtras.join('، ')}` },
      },
    ],
    options: ['site', 'language'],
  }),
  test: command({
    script: 'test:blocks',
    words: {
      en: 'Tests the custom blocks of a site (blocks/): examples, rendering in both directions, hostile texts.',
      ar: 'يجرّب الأقسام التي للموقع في blocks/: أمثلتها، وصفحاتها في الاتجاهين، ونصوصًا خبيثة فيها.',
    },
    options: ['site', 'cache', 'language', 'all'],
  }),
  dev: command({
    script: 'dev',
    words: {
      en: 'Serves a preview of the site: each saved change appears on the open pages at once.',
      ar: 'يعرض الموقع في أثناء تحريره: يظهر كل تغيير محفوظ في الصفحات المفتوحة فورًا.',
    },
    options: ['site', 'port', 'open', 'out', 'bucket', 'endpoint', 'prefix', 'cache', 'language'],
    defaults: { port: '5173' },
  }),
  preview: command({
    script: 'preview',
    words: {
      en: 'Serves what "npm run build" wrote, as a host would.',
      ar: 'يعرض ما كتبه "npm run build" كما يعرضه المستضيف.',
    },
    options: ['site', 'out', 'draft', 'port', 'secure', 'language'],
    defaults: { port: '4173' },
  }),
  hosts: command({
    script: 'hosts',
    words: {
      en: 'Writes configurations for nginx, Caddy and Apache.',
      ar: 'يكتب ملفات إعداد لخوادم nginx وCaddy وApache.',
    },
    options: ['site', 'out', 'root', 'address', 'certificate', 'key', 'brotli', 'language'],
    defaults: { out: 'hosts' },
  }),
  publish: command({
    script: 'publish:s3',
    words: {
      en: 'Builds the site and synchronises a bucket with it.',
      ar: 'يبني الموقع ويجعل ما في الحاوية مطابقًا له.',
    },
    options: [
      'bucket',
      'endpoint',
      'prefix',
      'dry-run',
      'prune',
      'keep-days',
      'print-headers',
      'site',
      'out',
      'force',
      'strict',
      'at',
      'cache',
      'language',
    ],
  }),
  schema: command({
    script: 'schema',
    words: {
      en: 'Writes the JSON Schema of site files, which editors of JSON use for completion.',
      ar: 'يكتب مخطط JSON لملفات المواقع، وتستعمله محررات JSON للإكمال.',
    },
    options: ['out', 'language'],
    defaults: { out: 'site.schema.json' },
    meanings: { out: { value: 'FILE', words: { en: 'the file that is written', ar: 'الملف الذي يُكتب' } } },
  }),
  pack: command({
    script: 'pack',
    words: {
      en: 'Writes the installable package as one file, and prints how to install it.',
      ar: 'يكتب الحزمة القابلة للتثبيت ملفًا واحدًا، ويذكر طريقة تثبيتها.',
    },
    options: ['out', 'language'],
    defaults: { out: 'dist' },
    meanings: { out: { words: { en: 'the folder for the file', ar: 'مجلد الملف' } } },
  }),
  sbom: command({
    script: 'sbom',
    words: {
      en: 'Prints the packages of a production install, with versions, licences and hashes, as CycloneDX.',
      ar: 'يطبع حزم تثبيت الإنتاج بإصداراتها ورخصها وبصماتها بصيغة CycloneDX.',
    },
    options: ['language'],
  }),
  icons: command({
    script: 'icons',
    words: {
      en: 'Writes templates/icons/drawings.ts, the drawings of the icons, from the icon set.',
      ar: 'يكتب templates/icons/drawings.ts، وفيه رسوم الأيقونات، من مجموعة الأيقونات.',
    },
    options: ['language'],
  }),
  lighthouse: command({
    script: 'lighthouse',
    words: {
      en: 'Builds the site and visits its routes with Lighthouse, as a phone on a slow connection.',
      ar: 'يبني الموقع ويزور صفحاته ببرنامج Lighthouse كهاتف على خط بطيء.',
    },
    options: ['route', 'runs', 'language'],
  }),
} satisfies Record<string, CommandEntry>;

export type CommandName = keyof typeof commandList;

/** Whether a command takes sites by words. */
export const takesSites = (name: CommandName) => (commandList[name] as CommandEntry).takes === sites;
