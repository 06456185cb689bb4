import { error, type MessageDefinition, placeAr, placeEn, warning, words } from './words.ts';

/** Conflicting or broken addresses and names. */
export const addressesMessages = {
  'route-is-file': error({
    recipe: 'move-page',
    inEditor: {
      en: {
        message: (all) =>
          all.found === all.expected
            ? `"${all.found}" is the address of a file of the site (${placeEn(all)}): one would take the place of the other.`
            : `"${all.found}" cannot be the address of a page: "${all.expected}" is a file of the site (${placeEn(all)}).`,
        hint: 'Give the page another address.',
      },
      ar: {
        message: (all) =>
          all.found === all.expected
            ? `"${all.found}" عنوان ملف من ملفات الموقع (${placeAr(all)})، فيحل أحدهما محل الآخر.`
            : `لا يصلح "${all.found}" عنوانًا لصفحة، لأن "${all.expected}" ملف من ملفات الموقع (${placeAr(all)}).`,
        hint: 'غيّر عنوان الصفحة.',
      },
    },
    en: words(
      ({ found, expected, line }) =>
        found === expected
          ? `"${found}" is the address of a file of the site, which line ${line} names: one would take the place of the other.`
          : `"${found}" cannot be the address of a page: "${expected}" is a file of the site, which line ${line} names.`,
      'Give the page another path.',
    ),
    ar: words(
      ({ found, expected, line }) =>
        found === expected
          ? `"${found}" عنوان ملف من ملفات الموقع يذكره السطر ${line}، فيحل أحدهما محل الآخر.`
          : `لا يصلح "${found}" عنوانًا لصفحة، لأن "${expected}" ملف من ملفات الموقع يذكره السطر ${line}.`,
      'غيّر مسار الصفحة.',
    ),
  }),
  'no-home': warning({
    recipe: 'new-page',
    inEditor: {
      en: {
        message: 'no page has the address "/": the logo leads nowhere, and so does the address of the site.',
        hint: 'Give one page the address "/".',
      },
      ar: { message: 'لا صفحة عنوانها "/"، فلا يؤدي الشعار ولا عنوان الموقع إلى شيء.', hint: 'اجعل عنوان إحدى الصفحات "/".' },
    },
    en: words(
      'no page has the path "/": the logo leads nowhere, and so does the address of the site.',
      'Give one page the path "/".',
    ),
    ar: words('لا صفحة مسارها "/"، فلا يؤدي الشعار ولا عنوان الموقع إلى شيء.', 'اجعل مسار إحدى الصفحات "/".'),
  }),
  'letter-case': warning({
    recipe: 'files',
    inEditor: {
      en: {
        message: (all) =>
          `"${all.found}" differs only in capital letters from "${all.expected}" (${placeEn(all)}): some computers take the two for one.`,
      },
      ar: {
        message: (all) =>
          `لا يختلف "${all.found}" عن "${all.expected}" (${placeAr(all)}) إلا بحروف كبيرة، وبعض الأجهزة يعدهما واحدًا.`,
      },
    },
    en: words(
      ({ found, expected, line }) =>
        `"${found}" differs only in capital letters from "${expected}", in line ${line}: disks of Windows and macOS take the two for one.`,
      'Write both alike, or give one another name.',
    ),
    ar: words(
      ({ found, expected, line }) =>
        `لا يختلف "${found}" عن "${expected}" في السطر ${line} إلا بحروف كبيرة، ونظاما Windows وmacOS يعدانهما واحدًا.`,
      'اكتبهما على صورة واحدة، أو غيّر اسم أحدهما.',
    ),
  }),
  'no-host': warning({
    recipe: 'links',
    en: words(
      ({ found }) => `"${found}" leads nowhere: there can be no host of that name.`,
      'Copy the address from the browser that shows the page.',
    ),
    ar: words(
      ({ found }) => `لا يؤدي "${found}" إلى شيء، فلا يكون لمضيف مثل هذا الاسم.`,
      'انسخ العنوان من المتصفح الذي يعرض الصفحة.',
    ),
  }),
  'insecure-link': warning({
    recipe: 'links',
    repair: 'nearest',
    en: words(
      ({ found }) => `"${found}" is not encrypted: browsers warn of such pages, and others on the way may change them.`,
      'Write https: where the site answers there, as nearly all do today; a source that is only there may stay.',
    ),
    ar: words(
      ({ found }) => `"${found}" عنوان غير مشفر، تحذر المتصفحات من مثله، وقد يغيّر غيرُ صاحبه ما فيه.`,
      'اكتب https: إن كان الموقع يجيب به، وهو حال أكثر المواقع اليوم. وما لا يوجد إلا هناك يبقى كما هو.',
    ),
  }),
  'bad-desk-url': error({
    recipe: 'form',
    en: words(
      ({ found }) => `"${found}" is not the address of a desk.`,
      'Write https:// and its name in small letters, without a path: https://desk.example.sa.',
    ),
    ar: words(
      ({ found }) => `لا يصلح "${found}" عنوانًا للمكتب.`,
      'اكتب https:// ثم اسمه بحروف صغيرة وبلا مسار: https://desk.example.sa.',
    ),
  }),
  'no-desk': error({
    recipe: 'form',
    inEditor: {
      en: { hint: 'Write the address of the desk in the data of the site, or send the form elsewhere.' },
      ar: { hint: 'اكتب عنوان المكتب في بيانات الموقع، أو اجعل للنموذج وجهة أخرى.' },
    },
    en: words(
      'this is sent to the desk of the site, and the site has no desk.',
      'Write "desk": { "url": "https://…" } in "site", or send the form elsewhere.',
    ),
    ar: words(
      'يُرسل هذا إلى مكتب الموقع، ولا مكتب للموقع.',
      'اكتب "desk": { "url": "https://…" } في "site"، أو اجعل للنموذج وجهة أخرى.',
    ),
  }),
  'unknown-frame': error({
    recipe: 'embed',
    inEditor: {
      en: {
        hint: 'Open what you mean, and copy its whole address; or name its site in the security settings, if it is to be trusted.',
      },
      ar: { hint: 'افتح المقصود وانسخ عنوانه كاملًا؛ أو اكتب اسم موقعه في إعدادات الأمان إن كان موثوقًا.' },
    },
    en: words(
      ({ found }) => `"${found}" is nothing that a frame can show: it is of no service that is known.`,
      ({ expected }) =>
        `Open what you mean, and copy its whole address, not a short one${expected ? `; or add "${expected}" to "frames" in "security" of "site", if it is to be trusted` : ''}.`,
    ),
    ar: words(
      ({ found }) => `لا يُعرض "${found}" في إطار، فليس من خدمة معروفة.`,
      ({ expected }) =>
        `افتح المقصود وانسخ عنوانه كاملًا لا المختصر${expected ? `؛ أو أضف "${expected}" إلى "frames" في "security" من "site" إن كان موثوقًا` : ''}.`,
    ),
  }),
  'bad-frame-origin': error({
    recipe: 'embed',
    inEditor: {
      en: { hint: 'Write how the addresses of the site begin, in small letters and without a path.' },
      ar: { hint: 'اكتب ما تبدأ به عناوين الموقع، بحروف صغيرة وبلا مسار.' },
    },
    en: words(
      ({ found }) => `"${found}" is not the name of a site as frames are allowed by.`,
      'Write https:// and the name of the site in small letters, without a path: https://charts.example.com.',
    ),
    ar: words(
      ({ found }) => `لا يصلح "${found}" اسمًا لموقع تُعرض صفحاته في إطار.`,
      'اكتب https:// ثم اسم الموقع بحروف صغيرة وبلا مسار: https://charts.example.com.',
    ),
  }),
  'bad-connect-origin': error({
    recipe: 'search-engines',
    inEditor: {
      en: { hint: 'Write how the addresses of the site begin, in lower case and without a path.' },
      ar: { hint: 'اكتب ما تبدأ به عناوين الموقع، بحروف صغيرة وبلا مسار.' },
    },
    en: words(
      ({ found }) => `"${found}" is not a site that blocks can request data from.`,
      'Write https:// (or wss://) and the name of the site in lower case, without a path: https://api.example.com. Files of the site itself need no entry.',
    ),
    ar: words(
      ({ found }) => `لا يصلح "${found}" اسمًا لموقع تُطلب منه البيانات.`,
      'اكتب https:// (أو wss://) ثم اسم الموقع بحروف صغيرة وبلا مسار: https://api.example.com. وملفات الموقع نفسه لا تُكتب هنا.',
    ),
  }),
  'spaced-address': warning({
    recipe: 'gallery-and-video',
    en: words(({ found }) => `there is a space in the address "${found}".`, 'Remove it, or copy the address again.'),
    ar: words(({ found }) => `في العنوان "${found}" مسافة.`, 'احذفها، أو انسخ العنوان من جديد.'),
  }),
  'invisible-text': warning({
    recipe: 'problems',
    inEditor: {
      en: { hint: 'Write the text, or take the field away if it is optional.' },
      ar: { hint: 'اكتب النص، أو أزل الحقل إن كان اختياريًا.' },
    },
    en: words('this text has only characters that nobody sees.', 'Write the text, or remove the key if it is optional.'),
    ar: words('ليس في هذا النص إلا محارف لا يراها أحد.', 'اكتب النص، أو احذف المفتاح إن كان اختياريًا.'),
  }),
} as const satisfies Record<string, MessageDefinition>;
