import type { MessageLanguage } from '../../../../templates/model/files/language.ts';

/** Parameters of a message about an old site; see `UsageParameters`. */
interface Named {
  file?: string;
  found?: string;
  reason?: string;
}

type Wording = (named: Named) => string;

/** Detail in brackets, if there is one. */
const inBrackets = ({ reason = '' }: Named) => (reason === '' ? '' : ` (${reason})`);

/** Wrong calls of the `import` command and sources that it refuses: what happened, and what to do. */
export const importMessages = {
  'source-missing': {
    en: () => 'Which site? Write the export, file or folder to import, then the folder of the new site.',
    ar: () => 'أي موقع؟ اكتب ملف التصدير أو المجلد المستورد، ثم مجلد الموقع الجديد.',
  },
  'source-unknown-format': {
    en: ({ file }) =>
      `${file} is none of these: a WordPress export, a folder of Markdown, of saved HTML pages or of Word files, a sheet (CSV, XLSX).`,
    ar: ({ file }) =>
      `ليس ${file} مما يُستورد: ملف تصدير من ووردبريس، أو مجلد فيه ملفات Markdown أو صفحات HTML محفوظة أو ملفات Word، أو جدول CSV أو XLSX.`,
  },
  'source-malformed': {
    en: (named) => `${named.file} is not well-formed XML${inBrackets(named)}. Export the site again; the file may be incomplete.`,
    ar: (named) => `ليس ${named.file} ملف XML سليمًا${inBrackets(named)}. صدّر الموقع من جديد، فقد يكون الملف ناقصًا.`,
  },
  'source-hostile': {
    en: (named) => `${named.file} is refused: it is built to do harm${inBrackets(named)}.`,
    ar: (named) => `رُفض ${named.file} لأن تركيبه ضار${inBrackets(named)}.`,
  },
  'source-long-word': {
    en: (named) =>
      `${named.file} has a word of more than a million letters${inBrackets(named)}. Take it out, or leave out the file.`,
    ar: (named) => `في ${named.file} كلمة من أكثر من مليون حرف${inBrackets(named)}. احذفها، أو لا تستورد الملف.`,
  },
  'source-unreadable': {
    en: (named) => `${named.file} cannot be read${inBrackets(named)}.`,
    ar: (named) => `تعذرت قراءة ${named.file}${inBrackets(named)}.`,
  },
  'source-too-large': {
    en: (named) =>
      `${named.file} is more than a site can have${inBrackets(named)}. Nothing was written. Choose with --types or --since.`,
    ar: (named) => `في ${named.file} أكثر مما يتسع له موقع${inBrackets(named)}. لم يُكتب شيء. اختر بالخيار --types أو --since.`,
  },
  'source-indivisible': {
    en: (named) =>
      `${named.file} is more than a site can have${inBrackets(named)}. Nothing was written. --types and --since cannot divide it: take out rows or files, or import its parts into folders of their own.`,
    ar: (named) =>
      `في ${named.file} أكثر مما يتسع له موقع${inBrackets(named)}. لم يُكتب شيء. لا يقسمه --types ولا --since، فاحذف منه صفوفًا أو ملفات، أو قسّمه واستورد كل قسم في مجلد مستقل.`,
  },
  'source-nothing-selected': {
    en: ({ file }) => `--types and --since select nothing of ${file}. Types are, for example, page and post.`,
    ar: ({ file }) => `لا يختار --types و--since شيئًا من ${file}. ومن الأنواع page وpost.`,
  },
  'import-base-missing': {
    en: ({ file }) =>
      `${file} already contains a site that is not an import of this kind: import.base.gz is missing, so nobody knows what was edited here. Name a new folder.`,
    ar: ({ file }) => `في ${file} موقع لا يُعرف ما عُدّل فيه منذ استيراده، لأن الملف import.base.gz ليس بجانبه. اختر مجلدًا جديدًا.`,
  },
  'import-narrower': {
    en: ({ file }) =>
      `The last import into ${file} brought more than --types and --since select now, and importing again would remove it. Leave them out: what the last import took is taken again.`,
    ar: ({ file }) =>
      `جاء آخر استيراد إلى ${file} بأكثر مما يختاره --types و--since الآن، وإعادته بهما تحذف ما زاد. اتركهما، فيُستورد ما اختير في المرة السابقة.`,
  },
} satisfies Record<string, Record<MessageLanguage, Wording>>;
