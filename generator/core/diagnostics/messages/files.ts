import { fileKindNames, isNamedAsPicture } from '../../../../templates/model/files/file-kinds.ts';
import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import { fileLimits } from '../../util/limits.ts';
import {
  error,
  labelOf,
  type MessageDefinition,
  nameListAr,
  nameListEn,
  nearestAr,
  nearestEn,
  type Parameters,
  warning,
  words,
} from './words.ts';

const limit = (group: keyof typeof fileLimits) => fileLimits[group] / 1024 / 1024;

/** Descriptions of file contents without a matching extension. */
const contents: Record<string, Record<MessageLanguage, [message: string, hint: string]>> = {
  empty: {
    en: ['is empty', 'Copy or export it again.'],
    ar: ['فارغ', 'انسخه أو صدّره من جديد.'],
  },
  encoding: {
    en: ['is a text that is not in UTF-8', 'Save it as UTF-8 (in Excel: "CSV UTF-8").'],
    ar: ['نص بترميز غير UTF-8', 'احفظه بترميز UTF-8 (في Excel: «CSV UTF-8»).'],
  },
  text: {
    en: ['contains plain text, unlike the type that its name states', 'Export it again from the program that made it.'],
    ar: ['فيه نص عادي، واسمه يقول غير ذلك', 'صدّره من جديد من البرنامج الذي أنشأه.'],
  },
  cfb: {
    en: ['is of an old Office format, or locked with a password', 'Save it as docx, xlsx, pptx or PDF, without a password.'],
    ar: ['بصيغة أوفيس قديمة، أو مقفل بكلمة مرور', 'احفظه بصيغة docx أو xlsx أو pptx أو PDF بلا كلمة مرور.'],
  },
  '': {
    en: ['is not of the kind that its name says', 'It may be damaged: copy or export it again.'],
    ar: ['ليس من النوع الذي يقوله اسمه', 'لعله تالف: انسخه أو صدّره من جديد.'],
  },
};

const renamed = ({ found = '', expected }: Parameters) => found.replace(/\.\w+$/, `.${expected}`);
const isPublished = ({ expected = '' }: Parameters) => (fileKindNames as string[]).includes(expected);
const contentOf = ({ expected = '' }: Parameters) => (Object.hasOwn(contents, expected) ? contents[expected] : undefined);

const extension = ({ expected = '' }: Parameters) => expected.toUpperCase();

const folderOf = (moved: string) => moved.replace(/[^/]*$/, '');

function whereEn({ moved, nearest, expected }: Parameters): string {
  if (moved !== undefined) return `Files for visitors go into assets${folderOf(moved)}; the link is then "${moved}".`;
  if (nearest === undefined) return 'Files for visitors go into assets/files/: put it there, or correct the name.';
  return expected === 'case' ? `The file is called "${nearest}"; upper and lower case differ.` : `Did you mean "${nearest}"?`;
}

function whereAr({ moved, nearest, expected }: Parameters): string {
  if (moved !== undefined) return `موضع الملفات المتاحة للزوار assets${folderOf(moved)}، ويكون الرابط حينها "${moved}".`;
  if (nearest === undefined) return 'موضع الملفات المتاحة للزوار assets/files/: ضعه فيه أو صحح الاسم.';
  return expected === 'case' ? `اسم الملف "${nearest}"، والحروف الكبيرة غير الصغيرة.` : `هل تقصد "${nearest}"؟`;
}

/** Why a video source or caption file is invalid: message and hint. */
const sources: Record<string, Record<MessageLanguage, [message: string, hint: string]>> = {
  none: {
    en: ['this video has no source.', 'Add "file" (a video of assets/files), or "href" (its address at YouTube or Vimeo).'],
    ar: ['لا يقول هذا الفيديو من أين هو.', 'أضف "file" (فيديو من assets/files)، أو "href" (عنوانه في يوتيوب أو فيميو).'],
  },
  both: {
    en: ['this video has both "file" and "href".', 'Keep one of them.'],
    ar: ['لهذا الفيديو "file" و"href" معًا.', 'أبق واحدًا منهما.'],
  },
  captions: {
    en: [
      'captions belong to a video of the site, not to one of YouTube or Vimeo.',
      'Add them there, and remove "captions" here.',
    ],
    ar: ['النص المصاحب لفيديو من ملفات الموقع، لا لفيديو من يوتيوب أو فيميو.', 'أضفه هناك، واحذف "captions" من هنا.'],
  },
  silent: {
    en: [
      'this video has no captions, and who does not hear it is left out.',
      'Add "captions", or "silent": true where nobody speaks; "uncaptioned": true keeps it with a warning until they are written.',
    ],
    ar: [
      'ليس لهذا الفيديو نص مصاحب، فلا يصل إلى من لا يسمعه.',
      'أضف "captions"، أو "silent": true إن لم يكن فيه كلام؛ و"uncaptioned": true يبقيه مع تنبيه إلى أن يُكتب نصه.',
    ],
  },
  uncaptioned: {
    en: ['this video is marked as lacking captions, but has them or needs none.', 'Remove "uncaptioned".'],
    ar: ['يقول هذا الفيديو إنه بلا نص مصاحب، وله نص أو لا يلزمه.', 'احذف "uncaptioned".'],
  },
};
/** The same for users of the editor. */
const sourcesInEditor: typeof sources = {
  none: {
    en: ['this video has no source.', 'Choose a video of the library, or write its address at YouTube or Vimeo.'],
    ar: ['لا يقول هذا الفيديو من أين هو.', 'اختر فيديو من المكتبة، أو اكتب عنوانه في يوتيوب أو فيميو.'],
  },
  both: {
    en: ['this video has both a file and an address.', 'Keep one of them.'],
    ar: ['لهذا الفيديو ملف وعنوان معًا.', 'أبق واحدًا منهما.'],
  },
  captions: {
    en: [sources.captions?.en[0] ?? '', 'Add them there, and take them away here.'],
    ar: [sources.captions?.ar[0] ?? '', 'أضفه هناك، وأزله من هنا.'],
  },
  silent: {
    en: [
      sources.silent?.en[0] ?? '',
      `Choose the file of the captions, or switch on "${labelOf('silent', 'en')}" where nobody speaks, or "${labelOf('uncaptioned', 'en')}" until they are written.`,
    ],
    ar: [
      sources.silent?.ar[0] ?? '',
      `اختر ملف النص المصاحب، أو شغّل "${labelOf('silent', 'ar')}" إن لم يكن فيه كلام، أو "${labelOf('uncaptioned', 'ar')}" إلى أن يُكتب نصه.`,
    ],
  },
  uncaptioned: {
    en: [sources.uncaptioned?.en[0] ?? '', `Switch off "${labelOf('uncaptioned', 'en')}".`],
    ar: [sources.uncaptioned?.ar[0] ?? '', `أوقف "${labelOf('uncaptioned', 'ar')}".`],
  },
};
const inEditorOf = ({ expected = 'none' }: Parameters) => sourcesInEditor[expected] ?? sourcesInEditor.none;

const sourceOf = ({ expected = 'none' }: Parameters) => sources[expected] ?? sources.none;

/** Files other than images: `found` is the file under assets/, `expected` what it contains. */
export const filesMessages = {
  'missing-file': error({
    recipe: 'files',
    inEditor: {
      en: {
        message: ({ found }) => `the file "${found}" is not in the library.`,
        hint: (all) =>
          all.nearest === undefined ? 'Choose another from the library, or bring it from your device.' : nearestEn(all),
      },
      ar: {
        message: ({ found }) => `الملف "${found}" ليس في المكتبة.`,
        hint: (all) => (all.nearest === undefined ? 'اختر غيره من المكتبة، أو أحضره من جهازك.' : nearestAr(all)),
      },
    },
    en: words(
      ({ found, moved }) => (moved === undefined ? `there is no file assets/${found}.` : `no file has the address "/${found}".`),
      whereEn,
    ),
    ar: words(
      ({ found, moved }) => (moved === undefined ? `لا يوجد ملف assets/${found}.` : `لا ملف عنوانه "/${found}".`),
      whereAr,
    ),
  }),
  'bad-file-path': error({
    recipe: 'files',
    inEditor: {
      en: { hint: 'Choose the file from the library, or bring it from your device.' },
      ar: { hint: 'اختر الملف من المكتبة، أو أحضره من جهازك.' },
    },
    en: words(
      ({ found }) => `"${found}" does not name a file that can be used here.`,
      ({ found = '', list = [] }) =>
        isNamedAsPicture(found)
          ? 'Pictures for download go into assets/files/originals/: write files/originals/ and a name in Latin letters, ending in jpg, png, webp or tif.'
          : `Write files/ and a name in Latin letters, digits and hyphens, ending in ${nameListEn(list)}; the file is put into assets/files/.`,
    ),
    ar: words(
      ({ found }) => `لا يسمي "${found}" ملفًا يصلح هنا.`,
      ({ found = '', list = [] }) =>
        isNamedAsPicture(found)
          ? 'موضع الصور المعدة للتنزيل assets/files/originals/: اكتب files/originals/ ثم اسمًا بحروف لاتينية ينتهي بإحدى هذه: jpg أو png أو webp أو tif.'
          : `اكتب files/ ثم اسمًا بحروف لاتينية وأرقام وشرطات، ينتهي بأحد هذه: ${nameListAr(list)}؛ وضع الملف في assets/files/.`,
    ),
  }),
  'video-source': error({
    recipe: 'gallery-and-video',
    inEditor: {
      en: { message: (all) => inEditorOf(all)?.en[0] ?? '', hint: (all) => inEditorOf(all)?.en[1] ?? '' },
      ar: { message: (all) => inEditorOf(all)?.ar[0] ?? '', hint: (all) => inEditorOf(all)?.ar[1] ?? '' },
    },
    en: words(
      (all) => sourceOf(all)?.en[0] ?? '',
      (all) => sourceOf(all)?.en[1] ?? '',
    ),
    ar: words(
      (all) => sourceOf(all)?.ar[0] ?? '',
      (all) => sourceOf(all)?.ar[1] ?? '',
    ),
  }),
  'no-captions': warning({
    recipe: 'gallery-and-video',
    inEditor: {
      en: { hint: `Add the file of the captions, and switch off "${labelOf('uncaptioned', 'en')}".` },
      ar: { hint: `أضف ملف النص المصاحب، وأوقف "${labelOf('uncaptioned', 'ar')}".` },
    },
    en: words(
      'this video has no captions yet: it does not reach those who do not hear it.',
      'Add "captions" (WebVTT) and remove "uncaptioned".',
    ),
    ar: words(
      'لم يُكتب النص المصاحب لهذا الفيديو بعد، فلا يصل إلى من لا يسمعه.',
      'أضف "captions" (ملف WebVTT) واحذف "uncaptioned".',
    ),
  }),
  'no-transcript': warning({
    recipe: 'gallery-and-video',
    inEditor: {
      en: {
        hint: `Write what is said in "${labelOf('transcript', 'en')}", or switch on "${labelOf('wordless', 'en')}" if nobody speaks.`,
      },
      ar: {
        hint: `اكتب ما يقال فيه في "${labelOf('transcript', 'ar')}"، أو شغّل "${labelOf('wordless', 'ar')}" إن لم يكن فيه كلام.`,
      },
    },
    en: words(
      'this recording has no transcript: it does not reach those who do not hear it.',
      'Add "transcript", or "wordless": true if nobody speaks.',
    ),
    ar: words('ليس لهذا المقطع الصوتي نص، فلا يصل إلى من لا يسمعه.', 'أضف "transcript"، أو "wordless": true إن لم يكن فيه كلام.'),
  }),
  'wordless-transcript': warning({
    recipe: 'gallery-and-video',
    inEditor: {
      en: { hint: `Switch "${labelOf('wordless', 'en')}" off, or delete the transcript.` },
      ar: { hint: `ألغ "${labelOf('wordless', 'ar')}"، أو احذف النص.` },
    },
    en: words('this recording has a transcript, but is marked as without speech.', 'Leave out "wordless", or "transcript".'),
    ar: words('لهذا المقطع الصوتي نص، وفيه أنه بلا كلام.', 'احذف "wordless"، أو "transcript".'),
  }),
  'no-length': warning({
    recipe: 'gallery-and-video',
    en: words('a recording of no length.', 'Write how long it is, such as 12:30, or leave it out.'),
    ar: words('مدة هذا المقطع الصوتي صفر.', 'اكتب مدته، مثل 12:30، أو احذفها.'),
  }),
  'bad-video-address': error({
    recipe: 'gallery-and-video',
    en: words(
      ({ found }) => `"${found}" is not the address of a video at YouTube or Vimeo.`,
      'Copy it from the browser, such as https://www.youtube.com/watch?v=aqz-KE-bpKQ; other services can be linked to.',
    ),
    ar: words(
      ({ found }) => `"${found}" ليس عنوان فيديو في يوتيوب أو فيميو.`,
      'انسخه من المتصفح، مثل https://www.youtube.com/watch?v=aqz-KE-bpKQ؛ أما المواقع الأخرى فضع رابطًا إليها.',
    ),
  }),
  'file-kind': error({
    recipe: 'files',
    inEditor: {
      en: {
        hint: (all) =>
          contentOf(all)?.en[1] ??
          (isPublished(all) ? `Bring it again under the name "${renamed(all)}".` : 'Export it as PDF, or pack it as ZIP.'),
      },
      ar: {
        hint: (all) =>
          contentOf(all)?.ar[1] ??
          (isPublished(all) ? `أحضره من جديد بالاسم "${renamed(all)}".` : 'صدّره بصيغة PDF، أو ضعه في ملف ZIP.'),
      },
    },
    en: words(
      (all) => `assets/${all.found} ${contentOf(all)?.en[0] ?? `contains a file of type ${extension(all)}, unlike its name`}.`,
      (all) =>
        contentOf(all)?.en[1] ??
        (isPublished(all) ? `Rename it to "${renamed(all)}", here too.` : 'Export it as PDF, or pack it as ZIP.'),
    ),
    ar: words(
      (all) => `الملف assets/${all.found} ${contentOf(all)?.ar[0] ?? `محتواه من نوع ${extension(all)}، واسمه يقول غير ذلك`}.`,
      (all) =>
        contentOf(all)?.ar[1] ?? (isPublished(all) ? `سمّه "${renamed(all)}"، هنا أيضًا.` : 'صدّره بصيغة PDF، أو ضعه في ملف ZIP.'),
    ),
  }),
  'huge-file': error({
    recipe: 'files',
    en: words(
      ({ found, expected }) => `assets/${found} is too large (${expected}).`,
      `A document may have ${limit('document')} MB, a table (csv) ${limit('table')} MB, captions or a calendar ${limit('text')} MB, a sound ${limit('audio')} MB, a video ${limit('video')} MB: make it smaller, or put a long video on YouTube or Vimeo.`,
    ),
    ar: words(
      ({ found, expected }) => `الملف assets/${found} أكبر من الحد (${expected}).`,
      `حد المستند ${limit('document')} ميغابايت، والجدول csv ${limit('table')}، والترجمة والتقويم ${limit('text')}، والصوت ${limit('audio')}، والفيديو ${limit('video')}: صغّر حجمه، أو انشر الفيديو الطويل في يوتيوب أو فيميو.`,
    ),
  }),
} as const satisfies Record<string, MessageDefinition>;
