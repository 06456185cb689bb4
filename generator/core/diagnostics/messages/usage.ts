import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import { counted } from './counts.ts';
import { deskFileMessages } from './desk-files.ts';
import { exchangeMessages } from './exchange.ts';
import { importMessages } from './import-sources.ts';
import { nameListAr, nameListEn } from './words.ts';

/** Parameters of a message about a call. */
export interface UsageParameters {
  /** An option with dashes: `--port`. */
  option?: string | undefined;
  found?: string;
  nearest?: string | undefined;
  list?: string[];
  /** Path of a file or folder. */
  file?: string;
  /** Upper limit. */
  most?: string;
  /** Original message of the system or service. */
  reason?: string;
  /** Command to run. */
  call?: string;
  /** What was attempted when the error occurred. */
  task?: StoreTask;
  /** Name of the remedy. */
  remedy?: StoreRemedy;
}

export type StoreTask = 'list' | 'read' | 'send' | 'delete';
export type StoreRemedy = 'credentials' | 'bucket' | 'region';

type Wording = (parameters: UsageParameters) => string;

type UsageMessage = Record<MessageLanguage, Wording>;

const tasks: Record<StoreTask, Record<MessageLanguage, string>> = {
  list: { en: 'Listing', ar: 'سرد' },
  read: { en: 'Reading', ar: 'قراءة' },
  send: { en: 'Sending', ar: 'إرسال' },
  delete: { en: 'Deleting', ar: 'حذف' },
};

const remedies: Record<StoreRemedy, Record<MessageLanguage, string>> = {
  credentials: {
    en: ' Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.',
    ar: ' عيّن AWS_ACCESS_KEY_ID وAWS_SECRET_ACCESS_KEY، أو AWS_PROFILE.',
  },
  bucket: { en: ' Create the bucket first; this command never does.', ar: ' أنشئ الحاوية أولًا، فهذا الأمر لا ينشئها.' },
  region: { en: ' Set AWS_REGION to the region of the bucket.', ar: ' عيّن AWS_REGION على منطقة الحاوية.' },
};

/** Build command, with or without an option. */
const buildCommand = (option: string | undefined) => `npm run build${option ? ` -- ${option}` : ''}`;

const meantEn = ({ nearest }: UsageParameters) => (nearest ? ` Did you mean "${nearest}"?` : '');
const meantAr = ({ nearest }: UsageParameters) => (nearest ? ` هل تقصد "${nearest}"؟` : '');

/** What may be in the place of a file. */
const noFile: Record<string, Record<MessageLanguage, string>> = {
  folder: { en: 'a folder', ar: 'مجلد' },
  other: { en: 'a pipe or a device', ar: 'قناة أو جهاز لا ملف' },
};

/** Maximum number of files named in a message; more are counted. */
const namedFiles = 5;

/** Escapes names that would control the terminal or reorder text. */
const plainName = (name: string) =>
  name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`).slice(0, 100);

const firstFiles = (list: string[] = []) => list.slice(0, namedFiles).map(plainName);
const othersOf = (list: string[] = []) => Math.max(0, list.length - namedFiles);

function filesEn(list?: string[]): string {
  const others = othersOf(list);
  return firstFiles(list).join(', ') + (others > 0 ? ` and ${counted(others, 'otherFile', 'en')}` : '');
}

function filesAr(list?: string[]): string {
  const others = othersOf(list);
  return firstFiles(list).join('، ') + (others > 0 ? ` و${counted(others, 'otherFile', 'ar')}` : '');
}

/** Wrong calls of commands and problems of the environment: what happened, and what to do. */
export const usageMessages = {
  'unknown-command': {
    en: (all) => `There is no command "${all.found}".${meantEn(all)}`,
    ar: (all) => `لا يوجد أمر "${all.found}".${meantAr(all)}`,
  },
  'state-file-damaged': {
    en: ({ file, reason }) => `${file} cannot be read as state of the desk: ${reason}. Restore it from a backup, or repair it.`,
    ar: ({ file, reason }) => `تتعذر قراءة ${file} من ملفات المكتب: ${reason}. استعده من نسخة احتياطية، أو أصلحه.`,
  },
  'desk-config-invalid': {
    en: ({ file, reason }) => `${file} is not a valid configuration of the desk. Correct it there: ${reason}.`,
    ar: ({ file, reason }) => `الملف ${file} ليس إعدادات صحيحة للمكتب. صحّح فيه: ${reason}.`,
  },
  'desk-url-invalid': {
    en: ({ found }) =>
      `"${found}" cannot be the address of the desk. Give https:// and a name, without a path; http:// is for localhost only.`,
    ar: ({ found }) =>
      `لا يصلح "${found}" عنوانًا للمكتب. اكتب https:// ثم الاسم من غير مسار، أما http:// فلا يصلح إلا مع localhost.`,
  },
  'desk-missing': {
    en: ({ file }) => `There is no desk in ${file}. Check the folder of the site; name another folder of state with --state.`,
    ar: ({ file }) => `لا مكتب في ${file}. تحقق من مجلد الموقع، أو اذكر مجلد ملفات المكتب بالخيار --state.`,
  },
  'desk-folder-missing': {
    en: () => 'Name the folder of the site, e.g. /srv/desk/site.',
    ar: () => 'اذكر مجلد الموقع، مثل /srv/desk/site.',
  },
  'desk-site-missing': {
    en: ({ file }) => `There is no site.json in ${file}. Name the repository of the site with --repository; it may be empty.`,
    ar: ({ file }) => `لا يوجد site.json في ${file}. اذكر مستودع الموقع بالخيار --repository، ولو كان فارغًا.`,
  },
  'desk-url-missing': {
    en: ({ file }) =>
      `Name the address of the desk at its first start: --url https://desk.example.sa. It is then kept in ${file}.`,
    ar: ({ file }) => `اذكر عنوان المكتب عند أول تشغيل: --url https://desk.example.sa، ثم يُحفظ في ${file}.`,
  },
  'desk-running': {
    en: ({ file, found }) => `Another desk with the process id ${found} uses ${file}. Stop it first.`,
    ar: ({ file, found }) => `يستعمل مكتب آخر المجلد ${file}، ورقم عمليته ${found}. أوقفه أولًا.`,
  },
  'owner-unknown': {
    en: ({ file }) => `There is no owner in ${file} whose access could be recovered. Start the desk: it prints a link.`,
    ar: ({ file }) => `لا مالك في ${file} ليُستعاد دخوله. شغّل المكتب يطبع رابطًا.`,
  },
  'unknown-option': {
    en: (all) => `There is no option "${all.option}".${meantEn(all)}`,
    ar: (all) => `لا يوجد خيار "${all.option}".${meantAr(all)}`,
  },
  'unexpected-word': {
    en: ({ found }) => `"${found}" is not an option: options begin with --, followed by their values.`,
    ar: ({ found }) => `"${found}" ليس خيارًا: تبدأ الخيارات بـ -- وتليها قيمها.`,
  },
  'value-missing': {
    en: ({ option }) => `The value of ${option} is missing.`,
    ar: ({ option }) => `قيمة ${option} مفقودة.`,
  },
  'value-not-taken': {
    en: ({ option, found }) => `${option} takes no value; remove "${found}".`,
    ar: ({ option, found }) => `لا يأخذ ${option} قيمة، فاحذف "${found}".`,
  },
  'value-not-known': {
    en: ({ option, found, list = [] }) => `${option} takes one of: ${nameListEn(list)}; not "${found}".`,
    ar: ({ option, found, list = [] }) => `يأخذ ${option} واحدة من: ${nameListAr(list)}، لا "${found}".`,
  },
  'no-port': {
    en: ({ option, found }) => `${option} takes a number from 0 to 65535; not "${found}".`,
    ar: ({ option, found }) => `يأخذ ${option} عددًا من 0 إلى 65535، لا "${found}".`,
  },
  'no-moment': {
    en: ({ option, found }) =>
      `${option} takes a day and time with the offset from UTC, such as 2027-02-14T09:00+03:00; not "${found}".`,
    ar: ({ option, found }) => `يأخذ ${option} يومًا ووقتًا مع فرق التوقيت، مثل 2027-02-14T09:00+03:00، لا "${found}".`,
  },
  'no-days': {
    en: ({ option, found }) => `${option} takes a number of days, up to 9999; not "${found}".`,
    ar: ({ option, found }) => `يأخذ ${option} عدد أيام لا يزيد على 9999، لا "${found}".`,
  },
  'no-year': {
    en: ({ option, found }) => `${option} takes a year, such as 2019; not "${found}".`,
    ar: ({ option, found }) => `يأخذ ${option} سنة مثل 2019، لا "${found}".`,
  },
  'no-count': {
    en: ({ option, found }) => `${option} takes a number of at least 1; not "${found}".`,
    ar: ({ option, found }) => `يأخذ ${option} عددًا من 1 فأكثر، لا "${found}".`,
  },
  'no-absolute-path': {
    en: ({ option, found }) => `${option} takes an absolute path in plain letters and digits; not "${found}".`,
    ar: ({ option, found }) => `يأخذ ${option} مسارًا كاملًا من حروف وأرقام، لا "${found}".`,
  },
  'no-address': {
    en: ({ option, found }) => `${option} takes an address without a path, such as https://www.example.com; not "${found}".`,
    ar: ({ option, found }) => `يأخذ ${option} عنوانًا بلا مسار، مثل https://www.example.com، لا "${found}".`,
  },
  'no-store': {
    en: ({ option, found }) => `${option} takes the address of a store, such as https://storage.example.com; not "${found}".`,
    ar: ({ option, found }) => `يأخذ ${option} عنوان مخزن، مثل https://storage.example.com، لا "${found}".`,
  },
  'bucket-missing': {
    en: () => '--bucket is required: the name of an existing bucket.',
    ar: () => 'يلزم الخيار --bucket، ويأخذ اسم حاوية موجودة.',
  },
  'cannot-read': {
    en: ({ file, reason }) => `Cannot read ${file} (${reason}).`,
    ar: ({ file, reason }) => `تتعذر قراءة ${file} (${reason}).`,
  },
  'site-no-file': {
    en: ({ file, found = '' }) =>
      `Cannot read ${file}: it is ${noFile[found]?.en ?? noFile.other?.en}. --site takes the file itself.`,
    ar: ({ file, found = '' }) =>
      `تتعذر قراءة ${file}: هو ${noFile[found]?.ar ?? noFile.other?.ar}. يأخذ الخيار --site الملف نفسه.`,
  },
  'site-changed': {
    en: ({ file }) => `${file} was changed during the build. Run the command again.`,
    ar: ({ file }) => `تغير الملف ${file} في أثناء بناء الموقع منه. شغّل الأمر مرة أخرى.`,
  },
  'site-too-large': {
    en: ({ file, found }) => `${file} is too large to be read (${found}). Split the content into several sites.`,
    ar: ({ file, found }) => `الملف ${file} أكبر من أن يُقرأ (${found}). قسّم المحتوى على أكثر من موقع.`,
  },
  'no-site-here': {
    en: ({ file }) => `There is no site.json in ${file}. Go to the folder of your site, or name its file with --site.`,
    ar: ({ file }) => `لا يوجد site.json في ${file}. انتقل إلى مجلد موقعك، أو اذكر ملفه بالخيار --site.`,
  },
  'sites-twice': {
    en: ({ option, list = [] }) => `${option} is for one site, and there are others: ${nameListEn(list)}. Leave it out.`,
    ar: ({ option, list = [] }) => `الخيار ${option} لموقع واحد، ومعه مواقع أخرى: ${nameListAr(list)}. احذف الخيار.`,
  },
  'folder-gone': {
    en: () => 'The current folder no longer exists. Change to another one.',
    ar: () => 'المجلد الحالي لم يعد موجودًا. انتقل إلى مجلد موجود.',
  },
  'out-holds-content': {
    en: ({ file }) => `The site cannot be written to ${file}: it contains the project or its content. Choose a separate folder.`,
    ar: ({ file }) => `لا يمكن كتابة الموقع في ${file}: فيه المشروع أو محتواه. اختر مجلدًا خاصًا به.`,
  },
  'out-is-file': {
    en: ({ file }) => `The site cannot be written to ${file}: it is a file.`,
    ar: ({ file }) => `لا يمكن كتابة الموقع في ${file}: هو ملف لا مجلد.`,
  },
  'out-holds-others': {
    en: ({ file, list }) =>
      `The site cannot be written to ${file}: it contains other files (${filesEn(list)}). Choose another folder, or empty it.`,
    ar: ({ file, list }) => `لا يمكن كتابة الموقع في ${file}: فيه ملفات أخرى (${filesAr(list)}). اختر مجلدًا آخر أو أفرغه.`,
  },
  'out-holds-strangers': {
    en: ({ file, list }) =>
      `${file} contains files that no build wrote: ${filesEn(list)}. Move them elsewhere, or build with --force, which keeps them.`,
    ar: ({ file, list }) =>
      `في ${file} ملفات لم يكتبها البناء: ${filesAr(list)}. انقلها إلى مكان آخر، أو ابنِ بالخيار --force فتبقى في مكانها.`,
  },
  'out-holds-complete': {
    en: ({ file }) =>
      `${file} contains a complete site, which a draft would replace. Choose another folder, or build with --force.`,
    ar: ({ file }) => `في ${file} موقع كامل، والمسودة تحل محله. اختر مجلدًا آخر، أو ابنِ بالخيار --force.`,
  },
  'root-is-draft': {
    en: ({ file }) => `${file} contains a draft: run "npm run build" to build the complete site for servers.`,
    ar: ({ file }) => `في ${file} مسودة: شغّل "npm run build" ليُبنى الموقع كاملًا للخوادم.`,
  },
  'out-stranger-in-way': {
    en: ({ file, list }) =>
      `${file} contains files that no build wrote, with names that the site needs: ${filesEn(list)}. Move them elsewhere.`,
    ar: ({ file, list }) => `في ${file} ملفات لم يكتبها البناء، وللموقع ملفات بأسمائها: ${filesAr(list)}. انقلها إلى مكان آخر.`,
  },
  'out-refused': {
    en: ({ file, reason }) => `The site could not be written to ${file}: ${reason}.`,
    ar: ({ file, reason }) => `تعذرت كتابة الموقع في ${file}: ${reason}.`,
  },
  'out-holds-site': {
    en: ({ file }) => `${file} contains a site: visitors would see the configuration.`,
    ar: ({ file }) => `في ${file} موقع مبني، فيرى الزوار ملفات الإعداد.`,
  },
  'port-taken': {
    en: ({ found }) => `Port ${found} is in use; choose another with --port.`,
    ar: ({ found }) => `المنفذ ${found} مشغول، فاختر غيره بالخيار --port.`,
  },
  'nothing-built': {
    en: ({ file, option }) => `There is no ${option ? 'draft' : 'site'} in ${file}: run "${buildCommand(option)}" first.`,
    ar: ({ file, option }) => `${option ? 'لا مسودة' : 'لا موقع'} في ${file}: شغّل "${buildCommand(option)}" أولًا.`,
  },
  'path-signs': {
    en: ({ file }) => `The templates cannot be compiled in a folder with # or ? in its path: ${file}. Rename the folder.`,
    ar: ({ file }) => `لا تُترجم القوالب في مجلد في مساره # أو ?: ${file}. غيّر اسم المجلد.`,
  },
  'built-of-other': {
    en: ({ file, found }) =>
      `${file} was not built from ${found}, or its redirects have changed since. Name the site file: --site FILE`,
    ar: ({ file, found }) => `لم يُبنَ ${file} من الموقع ${found}، أو بُني قبل أن تتغير تحويلاته. سمِّ ملف موقعه: --site FILE`,
  },
  'bad-record': {
    en: ({ file }) =>
      `${file} in the bucket was not written by this command: everything is sent again, and files of earlier sites are kept.`,
    ar: ({ file }) => `الملف ${file} في الحاوية ليس سجلًا لهذا الأمر، فيُرسل كل شيء من جديد، ويبقى هناك ما تركته المواقع السابقة.`,
  },
  'store-refused': {
    en: ({ task = 'read', file, reason, remedy }) =>
      `${tasks[task].en} ${file} failed: ${reason}.${remedy ? remedies[remedy].en : ''}`,
    ar: ({ task = 'read', file, reason, remedy }) =>
      `تعذر ${tasks[task].ar} ${file}: ${reason}.${remedy ? remedies[remedy].ar : ''}`,
  },
  'package-missing': {
    en: ({ found, call }) => `The package ${found} is not installed; builds do not need it. To install it, type "${call}".`,
    ar: ({ found, call }) => `الحزمة ${found} غير مثبتة، فالبناء لا يحتاج إليها. لتثبيتها اكتب "${call}".`,
  },
  'no-block': {
    en: (all) =>
      `There is no block in "${all.file}". Name a folder with a block.ts in it, or an extra by its name.${meantEn(all)}`,
    ar: (all) => `لا قسم في "${all.file}". اذكر مجلدًا فيه block.ts، أو إضافة باسمها.${meantAr(all)}`,
  },
  'no-extra': {
    en: (all) => `There is no extra package "${all.found}"; a block must be added alone.${meantEn(all)}`,
    ar: (all) => `لا إضافة باسم "${all.found}"، والقسم يُنسخ وحده.${meantAr(all)}`,
  },
  'extra-there': {
    en: ({ list = [] }) => `Already installed: ${nameListEn(list)}.`,
    ar: ({ list = [] }) => `كل هذا مثبت من قبل: ${nameListAr(list)}.`,
  },
  'extra-refused': {
    en: ({ found, call, reason }) =>
      `The package manager could not install "${found}" (${reason}). Its output is above; the command was: ${call}`,
    ar: ({ found, call, reason }) => `تعذر على مدير الحزم تثبيت "${found}" (${reason}). رسائله فوق هذا السطر، والأمر: ${call}`,
  },
  'block-there': {
    en: ({ file }) => `${file} already exists and was not changed. Remove it first, or rename the other folder.`,
    ar: ({ file }) => `${file} موجود من قبل، وبقي كما هو. احذفه أولًا، أو سمِّ المجلد الآخر باسم غيره.`,
  },
  'own-packages': {
    en: ({ call }) => `This site has custom blocks or styles, which must be compiled. Install the compiler: ${call}`,
    ar: ({ call }) => `لهذا الموقع أقسام أو أنماط خاصة به تلزم ترجمة شيفرتها. لتثبيت المترجم اكتب: ${call}`,
  },
  'no-lockfile': {
    en: ({ file, call }) =>
      `${file} does not exist: an installed package does not contain it. In the folder where it is installed, type "${call}".`,
    ar: ({ file, call }) => `الملف ${file} غير موجود، فالحزمة المثبتة تأتي بدونه. في المجلد الذي ثُبّتت فيه اكتب "${call}".`,
  },
  'not-packed': {
    en: ({ file, reason }) => `npm could not pack ${file}, which the package of the site would name (${reason}).`,
    ar: ({ file, reason }) => `تعذر على npm حزم ${file} لتذكره حزمة الموقع (${reason}).`,
  },
  'folder-taken': {
    en: ({ file, list }) => `${file} is not empty: it contains ${filesEn(list)}. Choose a new folder, or empty it.`,
    ar: ({ file, list }) => `المجلد ${file} ليس فارغًا: فيه ${filesAr(list)}. اختر مجلدًا جديدًا أو أفرغه.`,
  },
  'folder-is-file': {
    en: ({ file }) => `${file} is a file, not a folder. Choose another.`,
    ar: ({ file }) => `${file} ملف لا مجلد. اختر غيره.`,
  },
  'folder-refused': {
    en: ({ file, reason }) => `The site could not be written to ${file} (${reason}); nothing was left there.`,
    ar: ({ file, reason }) => `تعذرت كتابة الموقع في ${file} (${reason})، ولم يبق منه شيء هناك.`,
  },
  'long-name': {
    en: ({ found, most }) => `A name has at most ${most} characters; this one has ${found}.`,
    ar: ({ found, most }) => `لا يزيد الاسم على ${most} من الأحرف، وفي هذا ${found}.`,
  },
  'no-answer': {
    en: () => 'The input ended before all questions were answered: nothing was written.',
    ar: () => 'انقطعت الأجوبة قبل اكتمال الأسئلة، فلم يُكتب شيء.',
  },
  'unknown-route': {
    en: (all) => `There is no route "${all.found}".${meantEn(all)}`,
    ar: (all) => `لا صفحة مسارها "${all.found}".${meantAr(all)}`,
  },
  ...deskFileMessages,
  ...exchangeMessages,
  ...importMessages,
} as const satisfies Record<string, UsageMessage>;

export type UsageCode = keyof typeof usageMessages;
