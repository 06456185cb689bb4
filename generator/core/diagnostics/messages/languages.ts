import { error, meantAr, meantEn, nameListAr, nameListEn, warning, words } from './words.ts';

/** Languages of multilingual sites. */
export const languagesMessages = {
  'language-list': error({
    recipe: 'languages',
    inEditor: {
      en: { hint: 'Ask whoever looks after the file to write one list with each text in its languages.' },
      ar: { hint: 'اطلب ممن يتولى الملف أن يكتب قائمة واحدة، وكل نص فيها بلغاته.' },
    },
    en: words(
      'a list is not written by language.',
      'Write one list, and in it each text by language: [{ "ar": "…", "en": "…" }].',
    ),
    ar: words('القائمة لا تُكتب لكل لغة على حدة.', 'اكتب قائمة واحدة، وفيها كل نص بلغاته: [{ "ar": "…", "en": "…" }].'),
  }),
  'language-object': error({
    recipe: 'languages',
    inEditor: {
      en: { hint: 'Ask whoever looks after the file to write one value.' },
      ar: { hint: 'اطلب ممن يتولى الملف أن يكتب قيمة واحدة.' },
    },
    en: words(
      'this is the same in all languages.',
      'Write one value: texts, addresses and pictures alone are written by language.',
    ),
    ar: words('هذه قيمة واحدة في اللغات كلها.', 'اكتب قيمة واحدة، فلا يُكتب بلغاته إلا النصوص والعناوين والصور.'),
  }),
  'language-empty': error({
    recipe: 'languages',
    inEditor: {
      en: { hint: 'Ask whoever looks after the file to name a language, or to take this out.' },
      ar: { hint: 'اطلب ممن يتولى الملف أن يذكر لغة، أو يحذف هذا.' },
    },
    en: words('no language is named here.', 'Write the text in each language, as { "ar": "…", "en": "…" }, or remove it.'),
    ar: words('لا لغة مذكورة هنا.', 'اكتب النص بلغاته هكذا: { "ar": "…", "en": "…" }، أو احذفه.'),
  }),
  'unlisted-language': error({
    recipe: 'languages',
    inEditor: {
      en: { hint: 'Ask whoever looks after the file to add the language to those of the site.' },
      ar: { hint: 'اطلب ممن يتولى الملف أن يضيف اللغة إلى لغات الموقع.' },
    },
    en: words(
      ({ found }) => `"${found}" is not among the languages of the site.`,
      ({ list = [] }) => `The site has ${nameListEn(list)}: write one of them, or add it to "languages" of "site".`,
    ),
    ar: words(
      ({ found }) => `ليست "${found}" من لغات الموقع.`,
      ({ list = [] }) => `لغات الموقع: ${nameListAr(list)}. اكتب واحدة منها، أو أضفها إلى "languages" في "site".`,
    ),
  }),
  'language-for-all': error({
    recipe: 'languages',
    inEditor: {
      en: {
        message: 'there is one text for all languages here, and others beside it.',
        hint: 'Ask whoever looks after the file to keep one of both.',
      },
      ar: { message: 'هنا نص واحد للغات كلها، ومعه نصوص أخرى.', hint: 'اطلب ممن يتولى الملف أن يبقي أحدهما.' },
    },
    en: words('"*" is the text of all languages, but there are others beside it.', 'Keep "*" alone, or write each language.'),
    ar: words('العلامة "*" نص اللغات كلها، ومعها نصوص أخرى.', 'أبق "*" وحدها، أو اكتب نص كل لغة.'),
  }),
  'unknown-language': error({
    recipe: 'languages',
    inEditor: {
      en: { hint: 'Ask whoever looks after the file to write the tag of a language.' },
      ar: { hint: 'اطلب ممن يتولى الملف أن يكتب رمز لغة.' },
    },
    en: words(
      ({ found }) => `"${found}" is not the tag of a language.`,
      meantEn('Write its tag: "ar", "en", "fr", "ur", "pt-BR".'),
    ),
    ar: words(({ found }) => `ليس "${found}" رمز لغة.`, meantAr('اكتب رمز اللغة: "ar" أو "en" أو "fr" أو "ur" أو "pt-BR".')),
  }),
  'bad-languages': error({
    recipe: 'languages',
    inEditor: {
      en: {
        message: 'the languages of the site are not written as a list of tags.',
        hint: 'Ask whoever looks after the file to write them as a list.',
      },
      ar: { message: 'لغات الموقع ليست مكتوبة قائمةَ رموز.', hint: 'اطلب ممن يتولى الملف أن يكتبها قائمة.' },
    },
    en: words(
      'the languages of the site are a list of tags.',
      ({ list = [] }) =>
        `Write "languages": [${list.map((tag) => `"${tag}"`).join(', ')}], or remove the key from a site in one language.`,
    ),
    ar: words(
      'لغات الموقع قائمة من رموز اللغات.',
      ({ list = [] }) =>
        `اكتب "languages": [${list.map((tag) => `"${tag}"`).join(', ')}]، أو احذف المفتاح إن كان الموقع بلغة واحدة.`,
    ),
  }),
  'repeated-language': error({
    recipe: 'languages',
    en: words(({ found }) => `the language "${found}" is in the list twice.`, 'Keep one of them.'),
    ar: words(({ found }) => `اللغة "${found}" مكررة في القائمة.`, 'أبق واحدة.'),
  }),
  'proposed-words': warning({
    recipe: 'interface-words',
    traits: ['provisional'],
    inEditor: {
      en: {
        message: 'no reader of this language has read the words of the interface yet.',
        hint: 'Have somebody read them, and ask whoever looks after the file to write them there.',
      },
      ar: {
        message: 'لم يقرأ كلمات الواجهة بهذه اللغة أحد من أهلها بعد.',
        hint: 'اجعل أحد أهلها يقرؤها، واطلب ممن يتولى الملف أن يكتبها فيه.',
      },
    },
    en: words(
      ({ found, list = [] }) =>
        `words of the interface in "${found}" are a proposal that no reader of the language has confirmed: ${list.length} of them.`,
      'Have them read: what is written in "labels" of the site counts as confirmed.',
    ),
    ar: words(
      ({ found, list = [] }) => `كلمات الواجهة باللغة "${found}" اقتراح لم يؤكده أحد من أهلها، وعددها ${list.length}.`,
      'اجعل أحدًا يقرؤها: ما كُتب في "labels" من الموقع مؤكد.',
    ),
  }),
  'missing-words': warning({
    recipe: 'interface-words',
    inEditor: {
      en: {
        message: 'words of the interface are missing in this language: English ones are shown.',
        hint: 'Ask whoever looks after the file to write them there.',
      },
      ar: {
        message: 'كلمات من الواجهة تنقص بهذه اللغة، فتظهر بالإنجليزية.',
        hint: 'اطلب ممن يتولى الملف أن يكتبها فيه.',
      },
    },
    en: words(
      ({ found, list = [] }) => `words of the interface are missing in "${found}", English ones are shown: ${list.join(', ')}.`,
      'Write them in "labels" of the site, by these names.',
    ),
    ar: words(
      ({ found, list = [] }) => `كلمات من الواجهة تنقص باللغة "${found}" فتظهر بالإنجليزية: ${list.join('، ')}.`,
      'اكتبها في "labels" من الموقع، بهذه الأسماء.',
    ),
  }),
  'language-home': error({
    recipe: 'languages',
    inEditor: {
      en: {
        message: 'the home page is not in one of the languages: nothing leads to it.',
        hint: 'Give the home page a title in it.',
      },
      ar: { message: 'الصفحة الرئيسية ليست بإحدى لغات الموقع، فلا شيء يؤدي إليها.', hint: 'اكتب اسم الصفحة الرئيسية بها.' },
    },
    en: words(
      ({ found }) => `the home page is not in "${found}": nothing leads to this language.`,
      ({ found }) => `Give the page "/" a title in it, { "ar": "…", "${found}": "…" }, or take the language from the list.`,
    ),
    ar: words(
      ({ found }) => `الصفحة الرئيسية ليست باللغة "${found}"، فلا شيء يؤدي إليها.`,
      ({ found }) => `اكتب اسم الصفحة "/" ("title") بها، { "ar": "…", "${found}": "…" }، أو احذف اللغة من القائمة.`,
    ),
  }),
  'language-path': error({
    recipe: 'move-page',
    inEditor: {
      en: { hint: 'Give the page another address.' },
      ar: { hint: 'اجعل للصفحة عنوانًا آخر.' },
    },
    en: words(
      ({ found, expected }) => `the page "${found}" is at addresses of another language, which begin with "${expected}".`,
      'Give the page another path, or the language another "path".',
    ),
    ar: words(
      ({ found, expected }) => `عنوان الصفحة "${found}" من عناوين لغة أخرى، وهي تبدأ بـ "${expected}".`,
      'اجعل للصفحة مسارًا آخر، أو للغة "path" آخر.',
    ),
  }),
  'missing-translation': warning({
    recipe: 'languages',
    inEditor: {
      en: { hint: 'Write it in each language.' },
      ar: { hint: 'اكتبه بلغاته.' },
    },
    en: words(
      ({ found, list = [] }) => `"${found}" is not written in ${nameListEn(list)}: that edition shows it as it is.`,
      'Write it by language, or { "*": "…" } where it is the same in all.',
    ),
    ar: words(
      ({ found, list = [] }) => `النص "${found}" غير مكتوب بـ ${nameListAr(list)}، فيظهر فيها كما هو.`,
      'اكتبه بلغاته، أو اكتب { "*": "…" } إن كان واحدًا في اللغات كلها.',
    ),
  }),
};
