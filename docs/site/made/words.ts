import type { Kind } from '../../../templates/schema/field-roles.ts';
import { type Both, both } from './both.ts';

/** What every made page says. */
export const pageWords = {
  contents: both('في هذه الصفحة', 'On this page'),
  next: both('التالي', 'Next'),
  previous: both('السابق', 'Previous'),
};

/** What a string of each kind is, for who writes one. */
export const kindWords: Record<Kind, Both> = {
  text: both('نص', 'text'),
  inline: both('جملة، وقد تكون فيها [علامات](/recipes/emphasis)', 'a sentence, which may have [marks](/recipes/emphasis)'),
  passage: both(
    'جملة، وقد تكون فيها [علامات](/recipes/emphasis) وحواشٍ',
    'a sentence, which may have [marks](/recipes/emphasis) and notes',
  ),
  heading: both('نص عنوان', 'text of a heading'),
  headline: both(
    'نص عنوان، وقد تكون فيه [علامات](/recipes/emphasis)',
    'text of a heading, which may have [marks](/recipes/emphasis)',
  ),
  title: both('عنوان، وقد تكون فيه [علامات](/recipes/emphasis)', 'a title, which may have [marks](/recipes/emphasis)'),
  spoken: both('نص يُنطق', 'text that is spoken'),
  meta: both('نص لمحركات البحث', 'text for search engines'),
  keyword: both('كلمة يُبحث بها', 'a word to be found by'),
  code: both('شيفرة بحروفها', 'code, to the letter'),
  word: both('كلمة', 'a word'),
  id: both('اسم موضع: حروف لاتينية صغيرة وأرقام وشرطات', 'name of a place: small letters, digits, hyphens'),
  href: both('وجهة [رابط](/recipes/links)', 'where a [link](/recipes/links) leads'),
  target: both('وجهة رابط', 'where it leads'),
  path: both('مسار صفحة يبدأ بشرطة مائلة', 'path of a page, with a slash first'),
  frame: both('عنوان ما يُعرض', 'address of what is shown'),
  address: both('عنوان يبدأ بـ `https:`', 'address that begins with `https:`'),
  picture: both('اسم [صورة](/recipes/picture) في `assets`', 'name of a [picture](/recipes/picture) in `assets`'),
  file: both('اسم [ملف](/recipes/files) في `assets`', 'name of a [file](/recipes/files) in `assets`'),
  font: both('اسم ملف [خط](/recipes/fonts) في `assets`', 'name of a [font](/recipes/fonts) in `assets`'),
  day: both('[يوم](/recipes/dates): سنة-شهر-يوم', 'a [day](/recipes/dates): YYYY-MM-DD'),
  moment: both('[يوم](/recipes/dates)، وقد تكون معه ساعة', 'a [day](/recipes/dates), perhaps with a time'),
  instant: both('[يوم](/recipes/dates) وساعة ومنطقة زمنية', 'a [day](/recipes/dates), a time and its zone'),
  colour: both('لون: `#rrggbb`', 'a colour: `#rrggbb`'),
  icon: both('اسم ملف أيقونة في `assets/icons`', 'name of an icon file in `assets/icons`'),
};

export const referenceWords = {
  required: both('**إلزامي**', '**required**'),
  least: both('%s على الأقل', 'at least %s'),
  most: both('%s على الأكثر', 'at most %s'),
  absent: both('إن حُذف', 'when left out'),
  example: both('مثال', 'example'),
  keys: both('المفاتيح', 'Keys'),
  or: both('أو', 'or'),
  forms: both('ما يجوز في', 'What may stand in'),
  seeForms: both('صوره ومفاتيح كل منها', 'its forms, and the keys of each'),
  seeKeys: both('مفاتيحه', 'its keys'),
  seeValues: both('القيم كلها', 'all values'),
  whole: both('عدد صحيح', 'a whole number'),
  number: both('عدد', 'a number'),
  list: both('قائمة', 'a list'),
  object: both('كائن', 'an object'),
  named: both('كائن تسمّي مفاتيحه بنفسك', 'an object whose keys you name'),
  byType: both('كائن تحدده قيمة `type` فيه', 'an object that its `type` chooses'),
  flag: both('`true` أو `false`', '`true` or `false`'),
  oneOf: both('كلمة مما يلي', 'one of these words'),
  oneOfMany: both('كلمة من قائمة', 'a word of a list'),
  about: both(
    'كل مفتاح ومعناه، وما يُكتب فيه، وما يحل محله إن حُذف.',
    'Every key: what it means, what it takes, and what holds where it is left out.',
  ),
  fileTitle: both('الملف كله', 'The whole file'),
  file: both('ما في أعلى مستوى من الملف. لكل جزء صفحته.', 'What stands at the top of the file. Each part has a page of its own.'),
  pages: both('أجزاء الملف', 'Parts of the file'),
  values: both('القيم', 'Values'),
  value: both('القيمة', 'Value'),
  meaning: both('المعنى', 'Meaning'),
  ofBlocks: both('الكتل', 'Blocks'),
  liveBlock: both('أمثلتها حية على صفحتها', 'Its examples, live, are on a page of their own'),
};

export const blockWords = {
  index: both('الكتل كلها', 'All blocks'),
  keys: both('مفاتيح هذه الكتلة في المرجع', 'The keys of this block, in the reference'),
  about: both('أمثلة حية وبجانب كل منها ما كُتب في الملف.', 'Live examples, each with what stands in the file for it.'),
  recipe: both('كيف تُكتب في الدليل', 'How it is written, in the recipes'),
  isTitle: both(
    'تفتتح هذه الكتلة صفحتها وتعطيها عنوانها، فلمثالها صفحة وحده.',
    'This block opens its page and gives it its title, so that its example has a page of its own.',
  ),
  open: both('افتح المثال حيًّا', 'Open the example live'),
  back: both('هذا مثال حي للكتلة', 'This is a live example of the block'),
  example: both('مثال', 'Example'),
  inArabic: both(
    'نصوص هذا المثال عربية: تراه حيًّا في الصفحة العربية.',
    'The texts of this example are Arabic: it is live on the Arabic page.',
  ),
};

export const recipeWords = {
  about: both(
    'وصفة من دليل قيم: على الصفحة في المحرر، ثم باليد في الملف.',
    'A recipe of the Qiyam guide: in the editor first, then by hand in the file.',
  ),
};

export const commandWords = {
  title: both('الأوامر', 'Commands'),
  description: both(
    'أوامر قيم كلها وخياراتها: البناء والفحص والمعاينة والنشر والترجمة، كما يشرحها كل أمر مع --help.',
    'All commands of Qiyam with their options: building, checking, preview, publishing, translation, as --help tells them.',
  ),
  lead: both(
    'كما يشرحها كل أمر مع `--help`. ورموز الخروج: 0 سليم، 1 في المحتوى خطأ، 2 خطأ في الاستدعاء أو البيئة.',
    'The same as `--help` prints. Exit codes: 0 success, 1 the content has errors, 2 wrong usage or environment.',
  ),
};

export const homeWords = {
  written: both('تكتب هذا', 'You write this'),
};

export const changelogWords = {
  title: both('الجديد', 'What is new'),
  description: both(
    'ما صار يُكتب في ملفات المواقع في كل إصدار من إصدارات المحتوى، وما يفعله الأمر upgrade بالملفات السابقة.',
    'What site files may say since each version of content, and what the command upgrade does to files of before.',
  ),
};

export const ownReferenceWords = {
  heading: both('المرجع', 'Reference'),
  groups: {
    components: both('المكوّنات', 'Components'),
    functions: both('الدوال', 'Functions'),
    values: both('القيم', 'Values'),
    types: both('الأنواع', 'Types'),
  },
  pages: {
    fields: {
      title: both('ما في qiyam/blocks', 'What qiyam/blocks has'),
      lead: both(
        'ما تستورده ملفات `block.ts` و`schema.ts` و`words.ts` في كتلة من صنعك، كما صُرّح به في الشيفرة.',
        'What `block.ts`, `schema.ts` and `words.ts` of a custom block import, as the code declares it.',
      ),
      description: both(
        'مرجع qiyam/blocks: ما تُبنى به حقول الكتل التي تصنعها، وقيمه كما صُرّح بها في الشيفرة.',
        'Reference of qiyam/blocks: builders for the fields of custom blocks, and its values.',
      ),
    },
    parts: {
      title: both('ما في qiyam/parts', 'What qiyam/parts has'),
      lead: both(
        'ما يستورده مكوّن الكتلة التي تصنعها وما يتفاعل منها، كما صُرّح به في الشيفرة.',
        'What the component and the island of a custom block import, as the code declares it.',
      ),
      description: both(
        'مرجع qiyam/parts: ما تُعرض به الكتل التي تصنعها من مكوّنات ودوال وقيم كما صُرّح بها في الشيفرة.',
        'Reference of qiyam/parts: components, functions and values for rendering custom blocks.',
      ),
    },
    types: {
      title: both('الأنواع', 'Types'),
      lead: both(
        'أنواع `qiyam/blocks` و`qiyam/parts` كما صُرّح بها في الشيفرة.',
        'The types of `qiyam/blocks` and `qiyam/parts`, as the code declares them.',
      ),
      description: both(
        'أنواع TypeScript التي تستوردها الكتل التي تصنعها من qiyam/blocks وqiyam/parts كما صُرّح بها في الشيفرة.',
        'TypeScript types that custom blocks import from qiyam/blocks and qiyam/parts, as the code declares them.',
      ),
    },
  },
};
