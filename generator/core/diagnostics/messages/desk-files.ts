import type { MessageLanguage } from '../../../../templates/model/files/language.ts';

/** Parameters of a message about the files of a desk; see `UsageParameters`. */
interface Named {
  file?: string;
  found?: string;
  reason?: string;
}

type Wording = (named: Named) => string;

/** Errors of the system in words, by code. */
const systemErrors: Record<string, Record<MessageLanguage, string>> = {
  ENOENT: { en: 'its folder does not exist', ar: 'المجلد غير موجود' },
  ENOTDIR: { en: 'a part of its path is a file', ar: 'في المسار ملف حيث يلزم مجلد' },
  EISDIR: { en: 'it is a folder', ar: 'هو مجلد لا ملف' },
  EACCES: { en: 'access is denied', ar: 'لا تسمح الصلاحيات بذلك' },
  EPERM: { en: 'access is denied', ar: 'لا تسمح الصلاحيات بذلك' },
  EROFS: { en: 'the disk is read-only', ar: 'القرص للقراءة فقط' },
  ENOSPC: { en: 'the disk is full', ar: 'امتلأ القرص' },
  EDQUOT: { en: 'the disk is full', ar: 'امتلأ القرص' },
};

/** A reason, which may be the code of an error of the system, with the path that it is about. */
function reasonIn(language: MessageLanguage, { reason = '', found }: Named): string {
  const words = systemErrors[reason]?.[language] ?? reason;
  return found === undefined ? words : `${words} (${found})`;
}

/** Why a backup or the folder of a desk could not be made: what happened, and what to do. */
export const deskFileMessages = {
  'backup-too-large': {
    en: ({ file }) => `${file} was not written: an archive has at most 4 GB and 65,535 files.`,
    ar: ({ file }) => `لم يُكتب ${file}: لا يتسع الأرشيف لأكثر من 4 غيغابايت أو 65535 ملفًا.`,
  },
  'backup-refused': {
    en: (all) => `The backup ${all.file} could not be written: ${reasonIn('en', all)}.`,
    ar: (all) => `تعذرت كتابة النسخة الاحتياطية ${all.file}: ${reasonIn('ar', all)}.`,
  },
  'backup-missing': {
    en: ({ file }) => `There is no file ${file}. Check the path of the backup.`,
    ar: ({ file }) => `لا يوجد الملف ${file}. تحقق من مسار النسخة الاحتياطية.`,
  },
  'restore-refused': {
    en: (all) => `The backup ${all.file} could not be restored: ${reasonIn('en', all)}. Nothing was restored.`,
    ar: (all) => `تعذرت استعادة النسخة الاحتياطية ${all.file}: ${reasonIn('ar', all)}. لم يُستعد شيء.`,
  },
  'backup-damaged': {
    en: ({ file, reason }) => `${file} is not a complete backup of a desk (${reason}). Nothing was restored.`,
    ar: ({ file, reason }) => `ليس ${file} نسخة احتياطية سليمة لمكتب (${reason}). لم يُستعد شيء.`,
  },
  'restore-taken': {
    en: ({ file }) => `${file} is not empty. Restore into a new or empty folder.`,
    ar: ({ file }) => `المجلد ${file} ليس فارغًا. استعد النسخة في مجلد جديد أو فارغ.`,
  },
  'git-missing': {
    en: () => 'git is not installed on this machine, or not in the PATH. Install it (https://git-scm.com), then try again.',
    ar: () => 'برنامج git غير مثبت على هذا الجهاز، أو ليس في PATH. ثبّته (https://git-scm.com)، ثم أعد المحاولة.',
  },
  'repository-refused': {
    en: ({ found }) =>
      `"${found}" is not an address of a repository that is accepted: https://…, ssh://…, git@host:path or an absolute path.`,
    ar: ({ found }) => `العنوان "${found}" ليس عنوان مستودع مقبولًا: يُقبل https://… وssh://… وgit@host:path والمسار المطلق.`,
  },
  'repository-failed': {
    en: ({ found, reason }) => `The repository ${found} could not be used: ${reason}`,
    ar: ({ found, reason }) => `تعذر استعمال المستودع ${found}: ${reason}`,
  },
  'repository-without-site': {
    en: ({ found }) => `The repository ${found} has files, but no site.json at its root.`,
    ar: ({ found }) => `في المستودع ${found} ملفات، وليس في مجلده الأعلى site.json.`,
  },
} satisfies Record<string, Record<MessageLanguage, Wording>>;
