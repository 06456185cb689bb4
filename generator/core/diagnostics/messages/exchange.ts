import type { MessageLanguage } from '../../../../templates/model/files/language.ts';

/** Parameters of a message about translations; see `UsageParameters`. */
interface Named {
  file?: string;
  found?: string;
  list?: string[];
}

type Wording = (named: Named) => string;

const listEn = (list: string[] = []) => list.join(', ');
const listAr = (list: string[] = []) => list.join('، ');

/** Wrong calls of the `translate` command and rejected translation files: what happened, and what to do. */
export const exchangeMessages = {
  'no-action': {
    en: ({ found, list }) => `${found ? `"${found}" is not an action` : 'The action is missing'}: write ${listEn(list)}.`,
    ar: ({ found, list }) => `${found ? `"${found}" ليس مما يُفعل` : 'لم يُذكر ما يُفعل'}: اكتب واحدًا من ${listAr(list)}.`,
  },
  'file-missing': {
    en: () => "The name of the translator's file is missing.",
    ar: () => 'لم يُذكر اسم الملف الذي أعاده المترجم.',
  },
  'one-language': {
    en: ({ file }) => `${file} is in one language. List its languages under "site": "languages": ["ar", "en"].`,
    ar: ({ file }) => `الملف ${file} بلغة واحدة. اذكر لغاته في "site": "languages": ["ar", "en"].`,
  },
  'no-such-language': {
    en: ({ found, list }) =>
      found
        ? `"${found}" is not a language of the site to translate into: ${listEn(list)}.`
        : `Which language is meant? Write --to with one of: ${listEn(list)}.`,
    ar: ({ found, list }) =>
      found
        ? `ليست "${found}" من اللغات التي يُترجم إليها الموقع: ${listAr(list)}.`
        : `أي لغة تقصد؟ اكتب --to ومعه واحدة من: ${listAr(list)}.`,
  },
  'file-there': {
    en: ({ file }) =>
      `${file} already exists and may contain somebody's work. Name another file with --out, or export with --force.`,
    ar: ({ file }) => `الملف ${file} موجود، وقد يكون فيه عمل لأحد. اختر غيره بالخيار --out، أو صدّر بالخيار --force.`,
  },
  'exchange-encoding': {
    en: ({ file }) => `${file} is neither UTF-8 nor UTF-16. In Excel save it as "CSV UTF-8".`,
    ar: ({ file }) => `الملف ${file} ليس بترميز UTF-8 ولا UTF-16. احفظه في Excel بصيغة "CSV UTF-8".`,
  },
  'exchange-too-large': {
    en: ({ file }) => `${file} is larger than 64 MB, the limit for translation files.`,
    ar: ({ file }) => `الملف ${file} أكبر من 64 ميغابايت، ولا يبلغ ذلك ملف ترجمات.`,
  },
  'exchange-syntax': {
    en: ({ file, found }) => `${file} is not valid XML (${found}). Save it again in the translation tool.`,
    ar: ({ file, found }) => `الملف ${file} ليس XML يُقرأ (${found}). احفظه من أداة المترجم مرة أخرى.`,
  },
  'exchange-doctype': {
    en: ({ file }) => `${file} has a document type (<!DOCTYPE>), which XLIFF does not allow. Nothing was imported.`,
    ar: ({ file }) => `في الملف ${file} تعريف لنوع المستند (<!DOCTYPE>)، ولا يكون ذلك في XLIFF. لم يؤخذ منه شيء.`,
  },
  'exchange-not-xliff': {
    en: ({ file, found }) => `${file} is not XLIFF 1.2 (${found}). Save it in the format in which it was exported.`,
    ar: ({ file, found }) => `الملف ${file} ليس XLIFF 1.2 (${found}). احفظه بالصيغة التي صُدّر بها.`,
  },
  'exchange-wrong-language': {
    en: ({ file, found }) => `${file} is a translation into "${found}". Name the language with --to.`,
    ar: ({ file, found }) => `الملف ${file} ترجمة إلى "${found}". اذكر اللغة بالخيار --to.`,
  },
  'exchange-columns': {
    en: ({ file, found }) => `${file} lacks columns: ${found}. The first line names them as it was exported.`,
    ar: ({ file, found }) => `الملف ${file} تنقصه أعمدة: ${found}. أسماؤها في السطر الأول كما صُدّر.`,
  },
  'exchange-unclosed': {
    en: ({ file }) => `A quotation mark in ${file} is not closed.`,
    ar: ({ file }) => `في الملف ${file} علامة تنصيص لم تُغلق.`,
  },
} as const satisfies Record<string, Record<MessageLanguage, Wording>>;
