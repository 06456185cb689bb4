import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import type { EntryType } from '../../../../templates/schema/entry-types.ts';

/** What the items of a collection are, by its type. */
const kindsOfEntries: Record<`kind-${EntryType}`, Record<MessageLanguage, string>> = {
  'kind-people': { en: 'people', ar: 'الأشخاص' },
  'kind-documents': { en: 'documents', ar: 'الوثائق' },
  'kind-places': { en: 'places', ar: 'الأماكن' },
  'kind-projects': { en: 'projects', ar: 'المشاريع' },
};

/** Terms for messages: kinds of values, of texts and of names, in both languages. */
const terms: Record<string, Record<MessageLanguage, string>> = {
  string: { en: 'text', ar: 'نص' },
  number: { en: 'a number', ar: 'عدد' },
  int: { en: 'a whole number', ar: 'عدد صحيح' },
  true: { en: 'true', ar: 'true' },
  false: { en: 'false', ar: 'false' },
  boolean: { en: 'true or false', ar: 'true أو false' },
  array: { en: 'a list [ ]', ar: 'قائمة [ ]' },
  object: { en: 'an object { }', ar: 'كائن { }' },
  record: { en: 'an object { }', ar: 'كائن { }' },
  null: { en: 'null', ar: 'null' },
  undefined: { en: 'nothing', ar: 'لا شيء' },
  stringHint: { en: 'Put the text in double quotes.', ar: 'ضع النص بين علامتي تنصيص مزدوجتين.' },
  stringByLanguage: { en: 'text', ar: 'نص' },
  stringByLanguageHint: {
    en: 'Put one text in double quotes; in a site of several languages write it by language: {"ar": "…", "en": "…"}.',
    ar: 'ضع نصًا واحدًا بين علامتي تنصيص مزدوجتين؛ وفي موقع بعدة لغات اكتبه بحسب اللغة: {"ar": "…", "en": "…"}.',
  },
  numberHint: { en: 'Write the number without quotes.', ar: 'اكتب العدد بلا علامتي تنصيص.' },
  intHint: { en: 'Write a whole number without quotes.', ar: 'اكتب عددًا صحيحًا بلا علامتي تنصيص.' },
  trueHint: { en: 'Write true without quotes, or remove the key.', ar: 'اكتب true بلا علامتي تنصيص، أو احذف المفتاح.' },
  falseHint: { en: 'Write false without quotes, or remove the key.', ar: 'اكتب false بلا علامتي تنصيص، أو احذف المفتاح.' },
  booleanHint: { en: 'Write true or false without quotes.', ar: 'اكتب true أو false بلا علامتي تنصيص.' },
  arrayHint: { en: 'Put the items in brackets: [ … ].', ar: 'ضع العناصر بين قوسين معقوفين: [ … ].' },
  objectHint: { en: 'Write keys and values in braces: { … }.', ar: 'اكتب المفاتيح وقيمها بين قوسين: { … }.' },
  recordHint: { en: 'Write keys and values in braces: { … }.', ar: 'اكتب المفاتيح وقيمها بين قوسين: { … }.' },
  'no-title': { en: 'none', ar: 'لا عنوان' },
  'late-title': { en: 'one that does not come first', ar: 'عنوان لا يأتي أولًا' },
  'text-title': { en: 'a page title', ar: 'عنوان الصفحة' },
  'text-heading': { en: 'a heading', ar: 'عنوان القسم' },
  'text-card-title': { en: 'the title of a card', ar: 'عنوان البطاقة' },
  'text-card-description': { en: 'the description of a card', ar: 'وصف البطاقة' },
  'text-label': { en: 'a label', ar: 'نص الرابط أو الزر' },
  'text-post-title': { en: 'the title of a post', ar: 'عنوان المقال' },
  'text-page': { en: 'the description of a page', ar: 'وصف الصفحة' },
  'text-pageHint': { en: 'Say what visitors find on the page.', ar: 'اذكر ما يجده الزائر في الصفحة.' },
  'text-list': { en: 'the description of a list of posts', ar: 'وصف قائمة المقالات' },
  'text-listHint': { en: 'Say what the posts are about.', ar: 'اذكر ما تتناوله المقالات.' },
  'text-summary': { en: 'the summary of a post', ar: 'خلاصة المقال' },
  'text-summaryHint': { en: 'Say what the post tells.', ar: 'اذكر ما يقوله المقال.' },
  'kind-cards': { en: 'cards', ar: 'البطاقات' },
  'kind-posts': { en: 'posts', ar: 'المقالات' },
  ...kindsOfEntries,
  'name-entries': { en: 'entry', ar: 'عنصر اسمه' },
  'name-groups': { en: 'group', ar: 'قسم اسمه' },
  'name-categories': { en: 'category', ar: 'تصنيف اسمه' },
  'name-posts': { en: 'post', ar: 'مقال اسمه' },
  'name-tags': { en: 'tag', ar: 'موضوع اسمه' },
  'name-authors': { en: 'author', ar: 'كاتب اسمه' },
  'markup-html': { en: 'HTML in a text', ar: 'وسم HTML في النص' },
  'markup-htmlHint': { en: 'Write plain words, without tags.', ar: 'اكتب كلمات بلا وسوم.' },
  'markup-entity': { en: 'a character reference of HTML', ar: 'رمز HTML في النص' },
  'markup-entityHint': { en: 'Write the character itself.', ar: 'اكتب المحرف نفسه.' },
  'markup-markdown': { en: 'Markdown in a text', ar: 'تنسيق Markdown في النص' },
  'markup-markdownHint': {
    en: 'Write plain words; paragraphs, lists and links have fields of their own.',
    ar: 'اكتب كلمات بلا علامات تنسيق، فللفقرات والقوائم والروابط حقولها.',
  },
  'markup-numbered': { en: 'a numbered list of paragraphs', ar: 'قائمة مرقمة مكتوبة فقرات' },
  'markup-numberedHint': {
    en: 'Write it as a list: {"type": "list", "numbered": true, "items": ["…"]}.',
    ar: 'اكتبها قائمة: {"type": "list", "numbered": true, "items": ["…"]}.',
  },
  'markup-mark-field': { en: 'a mark that is not read here', ar: 'تنسيق لا يُقرأ هنا' },
  'markup-mark-fieldHint': {
    en: 'Headings, lists, pictures, tables and videos have fields and sections of their own: write plain words here.',
    ar: 'للعناوين والقوائم والصور والجداول ومقاطع الفيديو حقولها وأقسامها: اكتب هنا كلمات بلا علامات.',
  },
  'markup-mark-strong': { en: 'a mark that is not read here', ar: 'تنسيق لا يُقرأ هنا' },
  'markup-mark-strongHint': {
    en: 'To make words stand out write two stars on each side: **words**.',
    ar: 'لإبراز كلمات ضع نجمتين قبلها ونجمتين بعدها: **كلمات**.',
  },
  'markup-mark-emphasis': { en: 'a mark that is not read here', ar: 'تنسيق لا يُقرأ هنا' },
  'markup-mark-emphasisHint': {
    en: 'To stress words write one star on each side: *words*, at both ends of whole words.',
    ar: 'لتأكيد كلمات ضع نجمة قبلها ونجمة بعدها: *كلمات*، عند طرفي كلمات كاملة.',
  },
  'markup-mark-key': { en: 'a mark that is not read here', ar: 'تنسيق لا يُقرأ هنا' },
  'markup-mark-keyHint': {
    en: 'Write a key of the keyboard as [Esc](key:), keys that are pressed together as [Ctrl+C](key:).',
    ar: 'اكتب مفتاح لوحة المفاتيح هكذا: [Esc](key:)، والمفاتيح التي تُضغط معًا هكذا: [Ctrl+C](key:).',
  },
  'markup-mark-subscript': { en: 'a mark that is not read here', ar: 'تنسيق لا يُقرأ هنا' },
  'markup-mark-subscriptHint': {
    en: 'Write letters below the line as [2](sub:): H[2](sub:)O.',
    ar: 'اكتب ما ينزل عن السطر هكذا: [2](sub:)، كما في H[2](sub:)O.',
  },
  'markup-mark-superscript': { en: 'a mark that is not read here', ar: 'تنسيق لا يُقرأ هنا' },
  'markup-mark-superscriptHint': {
    en: 'Write letters above the line as [2](sup:): m[2](sup:).',
    ar: 'اكتب ما يعلو السطر هكذا: [2](sup:)، كما في م[2](sup:).',
  },
  'markup-mark-struck': { en: 'a mark that is not read here', ar: 'تنسيق لا يُقرأ هنا' },
  'markup-mark-struckHint': {
    en: 'Write words that are struck out as [words](del:).',
    ar: 'اكتب المشطوب هكذا: [كلمات](del:).',
  },
  'markup-mark-abbreviation': { en: 'a mark that is not read here', ar: 'تنسيق لا يُقرأ هنا' },
  'markup-mark-abbreviationHint': {
    en: 'Write an abbreviation with what it means as [WHO](abbr:World Health Organization).',
    ar: 'اكتب الاختصار ومعناه هكذا: [WHO](abbr:منظمة الصحة العالمية).',
  },
  'markup-mark-link': { en: 'a link that is not read here', ar: 'رابط لا يُقرأ هنا' },
  'markup-mark-linkHint': {
    en: 'Write links as [words](/address), with no space in them but between the words.',
    ar: 'اكتب الرابط هكذا: [كلمات](/address)، ولا مسافة إلا بين الكلمات.',
  },
  'markup-mark-run': { en: 'a mark that is not read here', ar: 'تنسيق لا يُقرأ هنا' },
  'markup-mark-runHint': {
    en: 'For code and Latin words that keep their direction write `code`.',
    ar: 'للشيفرة والكلمات اللاتينية التي تحفظ اتجاهها اكتب `code`.',
  },
  'markup-mark-element': { en: 'a tag of HTML', ar: 'وسم HTML' },
  'markup-mark-elementHint': {
    en: 'Delete the tag: each paragraph is a text of its own. To write about the tag itself, mark it as code: `<div>`.',
    ar: 'احذف الوسم، فلكل فقرة نص خاص بها. وإن كان الكلام عن الوسم نفسه فاكتبه شيفرة: `<div>`.',
  },
  'markup-mark-break': { en: 'a new line that is not read here', ar: 'سطر جديد لا يُقرأ هنا' },
  'markup-mark-breakHint': {
    en: 'Write a new line as a backslash and a line feed, in the file \\\\\\n; each paragraph is a text of its own.',
    ar: 'اكتب السطر الجديد شرطة عكسية يتبعها فاصل أسطر، وهو في الملف \\\\\\n؛ ولكل فقرة نص خاص بها.',
  },
};

const or: Record<MessageLanguage, string> = { en: ' or ', ar: ' أو ' };

/** Translates a term; several, joined with |, become alternatives. Unknown terms are unchanged or become `other`. */
export function term(language: MessageLanguage, word = '', other = word): string {
  if (word.includes('|') && !word.endsWith('Hint')) {
    return word
      .split('|')
      .map((one) => term(language, one))
      .join(or[language]);
  }
  return Object.hasOwn(terms, word) ? (terms[word]?.[language] ?? other) : other;
}
