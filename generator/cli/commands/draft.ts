import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';

/** Notice of what a draft leaves out. */
export const draftNotice: Record<MessageLanguage, string> = {
  en: 'This is a draft: without compressed copies, social pictures and budgets.\n',
  ar: 'هذه مسودة: بلا نسخ مضغوطة ولا صور مشاركة ولا فحص للأحجام.\n',
};
