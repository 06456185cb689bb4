import { latinDigits } from '../../common/digits.ts';
import type { SlipName } from '../../json/repair/slip-name.ts';

/** A slip of writing JSON. */
interface Slip {
  /** What it is, and what to do. */
  en: readonly [what: string, hint?: string];
  ar: readonly [what: string, hint?: string];
  /** What goes at its place and what comes instead, where it is certain what is meant. */
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
  TrailingComma: {
    en: ['a comma stands after the last item', 'Remove it.'],
    ar: ['توجد فاصلة بعد العنصر الأخير', 'احذفها.'],
    mend: [/,/y, ''],
  },
  SingleQuotes: {
    en: ['text stands in single quotes', 'Use straight double quotes: "…".'],
    ar: ['النص بين علامتي تنصيص مفردتين', 'استعمل علامتي تنصيص مزدوجتين مستقيمتين: "…".'],
    mend: [/'[^'"\\\n]*'/y, inStraightQuotes],
  },
  CurlyQuotes: {
    en: ['text stands in curly quotation marks', 'Use straight double quotes: "…".'],
    ar: ['النص بين علامات تنصيص غير مستقيمة', 'استعمل علامتي تنصيص مزدوجتين مستقيمتين: "…".'],
    mend: [/[“”«„][^“”»"\\\n]*[“”»]/y, inStraightQuotes],
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
    en: ['a comma stands twice', 'Remove one.'],
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
    en: ['an equals sign stands for a colon', 'Write a colon between the key and its value.'],
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

/** What is known of a slip by its name, which the message of it has as `expected`. */
export const slipOf = (name = ''): Slip | undefined => (Object.hasOwn(slips, name) ? slips[name as SlipName] : undefined);
