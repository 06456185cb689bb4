import { error, type MessageDefinition, meantAr, meantEn, placeAr, placeEn, words } from './words.ts';

/** Redirects from former addresses. */
export const redirectsMessages = {
  'bad-former-path': error({
    recipe: 'move-page',
    en: words(
      ({ found }) => `"${found}" cannot be a former address.`,
      meantEn(
        'Begin with a slash, end without one: /old/about. No quotes and none of \\ # : * < > | in it; % itself is written with its code.',
      ),
    ),
    ar: words(
      ({ found }) => `لا يصلح "${found}" عنوانًا قديمًا يُحوَّل منه.`,
      meantAr(
        'ابدأ بشرطة مائلة ولا تنه بها: /old/about، بلا علامات اقتباس ولا \\ # : * < > |، وتكتب علامة النسبة المئوية نفسها برمزها.',
      ),
    ),
  }),
  'bad-target': error({
    recipe: 'move-page',
    en: words(
      ({ found }) => `"${found}" is not an address that a redirect may lead to.`,
      'Write the path of a page (/services), or an address that begins with https://.',
    ),
    ar: words(
      ({ found }) => `لا يصلح "${found}" وجهة لتحويل.`,
      'اكتب مسار صفحة من الموقع (/services) أو عنوانًا يبدأ بـ https://.',
    ),
  }),
  'redirect-hides-page': error({
    recipe: 'move-page',
    inEditor: {
      en: {
        message: (all) => `"${all.found}" is the address of a page (${placeEn(all)}): a redirect would hide it.`,
        hint: 'Take the redirect away, or give the page another address.',
      },
      ar: {
        message: (all) => `"${all.found}" عنوان صفحة (${placeAr(all)})، والتحويل يحجبها.`,
        hint: 'احذف التحويل، أو غيّر عنوان الصفحة.',
      },
    },
    en: words(
      ({ found, line }) => `"${found}" is the address of the page in line ${line}: a redirect would hide it.`,
      'Remove the redirect, or give the page another path.',
    ),
    ar: words(
      ({ found, line }) => `"${found}" عنوان الصفحة في السطر ${line}، والتحويل يحجبها.`,
      'احذف التحويل، أو غيّر مسار الصفحة.',
    ),
    traits: ['of-surroundings'],
  }),
  'redirect-hides-file': error({
    recipe: 'move-page',
    inEditor: {
      en: {
        message: (all) => `"${all.found}" is the address of a file of the site (${placeEn(all)}): a redirect would hide it.`,
        hint: 'Take the redirect away. A file keeps its address when it is replaced.',
      },
      ar: {
        message: (all) => `"${all.found}" عنوان ملف من ملفات الموقع (${placeAr(all)})، والتحويل يحجبه.`,
        hint: 'احذف التحويل، فالملف يبقى على عنوانه إذا استُبدل.',
      },
    },
    en: words(
      ({ found, line }) => `"${found}" is the address of a file of the site, which line ${line} names: a redirect would hide it.`,
      'Remove the redirect. A file keeps its address when it is replaced: put the new one in its place, under the same name.',
    ),
    ar: words(
      ({ found, line }) => `"${found}" عنوان ملف من ملفات الموقع يذكره السطر ${line}، والتحويل يحجبه.`,
      'احذف التحويل. يبقى عنوان الملف كما هو إذا استُبدل: ضع الجديد مكانه بالاسم نفسه.',
    ),
    traits: ['of-surroundings'],
  }),
  'redirect-letter-case': error({
    recipe: 'move-page',
    inEditor: {
      en: {
        message: (all) =>
          `"${all.found}" differs only in capital letters from "${all.expected}" (${placeEn(all)}), and leads elsewhere: many hosts take the two for one.`,
      },
      ar: {
        message: (all) =>
          `لا يختلف "${all.found}" عن "${all.expected}" (${placeAr(all)}) إلا بحروف كبيرة، ويؤدي إلى موضع آخر، وكثير من المستضيفين يعدهما واحدًا.`,
      },
    },
    en: words(
      ({ found, expected, line }) =>
        `"${found}" differs only in capital letters from "${expected}", in line ${line}, and leads elsewhere: many hosts take the two for one.`,
      'Lead to the same place, or remove the redirect.',
    ),
    ar: words(
      ({ found, expected, line }) =>
        `لا يختلف "${found}" عن "${expected}" في السطر ${line} إلا بحروف كبيرة، ويؤدي إلى موضع آخر، وكثير من المستضيفين يعدهما واحدًا.`,
      'اجعلهما إلى موضع واحد، أو احذف التحويل.',
    ),
    traits: ['of-surroundings'],
  }),
  'duplicate-redirect': error({
    recipe: 'move-page',
    inEditor: {
      en: {
        message: (all) => `another redirect already uses "${all.found}": ${placeEn(all)}.`,
        hint: 'Keep one of them; a slash at the end makes no difference.',
      },
      ar: {
        message: (all) => `من "${all.found}" تحويل آخر أيضًا: ${placeAr(all)}.`,
        hint: 'أبق واحدًا منهما، ولا فرق بشرطة مائلة في الآخر.',
      },
    },
    en: words(
      ({ found, line }) => `line ${line} already redirects "${found}".`,
      'Keep one of them; a slash or .html at the end makes no difference.',
    ),
    ar: words(
      ({ found, line }) => `في السطر ${line} تحويل من "${found}" أيضًا.`,
      'أبق واحدًا منهما، ولا فرق بشرطة مائلة أو بـ .html في الآخر.',
    ),
    repair: 'remove',
  }),
  'redirect-chain': error({
    recipe: 'move-page',
    inEditor: {
      en: { message: (all) => `"${all.found}" is itself redirected: ${placeEn(all)}.` },
      ar: { message: (all) => `"${all.found}" يُحوَّل هو نفسه إلى غيره: ${placeAr(all)}.` },
    },
    en: words(
      ({ found, line }) => `"${found}" is itself redirected, in line ${line}.`,
      ({ nearest }) => (nearest ? `Lead to where it ends: "${nearest}".` : 'The redirects lead in a circle: end it at a page.'),
    ),
    ar: words(
      ({ found, line }) => `"${found}" يُحوَّل هو نفسه إلى غيره في السطر ${line}.`,
      ({ nearest }) => (nearest ? `حوّل إلى النهاية مباشرة: "${nearest}".` : 'التحويلات تدور في حلقة، فأنهها عند صفحة.'),
    ),
    traits: ['of-surroundings'],
  }),
} as const satisfies Record<string, MessageDefinition>;
