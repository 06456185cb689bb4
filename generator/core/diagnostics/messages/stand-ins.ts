import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import { counted } from './counts.ts';
import { error, type MessageDefinition, type Parameters, words } from './words.ts';

type MessageAndHint = readonly [what: string, hint: string];

/** What is in the file's place (such as a Git LFS pointer), and how to fetch the file. */
const kinds: Record<string, Record<MessageLanguage, MessageAndHint>> = {
  lfs: {
    en: ['a pointer of Git LFS, not the file itself', 'Fetch the files: git lfs install && git lfs pull.'],
    ar: ['مؤشر من Git LFS وليس الملف نفسه', 'أحضر الملفات بالأمر: git lfs install && git lfs pull.'],
  },
  annex: {
    en: ['a pointer of git-annex, not the file itself', 'Fetch the files: git annex get assets.'],
    ar: ['مؤشر من git-annex وليس الملف نفسه', 'أحضر الملفات بالأمر: git annex get assets.'],
  },
  cloud: {
    en: ['still in iCloud: only a stand-in of it is on this computer', 'Fetch the files: brctl download assets.'],
    ar: ['ما زال في iCloud، وليس على هذا الجهاز إلا بديل عنه', 'أحضر الملفات بالأمر: brctl download assets.'],
  },
  empty: {
    en: [
      'empty: the stand-in of a file that is still in a cloud folder, or a copy that broke off',
      'Let the cloud folder keep "assets" on this computer (in OneDrive: attrib +P -U /S assets\\*), or copy the files again.',
    ],
    ar: [
      'فارغ: بديل عن ملف ما زال في مجلد سحابي، أو نسخة لم تكتمل',
      'اجعل المجلد السحابي يحفظ "assets" على هذا الجهاز (في OneDrive: attrib +P -U /S assets\\*)، أو انسخ الملفات من جديد.',
    ],
  },
};

const kindOf = ({ expected = '' }: Parameters) => (Object.hasOwn(kinds, expected) ? kinds[expected] : undefined) ?? kinds.empty;
const othersEn = ({ count = 0 }: Parameters) =>
  count > 0 ? ` (and so ${count > 1 ? 'are' : 'is'} ${counted(count, 'otherFile', 'en')})` : '';
const othersAr = ({ count = 0 }: Parameters) => (count > 0 ? ` (ومثله ${counted(count, 'otherFile', 'ar')})` : '');

/** Placeholders of files that are stored elsewhere: `found` is the first file, `expected` the kind of placeholder. */
export const standInMessages = {
  'stand-in-file': error({
    recipe: 'media',
    inEditor: {
      en: {
        message: (all) => `the file "${all.found}" is not on this computer yet${othersEn(all)}: only a stand-in of it is.`,
        hint: 'Bring it from your device again, or ask whoever looks after the files to fetch them.',
      },
      ar: {
        message: (all) => `الملف "${all.found}" ليس على هذا الجهاز بعد${othersAr(all)}، وفي مكانه بديل عنه.`,
        hint: 'أحضره من جهازك مرة أخرى، أو اطلب ممن يتولى الملفات أن يجلبها.',
      },
    },
    en: words(
      (all) => `assets/${all.found} is ${kindOf(all)?.en[0]}${othersEn(all)}.`,
      (all) => kindOf(all)?.en[1] ?? '',
    ),
    ar: words(
      (all) => `الملف assets/${all.found} ${kindOf(all)?.ar[0]}${othersAr(all)}.`,
      (all) => kindOf(all)?.ar[1] ?? '',
    ),
  }),
} as const satisfies Record<string, MessageDefinition>;
