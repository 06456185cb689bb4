import { contentVersion } from '../../../../templates/model/site/content-version.ts';
import { error, warning, words } from './words.ts';

/** Version of the content format. */
export const versionsMessages = {
  'newer-version': error({
    recipe: 'in-the-file',
    inEditor: {
      en: {
        message: 'the site file is written for a newer version than this program knows.',
        hint: 'Ask whoever looks after the site to bring the program up to date; nothing is written until then.',
      },
      ar: {
        message: 'ملف الموقع مكتوب لإصدار أحدث مما يعرفه هذا البرنامج.',
        hint: 'اطلب ممن يتولى الموقع أن يحدّث البرنامج؛ ولا يُكتب شيء قبل ذلك.',
      },
    },
    en: words(
      ({ found }) => `this file is of version ${found} of content, and this Qiyam knows versions up to ${contentVersion}.`,
      'Bring Qiyam up to date: type "git pull" and "npm ci" in its checkout, or "npm install" with its newer file or version where it is a package.',
    ),
    ar: words(
      ({ found }) => `هذا الملف من الإصدار ${found} للمحتوى، وهذه النسخة من قيم لا تعرف ما بعد الإصدار ${contentVersion}.`,
      'حدّث قيم بالأمرين "git pull" و"npm ci" في مستودعه، أو بالأمر "npm install" مع ملفه أو رقم إصداره الأحدث إن كان حزمة عندك.',
    ),
  }),
  'lost-schema': warning({
    recipe: 'older-site',
    traits: ['expected'],
    inEditor: {
      en: {
        message: 'editors of JSON do not find the rules that the site file names.',
        hint: 'Ask whoever looks after the file; on the pages nothing depends on it.',
      },
      ar: {
        message: 'محررات JSON لا تجد القواعد التي يسميها ملف الموقع.',
        hint: 'أخبر من يتولى الملف؛ ولا يتوقف عليه شيء في الصفحات.',
      },
    },
    en: words(
      ({ found }) => `there is no file "${found}": JSON editors cannot complete or explain keys.`,
      ({ nearest }) =>
        nearest
          ? `Write "${nearest}"; "npm run upgrade" does.`
          : 'Type "npm run schema -- --out site.schema.json" in the folder of the site, and write "./site.schema.json".',
    ),
    ar: words(
      ({ found }) => `لا يوجد ملف "${found}"، فلا تكمل محررات JSON المفاتيح ولا تشرحها.`,
      ({ nearest }) =>
        nearest
          ? `اكتب "${nearest}"، ويكتبه الأمر "npm run upgrade".`
          : 'اكتب الأمر "npm run schema -- --out site.schema.json" في مجلد الموقع، ثم اكتب هنا "./site.schema.json".',
    ),
  }),
  'bad-version': error({
    recipe: 'in-the-file',
    inEditor: {
      en: {
        message: ({ found }) => `"${found}" is not a version of the site file.`,
        hint: 'Ask whoever looks after the file to correct it.',
      },
      ar: {
        message: ({ found }) => `لا تصلح القيمة "${found}" إصدارًا لملف الموقع.`,
        hint: 'اطلب ممن يتولى الملف أن يصححها.',
      },
    },
    en: words(({ found }) => `"${found}" is not a version.`, 'Write a whole number of at least 1, or remove the key.'),
    ar: words(({ found }) => `لا تصلح القيمة "${found}" إصدارًا.`, 'اكتب عددًا صحيحًا من 1 فأكثر، أو احذف المفتاح.'),
  }),
};
