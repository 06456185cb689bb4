import { inLanguages } from '../../../../templates/model/files/language.ts';
import type { MessageLanguage } from '../../../core/diagnostics/diagnostics.ts';
import type { Problem } from '../../document/problem.ts';

type Counted = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const counted: Record<MessageLanguage, Record<Problem['kind'], Counted>> = {
  ar: {
    error: { one: 'خطأ واحد', two: 'خطآن', few: '%s أخطاء', many: '%s خطأً', other: '%s خطأ' },
    warning: { one: 'تنبيه واحد', two: 'تنبيهان', few: '%s تنبيهات', many: '%s تنبيهًا', other: '%s تنبيه' },
    placeholder: {
      one: 'قيمة مؤقتة واحدة',
      two: 'قيمتان مؤقتتان',
      few: '%s قيم مؤقتة',
      many: '%s قيمة مؤقتة',
      other: '%s قيمة مؤقتة',
    },
  },
  en: {
    error: { one: '1 error', other: '%s errors' },
    warning: { one: '1 warning', other: '%s warnings' },
    placeholder: { one: '1 provisional value', other: '%s provisional values' },
  },
};

/** Number of problems with the plural form of its kind. https://cldr.unicode.org/index/cldr-spec/plural-rules */
export function countOf(count: number, kind: Problem['kind'], language: MessageLanguage): string {
  const forms = counted[language][kind];
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace('%s', String(count));
}

/** Texts of the panel; `%s` is a placeholder. */
export const words = inLanguages({
  ar: {
    name: 'المعاينة',
    edit: 'حرّر الصفحة',
    editKey: 'حرّر هذه الصفحة (Alt+W)',
    failed: 'تعذر عرض النسخة الجديدة، والمعروض ما قبلها',
    fine: 'هذه الصفحة كما في الملف الآن.',
    all: 'كل الصفحات كما كانت قبل الخطأ، إلى أن يُقرأ الملف.',
    page: 'هذه الصفحة كما كانت قبل الخطأ.',
    unseen: 'في هذه الصفحة خطأ، وليست لها نسخة سابقة صحيحة.',
    parts: 'كما كان قبل الخطأ:',
    also: 'وكذلك:',
    here: 'في هذه الصفحة',
    elsewhere: 'في غيرها',
    comma: '، ',
    open: 'افتح رسائل المعاينة (Alt+P)',
    close: 'أغلق (Esc)',
    toTop: 'انقل إلى أعلى',
    toBottom: 'انقل إلى أسفل',
    visit: 'افتح صفحتها',
    guide: 'الدليل',
    opened: 'طُلب من محرر النصوص أن يفتح السطر %s. إن لم يظهر فالموضع:',
    unopened: 'لم يُفتح محرر. الموضع:',
    copy: 'انسخ الموضع',
    copied: 'نُسخ',
    moved: 'انتقلت الصفحة. ليصل إليها من يعرف عنوانها القديم أضف إلى «movedFrom»:',
    more: 'وغير ذلك: %s',
  },
  en: {
    name: 'Preview',
    edit: 'Edit the page',
    editKey: 'Edit this page (Alt+W)',
    failed: 'The new version cannot be shown; this is the one before',
    fine: 'This page is as the file has it now.',
    all: 'All pages are as they were before the error, until the file can be read.',
    page: 'This page is as it was before the error.',
    unseen: 'This page has an error, and was never right before.',
    parts: 'As it was before the error:',
    also: 'As is:',
    here: 'On this page',
    elsewhere: 'Elsewhere',
    comma: ', ',
    open: 'Open the messages of the preview (Alt+P)',
    close: 'Close (Esc)',
    toTop: 'Move to the top',
    toBottom: 'Move to the bottom',
    visit: 'Open its page',
    guide: 'Guide',
    opened: 'The text editor was asked to open line %s. If it does not appear, the place is:',
    unopened: 'No editor has opened. The place:',
    copy: 'Copy the place',
    copied: 'Copied',
    moved: 'The page has moved. For those who know its former address add to "movedFrom":',
    more: 'And more: %s',
  },
});
