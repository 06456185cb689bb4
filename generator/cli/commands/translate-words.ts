import { inLanguages } from '../../../templates/model/files/language.ts';
import type { RejectedUnit } from '../../content/translations/match.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { counted } from '../../core/diagnostics/messages/counts.ts';

type Words = Record<MessageLanguage, string>;

/** Names of translation states in tables. */
export const stateWords = {
  missing: inLanguages({ en: 'missing', ar: 'ناقصة' }),
  stale: inLanguages({ en: 'stale', ar: 'متقادمة' }),
  unconfirmed: inLanguages({ en: 'unconfirmed', ar: 'غير مؤكدة' }),
  confirmed: inLanguages({ en: 'confirmed', ar: 'مؤكدة' }),
  'left-out': inLanguages({ en: 'left out', ar: 'متروكة' }),
};

/** Table headings, and the row for texts shared by all pages. */
export const tableWords = {
  page: inLanguages({ en: 'page', ar: 'الصفحة' }),
  language: inLanguages({ en: 'language', ar: 'اللغة' }),
  shared: inLanguages({ en: '(on all pages)', ar: '(في كل الصفحات)' }),
  total: inLanguages({ en: 'in all', ar: 'المجموع' }),
};

const texts = (count: number, language: MessageLanguage) => counted(count, 'text', language);

/** Summary of an export. */
export const exportedWords = (file: string, counts: string, count: number): Words => ({
  en: count === 0 ? 'There is nothing to translate.' : `${file}: ${texts(count, 'en')} (${counts}).`,
  ar: count === 0 ? 'لا شيء يُترجم.' : `${file}: ${texts(count, 'ar')} (${counts}).`,
});

/** Notice that pages not yet in a language must be named explicitly. */
export const absentPages = (pages: readonly string[]): Words => ({
  en: `These pages have no title in the language. Export all with --all, or name pages: ${pages.join(' ')}`,
  ar: `هذه الصفحات بلا عنوان بتلك اللغة، فخذها كلها بالخيار --all، أو اذكر ما يُترجم منها: ${pages.join(' ')}`,
});

/** Summary of an import or its dry run. */
export const importedWords = (
  counts: { taken: number; confirmed: number; unchanged: number; refused: number },
  isDryRun: boolean,
): Words => ({
  en: `${isDryRun ? 'Would take' : 'Took'} ${texts(counts.taken, 'en')}, of which ${counts.taken - counts.confirmed} still to be confirmed; unchanged: ${counts.unchanged}; refused: ${counts.refused}.`,
  ar: `${isDryRun ? 'سيؤخذ' : 'أُخذ'}: ${texts(counts.taken, 'ar')}، منها ${counts.taken - counts.confirmed} بلا تأكيد؛ بلا تغيير: ${counts.unchanged}؛ مرفوضة: ${counts.refused}.`,
});

/** Pages that are now in the language, or would be. */
export const begunWords = (pages: readonly string[], isDryRun: boolean): Words => ({
  en: `${isDryRun ? 'Pages that would be new in the language' : 'Pages that are new in the language'}: ${pages.join(' ')}`,
  ar: `${isDryRun ? 'صفحات ستصير بتلك اللغة' : 'صفحات صارت بتلك اللغة'}: ${pages.join(' ')}`,
});

/** Why an accepted translation is not confirmed, or what it replaces. */
export const importNotes = {
  draft: inLanguages({ en: 'not confirmed: nobody has read it', ar: 'بلا تأكيد: لم يقرأه أحد' }),
  different: inLanguages({ en: 'not confirmed: marks, links or %s differ', ar: 'بلا تأكيد: تختلف العلامات أو الروابط أو %s' }),
  replaced: inLanguages({ en: 'replaces a confirmed one', ar: 'يحل محل ترجمة مؤكدة' }),
};

const reasons: Record<RejectedUnit['reason'], Words> = {
  changed: { en: 'the text has changed since', ar: 'تغيّر النص بعد التصدير' },
  gone: { en: 'the text is not in the site any more', ar: 'لم يعد النص في الموقع' },
  twice: { en: 'the file translates it in two ways', ar: 'في الملف ترجمتان له' },
};

/** Labels of the site's text and of the file's text. */
const labelsOfText = inLanguages({ en: ['now', 'in the file'], ar: ['الآن', 'في الملف'] });
const labelsOfTwo = inLanguages({ en: ['taken', 'refused'], ar: ['أُخذ', 'رُفض'] });

/** Why a translation is rejected, with both texts. @param show escapes a text for the terminal */
export function refusedWords(
  { unit, reason, present }: RejectedUnit,
  file: string,
  language: MessageLanguage,
  show: (text: string) => string,
): string {
  const [now, own] = (reason === 'twice' ? labelsOfTwo : labelsOfText)[language];
  const text = reason === 'twice' ? unit.target : unit.source;
  return [
    `${file}:${unit.line} ${reasons[reason][language]}`,
    `    ${own}: ${show(text)}`,
    ...(present === undefined ? [] : [`    ${now}: ${show(present)}`]),
  ].join('\n');
}

/** Number of texts that were confirmed, or would be. */
export const confirmedWords = (count: number, isDryRun: boolean): Words => ({
  en: `${isDryRun ? 'Would confirm' : 'Confirmed'} ${texts(count, 'en')}.`,
  ar: `${isDryRun ? 'سيؤكَّد' : 'أُكّد'}: ${texts(count, 'ar')}.`,
});
