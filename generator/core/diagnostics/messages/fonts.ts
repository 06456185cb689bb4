import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import { fontLimits } from '../../util/limits.ts';
import { error, type MessageDefinition, nearestAr, nearestEn, type Parameters, warning, words } from './words.ts';

const largest = fontLimits.bytes / 1024 / 1024;

/** Why a custom font cannot be used: rest of the message after its name, and hint. */
const reasons: Record<string, Record<MessageLanguage, [message: string, hint: string]>> = {
  broken: {
    en: ['is damaged, or is not a font', 'Copy it again, or export it again with one face.'],
    ar: ['تالف أو ليس ملف خط', 'انسخه من جديد، أو صدّره من جديد وفيه وجه واحد.'],
  },
  huge: {
    en: [`is larger than ${largest} MB`, 'Export the letters that the site needs alone.'],
    ar: [`أكبر من ${largest} ميغابايت`, 'صدّر منه ما يحتاجه الموقع من الحروف وحده.'],
  },
  licence: {
    en: ['has a licence that forbids embedding', 'Ask its maker for the file of the web licence, or choose another font.'],
    ar: ['يقول إن رخصته تمنع تضمينه', 'اطلب من صانعه ملف رخصة الويب، أو اختر خطًا آخر.'],
  },
  letters: {
    en: ['lacks letters', 'Ask its maker for a file that has them, or choose another font.'],
    ar: ['تنقصه حروف', 'اطلب من صانعه ملفًا فيه هذه الحروف، أو اختر خطًا آخر.'],
  },
};

const reasonOf = ({ expected = '' }: Parameters) => (Object.hasOwn(reasons, expected) ? reasons[expected] : undefined);

const letters = ({ list = [] }: Parameters) => (list.length > 0 ? `: "${list.join(' ')}"` : '');

/** Font files are beside the site file, where the editor uploads nothing. */
const askEn = 'Correct the name, or ask whoever looks after the site to put the font there.';
const askAr = 'صحح الاسم، أو اطلب ممن يتولى الموقع أن يضع الخط في مكانه.';
const inEditorEn = (all: Parameters) => (all.nearest === undefined ? askEn : nearestEn(all));
const inEditorAr = (all: Parameters) => (all.nearest === undefined ? askAr : nearestAr(all));

const nearEn = (all: Parameters) =>
  all.nearest === undefined ? 'Put it into assets/fonts/, or correct the name.' : nearestEn(all);
const nearAr = (all: Parameters) => (all.nearest === undefined ? 'ضعه في assets/fonts/، أو صحح الاسم.' : nearestAr(all));

/** Fonts: `found` is the file under assets/, or the package. */
export const fontsMessages = {
  'font-package': error({
    recipe: 'fonts',
    traits: ['of-surroundings'],
    inEditor: {
      en: { hint: 'Choose another font, or ask whoever looks after the site to install this one.' },
      ar: { hint: 'اختر خطًا آخر، أو اطلب ممن يتولى الموقع أن يثبته.' },
    },
    en: words(
      ({ found }) => `this font is the package "${found}", which is not installed.`,
      ({ expected }) => `Type "${expected}", or choose another font.`,
    ),
    ar: words(
      ({ found }) => `هذا الخط هو الحزمة "${found}"، وهي غير مثبتة.`,
      ({ expected }) => `اكتب الأمر "${expected}"، أو اختر خطًا آخر.`,
    ),
  }),
  'look-fonts': warning({
    recipe: 'fonts',
    traits: ['of-surroundings'],
    inEditor: {
      en: { hint: 'Ask whoever looks after the site to install them, or choose the fonts yourself.' },
      ar: { hint: 'اطلب ممن يتولى الموقع أن يثبتها، أو اختر الخطوط بنفسك.' },
    },
    en: words(
      ({ list = [] }) =>
        `the fonts of this look are packages that are not installed: ${list.join(', ')}. Readex Pro takes their place.`,
      ({ expected }) => `Type "${expected}", or choose fonts in "fonts".`,
    ),
    ar: words(
      ({ list = [] }) => `خطوط هذا المظهر حزم غير مثبتة: ${list.join('، ')}. يحل محلها ريدكس برو.`,
      ({ expected }) => `اكتب الأمر "${expected}"، أو اختر الخطوط في "fonts".`,
    ),
  }),
  'missing-font': error({
    recipe: 'fonts',
    traits: ['of-surroundings'],
    inEditor: {
      en: { message: ({ found }) => `there is no font "${found}".`, hint: inEditorEn },
      ar: { message: ({ found }) => `لا يوجد الخط "${found}".`, hint: inEditorAr },
    },
    en: words(({ found }) => `there is no font assets/${found}.`, nearEn),
    ar: words(({ found }) => `لا يوجد خط assets/${found}.`, nearAr),
  }),
  'bad-font-path': error({
    recipe: 'fonts',
    inEditor: { en: { hint: askEn }, ar: { hint: askAr } },
    en: words(
      ({ found }) => `"${found}" does not name a font that can be used here.`,
      'Write fonts/ and the name of the file, ending in woff2, ttf or otf; the file is put into assets/fonts/.',
    ),
    ar: words(
      ({ found }) => `لا يسمي "${found}" خطًا يصلح هنا.`,
      'اكتب fonts/ ثم اسم الملف، وينتهي بـ woff2 أو ttf أو otf؛ وضع الملف في assets/fonts/.',
    ),
  }),
  'unusable-font': error({
    recipe: 'fonts',
    traits: ['of-surroundings'],
    en: words(
      (all) => `the font "${all.found}" ${reasonOf(all)?.en[0] ?? 'cannot be used'}${letters(all)}.`,
      (all) => reasonOf(all)?.en[1] ?? 'Choose another font.',
    ),
    ar: words(
      (all) => `الخط "${all.found}" ${reasonOf(all)?.ar[0] ?? 'لا يصلح'}${letters(all)}.`,
      (all) => reasonOf(all)?.ar[1] ?? 'اختر خطًا آخر.',
    ),
  }),
  'edition-font': warning({
    recipe: 'fonts',
    traits: ['of-surroundings'],
    en: words(
      ({ found, list = [] }) => `the font "${found}" has no letters of "${list.join('", "')}": pages in it are in another font.`,
      'Give that language its own file, {"ar": "fonts/...", "en": "fonts/..."}, or leave it as it is.',
    ),
    ar: words(
      ({ found, list = [] }) => `ليس في الخط "${found}" حروف اللغة "${list.join('"، "')}"، فصفحاتها بخط آخر.`,
      'اجعل لتلك اللغة ملفًا خاصًا بها، {"ar": "fonts/...", "en": "fonts/..."}، أو اتركه كما هو.',
    ),
  }),
  'heavy-font': warning({
    recipe: 'fonts',
    en: words(
      ({ found, expected }) => `every page loads ${expected} of the font "${found}".`,
      'Ask its maker for a lighter file, or for one from which characters may be taken out.',
    ),
    ar: words(
      ({ found, expected }) => `تحمّل كل صفحة ${expected} من الخط "${found}".`,
      'اطلب من صانعه ملفًا أخف، أو ملفًا تسمح رخصته بالاقتصار على بعض محارفه.',
    ),
  }),
} as const satisfies Record<string, MessageDefinition>;
