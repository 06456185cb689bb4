import { inLanguages } from '../../../../templates/model/files/language.ts';
import { error, type MessageDefinition, meantAr, meantEn, warning, words } from './words.ts';

/** Installing packages needs a command line. */
const toInstall = inLanguages({
  en: { hint: 'Ask whoever looks after the site to install it.' },
  ar: { hint: 'اطلب ممن يتولى الموقع أن يثبتها.' },
});

/** Values that look right but are not: too long, in another calendar, or with characters that servers read differently. */
export const valuesMessages = {
  'many-groups': error({
    recipe: 'people',
    inEditor: {
      en: { hint: 'Name fewer, larger groups, or take the filter away.' },
      ar: {
        message: ({ count, expected }) => `عدد ما يُصفّى به هنا ${count}، وأقصى ما تتسع له التصفية ${expected}.`,
        hint: 'اجمعها في أقسام أقل، أو أزل التصفية.',
      },
    },
    en: words(
      ({ count, expected }) => `there are ${count} names to filter by; a filter has room for ${expected}.`,
      'Name fewer, larger groups, or leave the filter out.',
    ),
    ar: words(
      ({ count, expected }) => `عدد ما يُصفّى به هنا ${count}، وأقصى ما تتسع له التصفية ${expected}.`,
      'اجمعها في أقسام أقل، أو احذف التصفية.',
    ),
  }),
  'no-target': error({
    recipe: 'links',
    inEditor: {
      en: { hint: 'Choose the page that it leads to, or add the links of its sub-menu.' },
      ar: { hint: 'اختر الصفحة التي يؤدي إليها، أو أضف روابط قائمته الفرعية.' },
    },
    en: words(
      'this entry of the menu leads nowhere and has no sub-menu.',
      'Write "href" with the page that it leads to, or "links" with the links of its sub-menu.',
    ),
    ar: words(
      'هذا العنصر من القائمة لا يؤدي إلى صفحة وليست له قائمة فرعية.',
      'اكتب "href" وفيه الصفحة التي يؤدي إليها، أو "links" وفيها روابط قائمته الفرعية.',
    ),
  }),
  'long-address': error({
    recipe: 'move-page',
    en: words(
      ({ found, count, expected }) =>
        `the address "${found}" has ${count} characters as it is sent; ${expected} at most are taken everywhere.`,
      'Write a shorter one; a letter that is not Latin is sent as six characters or more.',
    ),
    ar: words(
      ({ found, count, expected }) => `العنوان "${found}" طوله حين يُرسل ${count}، وأقصى ما يُقبل في كل مكان ${expected}.`,
      'اكتب عنوانًا أقصر؛ والحرف العربي يُرسل بستة أحرف.',
    ),
  }),
  'long-segment': error({
    recipe: 'move-page',
    en: words(
      ({ found, count, expected }) => `"${found}" takes ${count} bytes as the name of a file; ${expected} at most fit.`,
      'Shorten this part of the path; an Arabic letter takes two bytes.',
    ),
    ar: words(
      ({ found, count, expected }) => `"${found}" أطول من أن يكون اسم ملف: ${count} بايتًا، والحد ${expected}.`,
      'اختصر هذا الجزء من المسار؛ والحرف العربي بايتان.',
    ),
  }),
  'bad-base-path': error({
    recipe: 'publish',
    en: words(
      ({ found }) => `the path of the site's address holds "${found}", which servers and browsers do not all read alike.`,
      'Use Latin letters, digits and - . _ ~ in it: https://www.example.com/values.',
    ),
    ar: words(
      ({ found }) => `في مسار عنوان الموقع "${found}"، ولا تقرؤه الخوادم والمتصفحات كلها على وجه واحد.`,
      'استعمل فيه حروفًا لاتينية وأرقامًا وعلامات - و. و_ و~ لا غير: https://www.example.com/values.',
    ),
  }),
  'bad-year': error({
    recipe: 'dates',
    en: words(
      ({ found, nearest }) =>
        nearest ? `"${found}" is of the Hijri calendar; dates here are Gregorian.` : `"${found}" is before 1900.`,
      ({ nearest }) => (nearest ? `Write "${nearest}", if that is the day meant.` : 'Correct the year.'),
    ),
    ar: words(
      ({ found, nearest }) => (nearest ? `"${found}" بالتقويم الهجري، والتواريخ هنا ميلادية.` : `"${found}" قبل سنة 1900.`),
      ({ nearest }) => (nearest ? `اكتب "${nearest}" إن كان هو المقصود.` : 'صحح السنة.'),
    ),
  }),
  'code-package': warning({
    recipe: 'running-text',
    traits: ['of-surroundings'],
    inEditor: toInstall,
    en: words(
      ({ found }) => `code has no colours: the package "${found}", which knows its languages, is not installed.`,
      ({ expected }) => `Type "${expected}", or remove "language".`,
    ),
    ar: words(
      ({ found }) => `الشيفرة بلا ألوان: الحزمة "${found}" التي تعرف لغاتها غير مثبتة.`,
      ({ expected }) => `اكتب الأمر "${expected}"، أو احذف "language".`,
    ),
  }),
  'math-package': warning({
    recipe: 'running-text',
    traits: ['of-surroundings'],
    inEditor: toInstall,
    en: words(
      ({ found }) => `formulas are shown as they are written: the package "${found}", which reads them, is not installed.`,
      ({ expected }) => `Type "${expected}".`,
    ),
    ar: words(
      ({ found }) => `تظهر المعادلات كما كُتبت: الحزمة "${found}" التي تقرؤها غير مثبتة.`,
      ({ expected }) => `اكتب الأمر "${expected}".`,
    ),
  }),
  'bad-formula': error({
    recipe: 'running-text',
    inEditor: {
      en: { message: ({ found }) => `this formula cannot be read: "${found}".` },
      ar: { message: ({ found }) => `هذه المعادلة لا تُقرأ: "${found}".` },
    },
    en: words(
      ({ found }) => `this formula is not valid TeX: "${found}".`,
      'Correct it where it says so; a backslash begins the name of a sign.',
    ),
    ar: words(
      ({ found }) => `هذه المعادلة ليست TeX صحيحًا: "${found}".`,
      'صححها في هذا الموضع؛ وأسماء الرموز تبدأ بخط مائل عكسي.',
    ),
  }),
  'bad-lines': error({
    recipe: 'running-text',
    inEditor: {
      en: { hint: 'Write single lines and ranges of lines with commas between: 2, 5-7.' },
      ar: { hint: 'اكتب الأسطر المفردة والمتتابعة وبينها فواصل: 2, 5-7.' },
    },
    en: words(({ found }) => `"${found}" names no lines.`, 'Write "2, 5-7": single lines and ranges, with commas between.'),
    ar: words(({ found }) => `"${found}" ليس أرقام أسطر.`, 'اكتبها هكذا: "2, 5-7"، أسطر مفردة ومتتابعة وبينها فواصل.'),
  }),
  'no-such-line': error({
    recipe: 'running-text',
    en: words(
      ({ found, count }) => `"${found}" names a line that the code has not: its lines go from 1 to ${count}.`,
      'Correct the numbers; in a range the smaller one comes first.',
    ),
    ar: words(
      ({ found, count }) => `في "${found}" سطر ليس في الشيفرة، فأسطرها من 1 إلى ${count}.`,
      'صحح الأرقام، واجعل الأصغر أولًا في الأسطر المتتابعة.',
    ),
  }),
  'row-length': error({
    recipe: 'table',
    inEditor: {
      en: { hint: 'Give each row a cell for each column, empty where there is nothing.' },
      ar: { hint: 'اجعل في كل صف خلية لكل عمود، ولو كانت فارغة.' },
    },
    en: words(
      ({ count, expected }) =>
        `this row and the columns of the table differ in number: ${count} in the row, ${expected} columns.`,
      'Give each row a cell for each column; "" where there is nothing.',
    ),
    ar: words(
      ({ count, expected }) => `عدد خلايا هذا الصف ${count}، وعدد أعمدة الجدول ${expected}.`,
      'اكتب في كل صف خلية لكل عمود؛ والخلية الفارغة "".',
    ),
  }),
  'link-in-title': error({
    recipe: 'emphasis',
    inEditor: {
      en: { hint: 'Take the link out of the title, and put it into the text below it.' },
      ar: { hint: 'أزل الرابط من العنوان، وضعه في النص الذي تحته.' },
    },
    en: words(
      ({ found }) => `links are not allowed here, such as "${found}": the title is pressed as a whole.`,
      'Keep the words and remove the address; the link can be in the text below the title. Other marks may stay.',
    ),
    ar: words(
      ({ found }) => `لا يكون هنا رابط مثل "${found}"، فالعنوان كله يُضغط.`,
      'أبق الكلمات واحذف العنوان الذي بين القوسين؛ وموضع الرابط النص الذي تحته. وسائر العلامات تبقى.',
    ),
  }),
  'nameless-table': error({
    recipe: 'table',
    inEditor: {
      en: { hint: 'Write the name of the table, or a heading above it.' },
      ar: { hint: 'اكتب اسم الجدول، أو عنوانًا فوقه.' },
    },
    en: words(
      'nothing says what this table is: it has no name, and no heading stands above it.',
      'Write "caption", or put a heading above the table.',
    ),
    ar: words('لا شيء يسمي هذا الجدول: ليس له اسم وليس فوقه عنوان.', 'اكتب "caption"، أو ضع فوق الجدول عنوانًا.'),
  }),
  'empty-tab': error({
    recipe: 'tabs',
    inEditor: {
      en: { hint: 'Add items or a table to the tab, or delete it.' },
      ar: { hint: 'أضف إلى التبويب بنودًا أو جدولًا، أو احذفه.' },
    },
    en: words('this tab is empty.', 'Write "items" with its list, or "table" with its table.'),
    ar: words('ليس في هذا التبويب شيء.', 'اكتب "items" وفيها قائمته، أو "table" وفيه جدوله.'),
  }),
  'same-columns': error({
    recipe: 'table',
    en: words('two columns of the table have the same heading.', 'Give each column its own heading.'),
    ar: words('لعمودين في الجدول عنوان واحد.', 'اكتب لكل عمود عنوانًا يخصه.'),
  }),
  'columns-or-plain': error({
    recipe: 'table',
    inEditor: {
      en: { hint: 'Delete the row of headings, or switch this off.' },
      ar: { hint: 'احذف صف العناوين، أو ألغ هذا الخيار.' },
    },
    en: words(
      'the table has headings of columns, and says that none of its cells is a heading.',
      'Leave out "isPlain", or "columns".',
    ),
    ar: words('للجدول عناوين أعمدة، وفيه أن خلاياه كلها سواء.', 'احذف "isPlain"، أو "columns".'),
  }),
  'nothing-to-sort-by': error({
    recipe: 'table',
    inEditor: {
      en: { hint: 'Add a row of headings, or switch sorting off.' },
      ar: { hint: 'أضف صف عناوين، أو ألغ الترتيب.' },
    },
    en: words(
      'visitors sort by pressing the heading of a column, and the table has no headings.',
      'Write "columns", or leave out "isSortable".',
    ),
    ar: words('يرتب الزائر بضغط عنوان العمود، وليس للجدول عناوين.', 'اكتب "columns"، أو احذف "isSortable".'),
  }),
  'series-length': error({
    recipe: 'chart',
    en: words(
      ({ count, expected }) =>
        `the numbers and the categories of the chart differ in number: ${count} numbers, ${expected} categories.`,
      'Give the series a number for each category, in their order.',
    ),
    ar: words(
      ({ count, expected }) => `عدد أرقام هذه السلسلة ${count}، وعدد فئات الرسم ${expected}.`,
      'اكتب في السلسلة رقمًا لكل فئة، بترتيب الفئات.',
    ),
  }),
  'bad-shares': error({
    recipe: 'chart',
    inEditor: {
      en: { hint: 'Keep one series of numbers from 0 on, not all of them 0; or choose another kind of chart.' },
      ar: { hint: 'أبق سلسلة واحدة أرقامها من 0 فأكثر وليست كلها 0؛ أو اختر نوعًا آخر للرسم.' },
    },
    en: words(
      'shares are parts of one whole: these numbers are none.',
      'Keep one series of numbers from 0 on, not all of them 0; or choose "bars".',
    ),
    ar: words(
      'الحصص أجزاء من كل واحد، وهذه الأرقام ليست كذلك.',
      'اكتب سلسلة واحدة أرقامها من 0 فأكثر وليست كلها 0؛ أو اختر "bars".',
    ),
  }),
  'bad-axis': error({
    recipe: 'chart',
    en: words(
      'only lines may begin elsewhere than at zero, and not above one of their numbers.',
      'Write the least number of the lines or one below it, or remove this.',
    ),
    ar: words(
      'لا يبدأ المحور من غير الصفر إلا في رسم الخطوط، ولا يعلو على رقم منها.',
      'اكتب أصغر أرقام الخطوط أو ما دونه، أو احذف هذا الحقل.',
    ),
  }),
  'bad-radar': error({
    recipe: 'chart',
    inEditor: {
      en: { hint: 'Add categories, correct the numbers, or choose another kind of chart.' },
      ar: { hint: 'زد الفئات أو صحح الأرقام، أو اختر نوعًا آخر للرسم.' },
    },
    en: words(
      'a radar needs three categories, and numbers from 0 on that are not all 0.',
      'Add categories, correct the numbers, or choose "bars".',
    ),
    ar: words(
      'رسم الشبكة يحتاج إلى ثلاث فئات فأكثر، وإلى أرقام من 0 فأكثر ليست كلها 0.',
      'زد الفئات أو صحح الأرقام، أو اختر "bars".',
    ),
  }),
  'bad-form-action': error({
    recipe: 'form',
    inEditor: {
      en: {
        hint: 'Write the address of the service that takes it, an e-mail address after mailto:, or the word desk for the desk of the site.',
      },
      ar: { hint: 'اكتب عنوان الخدمة التي تستقبله، أو بريدًا بعد mailto:، أو كلمة desk ليصل إلى مكتب الموقع.' },
    },
    en: words(
      ({ found }) => `a form cannot be sent to "${found}".`,
      'Write the https: address of the service that takes it, a mailto: address, or "desk" for the desk of the site.',
    ),
    ar: words(
      ({ found }) => `لا يُرسل نموذج إلى "${found}".`,
      'اكتب عنوان الخدمة التي تستقبله (https:) أو بريدًا (mailto:) أو "desk" لمكتب الموقع.',
    ),
  }),
  'hours-or-schedules': error({
    recipe: 'places-and-hours',
    inEditor: {
      en: {
        message: 'this place has hours for each service: these hours belong to none of them.',
        hint: 'Move them into the service that they are of, or take them away.',
      },
      ar: {
        message: 'لهذا المكان أوقات لكل خدمة، وما كُتب هنا بجانبها ليس لخدمة منها.',
        hint: 'انقله إلى الخدمة التي هو لها، أو أزله.',
      },
    },
    en: words(
      ({ found }) => `"${found}" beside "schedules" belongs to none of them.`,
      'Write it in the schedule that it is of, or remove it.',
    ),
    ar: words(
      ({ found }) => `كُتب "${found}" بجانب "schedules"، فليس لخدمة منها.`,
      'اكتبه داخل "schedules" في الخدمة التي هو لها، أو احذفه.',
    ),
  }),
  'not-medical': error({
    recipe: 'search-engines',
    inEditor: {
      en: { hint: 'Choose a medical kind, or take the specialties away.' },
      ar: { hint: 'اختر نوعًا طبيًا، أو أزل التخصصات.' },
    },
    en: words(
      'medical specialties are only for what is medical: search engines would be told of none here.',
      'Write a medical "kind", such as "clinic" or "hospital", or remove "specialties".',
    ),
    ar: words(
      'التخصصات الطبية لما هو طبي وحده، ولا تُذكر هنا لمحركات البحث.',
      'اكتب في "kind" نوعًا طبيًا مثل "clinic" أو "hospital"، أو احذف "specialties".',
    ),
  }),
  'same-schedule': error({
    recipe: 'places-and-hours',
    inEditor: {
      en: { hint: 'Write all its hours in one of them, or give this service another name.' },
      ar: { hint: 'اكتب أوقاتها كلها في موضع واحد، أو اكتب لهذه الخدمة اسمًا آخر.' },
    },
    en: words(
      ({ found }) => `this place has hours of "${found}" twice.`,
      'Write all of them in one schedule, or give this one another title.',
    ),
    ar: words(
      ({ found }) => `كُتبت أوقات "${found}" مرتين في هذا المكان.`,
      'اكتبها كلها في موضع واحد، أو اكتب لهذه الخدمة اسمًا آخر.',
    ),
  }),
  'same-field-name': error({
    recipe: 'form',
    en: words(
      ({ found }) => `another field of this form is sent under the name "${found}".`,
      'Give each field its own name, as the service knows it.',
    ),
    ar: words(({ found }) => `في هذا النموذج حقل آخر يُرسل بالاسم "${found}".`, 'اكتب لكل حقل اسمًا يخصه كما تعرفه الخدمة.'),
    repair: 'free-name',
  }),
  'empty-range': error({
    recipe: 'form',
    en: words(
      ({ found, expected }) => `there is no value between ${expected} and ${found}: this form can never be sent.`,
      'Write the lower limit first, or leave one out.',
    ),
    ar: words(
      ({ found, expected }) => `لا قيمة بين ${expected} و${found}، فلا يمكن إرسال هذا النموذج أبدًا.`,
      'صحح الحدين أو احذف أحدهما.',
    ),
  }),
  'file-by-mail': error({
    recipe: 'form',
    inEditor: {
      en: {
        message: 'a form that is sent by e-mail takes no files along.',
        hint: 'Send it to the address of a service, or take this field away.',
      },
      ar: { message: 'النموذج المرسل بالبريد لا يحمل ملفات.', hint: 'أرسله إلى عنوان خدمة، أو أزل هذا الحقل.' },
    },
    en: words(
      'a form that is sent by mailto: takes no files along.',
      'Send it to the https: address of a service, or remove this field.',
    ),
    ar: words('النموذج المرسل بالبريد (mailto:) لا يحمل ملفات.', 'أرسله إلى عنوان خدمة (https:) أو احذف هذا الحقل.'),
  }),
  'bad-time': error({
    recipe: 'places-and-hours',
    en: words(({ found }) => `"${found}" is not a time of day.`, meantEn('Write hours and minutes in two digits each: 08:30.')),
    ar: words(({ found }) => `"${found}" ليست ساعة من اليوم.`, meantAr('اكتب الساعة والدقائق برقمين لكل منهما: 08:30.')),
  }),
  'bad-time-zone': error({
    recipe: 'places-and-hours',
    inEditor: {
      en: { hint: 'Write its known name, such as Asia/Riyadh.' },
      ar: { hint: 'اكتب اسمها المعروف، مثل Asia/Riyadh.' },
    },
    en: words(({ found }) => `there is no time zone "${found}".`, 'Write its name in the tz database, such as Asia/Riyadh.'),
    ar: words(({ found }) => `لا منطقة زمنية اسمها "${found}".`, 'اكتب اسمها المعروف، مثل Asia/Riyadh.'),
  }),
} as const satisfies Record<string, MessageDefinition>;
