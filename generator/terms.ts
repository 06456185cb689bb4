/** Words that messages are put together from: kinds of values and slips of syntax, in both languages. */
const terms: Record<string, { en: string; ar: string }> = {
  string: { en: 'text', ar: 'نص' },
  number: { en: 'a number', ar: 'عدد' },
  int: { en: 'a whole number', ar: 'عدد صحيح' },
  boolean: { en: 'true or false', ar: 'true أو false' },
  array: { en: 'a list [ ]', ar: 'قائمة [ ]' },
  object: { en: 'an object { }', ar: 'كائن { }' },
  record: { en: 'an object { }', ar: 'كائن { }' },
  null: { en: 'null', ar: 'null' },
  InvalidSymbol: { en: 'unexpected word', ar: 'كلمة غير متوقعة' },
  InvalidNumberFormat: { en: 'malformed number', ar: 'عدد غير صحيح' },
  PropertyNameExpected: { en: 'a key in double quotes is expected', ar: 'المتوقع مفتاح بين علامتي تنصيص مزدوجتين' },
  ValueExpected: { en: 'a value is expected', ar: 'المتوقع قيمة' },
  ColonExpected: { en: 'a colon is expected', ar: 'المتوقع نقطتان رأسيتان' },
  CommaExpected: { en: 'a comma is missing', ar: 'تنقص فاصلة' },
  CloseBraceExpected: { en: 'a closing brace } is missing', ar: 'ينقص قوس الإغلاق }' },
  CloseBracketExpected: { en: 'a closing bracket ] is missing', ar: 'ينقص قوس الإغلاق ]' },
  EndOfFileExpected: { en: 'there is text after the end of the content', ar: 'يوجد نص بعد نهاية المحتوى' },
  InvalidCommentToken: { en: 'comments are not allowed', ar: 'التعليقات غير مسموح بها' },
  UnexpectedEndOfComment: { en: 'a comment is not closed', ar: 'تعليق لم يغلق' },
  UnexpectedEndOfString: { en: 'a text is not closed with "', ar: 'نص لم يغلق بعلامة "' },
  UnexpectedEndOfNumber: { en: 'a number is not finished', ar: 'عدد لم يكتمل' },
  InvalidUnicode: { en: 'malformed \\u escape', ar: 'رمز \\u غير صحيح' },
  InvalidEscapeCharacter: { en: 'malformed \\ escape', ar: 'رمز \\ غير صحيح' },
  InvalidCharacter: { en: 'a character that JSON does not allow', ar: 'محرف لا يجيزه JSON' },
  EmptyFile: { en: 'the file is empty', ar: 'الملف فارغ' },
};

/** A term in a language; what is no term stays as it is. */
export function term(language: 'en' | 'ar', word: string | undefined): string {
  return terms[word ?? '']?.[language] ?? word ?? '';
}
