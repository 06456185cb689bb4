import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import type { SlipName } from '../../json/repair/slip-name.ts';
import { latinDigits } from '../../util/digits.ts';
import { counted } from './counts.ts';
import type { Parameters } from './words.ts';

type Wording = string | ((parameters: Parameters) => string);

/** Names of invisible characters. */
const unseenNames: Record<string, Record<MessageLanguage, string>> = {
  'U+00A0': { en: 'no-break space', ar: 'مسافة غير قاطعة' },
  'U+00AD': { en: 'soft hyphen', ar: 'واصلة خفية' },
  'U+061C': { en: 'Arabic letter mark', ar: 'علامة الحرف العربي' },
  'U+200B': { en: 'zero-width space', ar: 'مسافة بلا عرض' },
  'U+200C': { en: 'zero-width non-joiner', ar: 'فاصل بلا عرض' },
  'U+200D': { en: 'zero-width joiner', ar: 'واصل بلا عرض' },
  'U+200E': { en: 'left-to-right mark', ar: 'علامة من اليسار إلى اليمين' },
  'U+200F': { en: 'right-to-left mark', ar: 'علامة من اليمين إلى اليسار' },
  'U+2028': { en: 'line separator', ar: 'فاصل أسطر' },
  'U+2029': { en: 'paragraph separator', ar: 'فاصل فقرات' },
  'U+202A': { en: 'left-to-right embedding', ar: 'تضمين من اليسار إلى اليمين' },
  'U+202B': { en: 'right-to-left embedding', ar: 'تضمين من اليمين إلى اليسار' },
  'U+202C': { en: 'pop directional formatting', ar: 'نهاية تضمين الاتجاه' },
  'U+202F': { en: 'narrow no-break space', ar: 'مسافة ضيقة غير قاطعة' },
  'U+2066': { en: 'left-to-right isolate', ar: 'عازل من اليسار إلى اليمين' },
  'U+2067': { en: 'right-to-left isolate', ar: 'عازل من اليمين إلى اليسار' },
  'U+2068': { en: 'first strong isolate', ar: 'عازل بحسب أول حرف' },
  'U+2069': { en: 'pop directional isolate', ar: 'نهاية عزل الاتجاه' },
  'U+3000': { en: 'ideographic space', ar: 'مسافة شرق آسيوية' },
  'U+FEFF': { en: 'byte order mark', ar: 'علامة ترتيب البايتات' },
};

const times = ({ count = 1 }: Parameters, language: MessageLanguage) =>
  count > 1 ? ` (${counted(count, 'place', language)})` : '';

const unknownName: Record<MessageLanguage, string> = { en: 'invisible character', ar: 'محرف غير مرئي' };

const unseenName = ({ found = '' }: Parameters) => unseenNames[found] ?? unknownName;

/** JSON syntax slip; in each language: what it is, and what to do. */
interface Slip extends Record<MessageLanguage, readonly [what: Wording, hint?: string]> {
  /** Pattern and replacement, if it is certain what was meant. */
  mend?: readonly [form: RegExp, put: string | ((found: string) => string)];
}

const inStraightQuotes = (quoted: string) => JSON.stringify(quoted.slice(1, -1));

const slips: Record<SlipName, Slip> = {
  InvalidSymbol: {
    en: ['unexpected word', 'Put keys and texts in double quotes.'],
    ar: ['كلمة غير متوقعة', 'ضع المفاتيح والنصوص بين علامتي تنصيص مزدوجتين.'],
  },
  InvalidNumberFormat: {
    en: ['malformed number'],
    ar: ['عدد غير صحيح'],
  },
  PropertyNameExpected: {
    en: ['a key in double quotes is expected', 'Put the key in double quotes.'],
    ar: ['المتوقع مفتاح بين علامتي تنصيص مزدوجتين', 'ضع المفتاح بين علامتي تنصيص مزدوجتين.'],
  },
  ValueExpected: {
    en: ['a value is expected', 'Write the value, or remove its key.'],
    ar: ['المتوقع قيمة', 'اكتب القيمة أو احذف مفتاحها.'],
  },
  ColonExpected: {
    en: ['a colon is expected', 'Write a colon between the key and its value.'],
    ar: ['المتوقع نقطتان رأسيتان', 'اكتب نقطتين رأسيتين : بين المفتاح وقيمته.'],
    mend: [/(?:)/y, ':'],
  },
  CommaExpected: {
    en: ['a comma is missing', 'Write a comma here.'],
    ar: ['تنقص فاصلة', 'اكتب فاصلة , هنا.'],
    mend: [/(?:)/y, ','],
  },
  EndOfFileExpected: {
    en: ['there is text after the end of the content', 'Remove it, or look for a bracket too many before it.'],
    ar: ['يوجد نص بعد نهاية المحتوى', 'احذفه، أو ابحث قبله عن قوس زائد.'],
  },
  InvalidCommentToken: {
    en: ['comments are not allowed', 'Remove the comment.'],
    ar: ['التعليقات غير مسموح بها', 'احذف التعليق.'],
    mend: [/\/\/[^\n]*|\/\*[\s\S]*?\*\//y, ''],
  },
  UnexpectedEndOfComment: {
    en: ['a comment is not closed'],
    ar: ['تعليق لم يغلق'],
  },
  UnexpectedEndOfString: {
    en: ['a text is not closed with "', 'Write " at the end of the text.'],
    ar: ['نص لم يغلق بعلامة "', 'اكتب " في نهاية النص.'],
  },
  UnexpectedEndOfNumber: {
    en: ['a number is not finished'],
    ar: ['عدد لم يكتمل'],
  },
  InvalidUnicode: {
    en: ['malformed \\u escape', 'Write \\u and four digits.'],
    ar: ['رمز \\u غير صحيح', 'اكتب \\u ثم أربع خانات.'],
  },
  InvalidEscapeCharacter: {
    en: ['malformed \\ escape', 'Write a backslash as \\\\.'],
    ar: ['رمز \\ غير صحيح', 'اكتب الشرطة العكسية هكذا: \\\\.'],
  },
  InvalidCharacter: {
    en: ['a character that JSON does not allow', 'Write a tab as \\t and a line break as \\n.'],
    ar: ['محرف لا يجيزه JSON', 'اكتب علامة الجدولة \\t وفاصل الأسطر \\n.'],
  },
  EmptyFile: {
    en: ['the file is empty', 'Copy a site.json that works and change it.'],
    ar: ['الملف فارغ', 'انسخ ملف site.json سليمًا ثم عدّله.'],
  },
  RtfFile: {
    en: ['this is a text with formatting (RTF), saved under the name of a JSON file', 'Save it as plain text, in UTF-8.'],
    ar: ['هذا نص منسق (RTF) حُفظ باسم ملف JSON', 'احفظه نصًا عاديًا بترميز UTF-8.'],
  },
  HtmlFile: {
    en: [
      'this is a web page (HTML), saved under the name of a JSON file',
      'Download the file itself: perhaps a page of a sign-in or of an error was saved in its place.',
    ],
    ar: ['هذه صفحة ويب (HTML) حُفظت باسم ملف JSON', 'نزّل الملف نفسه، فربما حُفظت مكانه صفحة تسجيل دخول أو صفحة خطأ.'],
  },
  OfficeFile: {
    en: ['this is a document of another program, saved under the name of a JSON file', 'Save it as plain text, in UTF-8.'],
    ar: ['هذا مستند من برنامج آخر حُفظ باسم ملف JSON', 'احفظه نصًا عاديًا بترميز UTF-8.'],
  },
  LfsFile: {
    en: ['this is a stand-in of Git LFS, not the file itself', 'Fetch the file: git lfs install && git lfs pull.'],
    ar: ['هذا بديل من Git LFS وليس الملف نفسه', 'أحضر الملف بالأمر: git lfs install && git lfs pull.'],
  },
  CodeFence: {
    en: [
      ({ found }) => `lines around the content belong to a chat or to Markdown ("${found}")`,
      'Keep only what is from { to }.',
    ],
    ar: [({ found }) => `حول المحتوى أسطر من محادثة أو من Markdown ("${found}")`, 'أبق ما بين { و} وحده.'],
  },
  ScriptAround: {
    en: [({ found }) => `the content is inside a script ("${found}")`, 'Keep only what is from { to }.'],
    ar: [({ found }) => `المحتوى موضوع داخل شيفرة ("${found}")`, 'أبق ما بين { و} وحده.'],
  },
  WordsAround: {
    en: [({ found }) => `words around the content do not belong to it ("${found}")`, 'Keep only what is from { to }.'],
    ar: [({ found }) => `حول المحتوى كلام ليس منه ("${found}")`, 'أبق ما بين { و} وحده.'],
  },
  ConflictMarkers: {
    en: [
      ({ list: [one, other] = [] }) => `Git left two versions of the same lines here: "${one}" and "${other}"`,
      'Keep one of the two, and remove the lines <<<<<<<, ======= and >>>>>>>.',
    ],
    ar: [
      ({ list: [one, other] = [] }) => `ترك Git هنا صيغتين للأسطر نفسها: "${one}" و"${other}"`,
      'أبق إحداهما، واحذف الأسطر التي فيها <<<<<<< و======= و>>>>>>>.',
    ],
  },
  ConflictMarker: {
    en: [
      'this line is left of two versions that Git could not join',
      'Remove it, and see that nothing around it is there twice.',
    ],
    ar: ['هذا السطر بقية من صيغتين لم يستطع Git جمعهما', 'احذفه، وتحقق من أن ما حوله غير مكرر.'],
  },
  ElidedContent: {
    en: [
      ({ found }) => `this replaces content that was left out: "${found}"`,
      'Put the content back from an earlier copy of the file: whoever only removes this line loses it.',
    ],
    ar: [({ found }) => `هذا مكان محتوى حُذف: "${found}"`, 'أعد المحتوى من نسخة سابقة للملف، فحذف هذا السطر وحده يضيّعه.'],
  },
  InvisibleCharacter: {
    en: [
      (all) => `there is an invisible character between words of JSON: ${all.found}, ${unseenName(all).en}${times(all, 'en')}`,
      'Remove it; spaces between words of JSON are plain ones.',
    ],
    ar: [
      (all) => `بين كلمات JSON محرف غير مرئي: ${all.found}، ${unseenName(all).ar}${times(all, 'ar')}`,
      'احذفه، فالمسافات بين كلمات JSON مسافات عادية.',
    ],
  },
  FullWidth: {
    en: [(all) => `punctuation of another keyboard, "${all.found}"${times(all, 'en')}`, 'Write the plain signs: , : { } [ ].'],
    ar: [(all) => `علامة ترقيم من لوحة مفاتيح أخرى، "${all.found}"${times(all, 'ar')}`, 'اكتب العلامات العادية: , : { } [ ].'],
  },
  TrailingComma: {
    en: ['there is a comma after the last item', 'Remove it.'],
    ar: ['توجد فاصلة بعد العنصر الأخير', 'احذفها.'],
    mend: [/,/y, ''],
  },
  SingleQuotes: {
    en: ['text is in single quotes', 'Use straight double quotes: "…".'],
    ar: ['النص بين علامتي تنصيص مفردتين', 'استعمل علامتي تنصيص مزدوجتين مستقيمتين: "…".'],
    mend: [/'[^'"\\\n]*'/y, inStraightQuotes],
  },
  CurlyQuotes: {
    en: ['text is in curly quotation marks', 'Use straight double quotes: "…".'],
    ar: ['النص بين علامات تنصيص غير مستقيمة', 'استعمل علامتي تنصيص مزدوجتين مستقيمتين: "…".'],
    mend: [/[“”«„＂][^“”»＂"\\\n]*[“”»＂]/y, inStraightQuotes],
  },
  ForeignWord: {
    en: ['true, false and null are written in small letters', 'Write true, false or null.'],
    ar: ['تكتب true وfalse وnull هكذا بحروف صغيرة', 'اكتب true أو false أو null.'],
    mend: [/\w+/y, (word) => (word === 'None' || word === 'NULL' ? 'null' : word.toLowerCase())],
  },
  BraceNotClosed: {
    en: ['a brace { is not closed', 'Write } before this place.'],
    ar: ['قوس { لم يغلق', 'اكتب } قبل هذا الموضع.'],
  },
  BracketNotClosed: {
    en: ['a bracket [ is not closed', 'Write ] before this place.'],
    ar: ['قوس [ لم يغلق', 'اكتب ] قبل هذا الموضع.'],
  },
  BraceNotOpened: {
    en: ['a brace { is missing', 'Write { before this place.'],
    ar: ['ينقص قوس {', 'اكتب { قبل هذا الموضع.'],
  },
  BracketNotOpened: {
    en: ['a bracket [ is missing', 'Write [ before this place.'],
    ar: ['ينقص قوس [', 'اكتب [ قبل هذا الموضع.'],
  },
  DoubleComma: {
    en: ['there are two commas', 'Remove one.'],
    ar: ['الفاصلة مكررة', 'احذف إحداهما.'],
    mend: [/,/y, ''],
  },
  ExtraBracket: {
    en: ['this bracket closes nothing', 'Remove it, or write its beginning where it belongs.'],
    ar: ['هذا القوس لا يغلق شيئًا', 'احذفه، أو اكتب بدايته في موضعها.'],
  },
  InnerQuotes: {
    en: ['a quotation mark within the text ends it', 'Write «…» within texts, or \\" for each mark.'],
    ar: ['علامة تنصيص داخل النص تنهيه', 'استعمل «…» داخل النص، أو اكتب \\" بدل كل علامة.'],
  },
  OtherComma: {
    en: ['a comma of another kind', 'Write the Latin comma: ,'],
    ar: ['فاصلة من نوع آخر', 'اكتب الفاصلة اللاتينية: ,'],
    mend: [/[،؛;]/y, ','],
  },
  EqualsSign: {
    en: ['there is an equals sign instead of a colon', 'Write a colon between the key and its value.'],
    ar: ['علامة = في موضع النقطتين', 'اكتب نقطتين رأسيتين : بين المفتاح وقيمته.'],
    mend: [/=/y, ':'],
  },
  ArabicDigits: {
    en: ['a number in Arabic digits', 'Write numbers as 0123456789.'],
    ar: ['عدد بالأرقام العربية المشرقية', 'اكتب الأعداد بالأرقام 0123456789.'],
    mend: [/[٠-٩]+/y, latinDigits],
  },
  LineBreakInText: {
    en: ['a line break within a text', 'Put the text in one line, or write \\n.'],
    ar: ['فاصل أسطر داخل نص', 'اجعل النص في سطر واحد، أو اكتب \\n.'],
  },
};

/** A slip by its name, which is the message's parameter `expected`. */
export const slipOf = (name = ''): Slip | undefined => (Object.hasOwn(slips, name) ? slips[name as SlipName] : undefined);

/** Description of a slip. */
export const wordsOfSlip = (all: Parameters, language: MessageLanguage): string => {
  const what = slipOf(all.expected)?.[language][0] ?? all.expected ?? '';
  return typeof what === 'string' ? what : what(all);
};
