import type { MessageLanguage } from '../../../templates/model/files/language.ts';

/** Why a file of the old site is not in the new one. */
const mediaReasons = [
  /** Not in the folders, and fetching is switched off or has no address to fetch from. */
  'missing',
  /** The old site answers that there is no such file. */
  'gone',
  'forbidden',
  'scheme',
  /** A path that leads out of the folders of the source. */
  'outside',
  'port',
  'private-address',
  'unknown-host',
  'redirects',
  'busy',
  'server-error',
  'timeout',
  'connection',
  /** The host did not answer several times in a row, so that it is no longer asked. */
  'host-down',
  'too-large',
  'empty',
  /** A drawing with scripts, or with references to other files. */
  'unsafe',
  /** Damaged beyond what browsers show. */
  'unreadable',
  /** A kind of file that pages do not show. */
  'kind',
] as const;

export type MediaReason = (typeof mediaReasons)[number];

/** How a file differs from that of the old site. */
const mediaChanges = [
  /** Another format: GIF, BMP, TIFF, icon, HEIC. */
  'format',
  /** The first picture of an animation. */
  'still',
  /** Scaled down to the limits. */
  'smaller',
  /** Margins were added to a picture that is too long for its width. */
  'padded',
  /** A damaged picture, with the parts that could be read. */
  'repaired',
  /** Text in UTF-8 instead of an older encoding. */
  'encoding',
  /** The extension of the content instead of a wrong one. */
  'extension',
] as const;

export type MediaChange = (typeof mediaChanges)[number];

/** What a file is requested as; `file`: anything that visitors can download. */
export type MediaKind = 'picture' | 'file' | 'audio' | 'video';

/** A file that content of the old site refers to. */
export interface MediaRequest {
  /** Identifies the request in the result. */
  key: string;
  /** Absolute URL, path from the root of the old site, path relative to `base`, or `data:` URL. */
  address: string;
  /** Path of the document within the source, or its URL. */
  base: string;
  kind: MediaKind;
  /** Names the file if its address has no name. */
  alt?: string | undefined;
  /** Addresses to try before `address`, such as the original of a scaled copy. */
  originals?: readonly string[] | undefined;
  /** Size as shown there, which the placeholder of a missing picture gets. */
  width?: number | undefined;
  height?: number | undefined;
  /** Absolute path of the file, which must be in the folders of the source. */
  file?: string | undefined;
  /** The file itself, from a document that contains it. */
  bytes?: Uint8Array | undefined;
}

/** A file of the new site. */
export interface MediaFile {
  /** Path under `assets/`, as content names it: `pictures/name.jpg`, `files/name.pdf`. */
  asset: string;
  kind: 'picture' | 'document' | 'audio' | 'video';
  /** Of pictures, in pixels as displayed. */
  width?: number;
  height?: number;
  isPlaceholder: boolean;
  /** Address as requested. */
  address: string;
  /** Words of the old file name, if it was written in Arabic letters. */
  title?: string;
}

/** What became of the file at one address. */
export interface MediaRecord {
  address: string;
  kind: MediaKind;
  outcome: 'copied' | 'fetched' | 'missing' | 'refused';
  reason?: MediaReason;
  /** Detail such as a status, a size, an element or a kind of file. */
  detail?: string;
  asset?: string;
  changes: MediaChange[];
  /** Size and hash of the file in the new site (`hashBytes`). */
  bytes?: number;
  hash?: string;
}

type Words = Record<MessageLanguage, string>;

/** Reasons in words, as parts of a list of what is missing. */
export const mediaReasonWords: Record<MediaReason, Words> = {
  missing: { ar: 'ليس في المجلد المستورد', en: 'not in the imported folder' },
  gone: { ar: 'لم يعد في الموقع القديم', en: 'no longer on the old site' },
  forbidden: { ar: 'الموقع القديم يمنع الوصول إليه', en: 'the old site does not allow access to it' },
  scheme: { ar: 'عنوان لا يمكن جلب ملف منه', en: 'an address that no file can be fetched from' },
  outside: { ar: 'مسار يؤدي إلى خارج المجلد المستورد', en: 'a path that leads out of the imported folder' },
  port: { ar: 'منفذ غير المنفذين 80 و443', en: 'a port other than 80 and 443' },
  'private-address': { ar: 'عنوان هذا الجهاز أو شبكة داخلية', en: 'an address of this computer or of an internal network' },
  'unknown-host': { ar: 'اسم نطاق غير معروف', en: 'an unknown domain' },
  redirects: { ar: 'تحويلات لا تنتهي', en: 'too many redirects' },
  busy: { ar: 'الموقع القديم مشغول، فأعد الاستيراد لاحقا', en: 'the old site is busy; import again later' },
  'server-error': { ar: 'خطأ في الموقع القديم', en: 'an error of the old site' },
  timeout: { ar: 'انتهت المهلة قبل وصول الملف', en: 'the file did not arrive in time' },
  connection: { ar: 'انقطع الاتصال', en: 'the connection broke off' },
  'host-down': { ar: 'الموقع لا يجيب', en: 'the site does not answer' },
  'too-large': { ar: 'أكبر من الحد', en: 'larger than the limit' },
  empty: { ar: 'ملف فارغ', en: 'an empty file' },
  unsafe: { ar: 'رسم فيه شيفرة أو مراجع خارجية', en: 'a drawing with scripts or references to other files' },
  unreadable: { ar: 'ملف تالف', en: 'a damaged file' },
  kind: { ar: 'نوع لا يُعرض في الصفحات', en: 'a kind of file that pages do not show' },
};

/** Changes in words, as parts of a list. */
export const mediaChangeWords: Record<MediaChange, Words> = {
  format: { ar: 'حُوّلت إلى صيغة أخرى', en: 'converted to another format' },
  still: { ar: 'الصورة الأولى من صورة متحركة', en: 'the first picture of an animation' },
  smaller: { ar: 'صُغّرت إلى الحد', en: 'scaled down to the limit' },
  padded: { ar: 'أُضيفت إليها حواش', en: 'given margins' },
  repaired: { ar: 'أُصلح تلفها بقدر الإمكان', en: 'repaired as far as possible' },
  encoding: { ar: 'حُوّل ترميز نصه إلى UTF-8', en: 'its text converted to UTF-8' },
  extension: { ar: 'صُحّح امتداد اسمه', en: 'given the extension of its content' },
};
