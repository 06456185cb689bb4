import type { MessageLanguage } from '../diagnostics.ts';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Counted things; # stands for the number. */
const nouns = {
  error: {
    en: { one: '# error', other: '# errors' },
    ar: { zero: 'لا أخطاء', one: 'خطأ واحد', two: 'خطآن', few: '# أخطاء', other: '# خطأ' },
  },
  warning: {
    en: { one: '# warning', other: '# warnings' },
    ar: { zero: 'لا تنبيهات', one: 'تنبيه واحد', two: 'تنبيهان', few: '# تنبيهات', many: '# تنبيهًا', other: '# تنبيه' },
  },
  more: {
    en: { one: '# more is not shown', other: '# more are not shown' },
    ar: {
      one: 'بقي موضع واحد لم يُعرض',
      two: 'بقي موضعان لم يُعرضا',
      few: 'بقيت # مواضع لم تُعرض',
      many: 'بقي # موضعًا لم تُعرض',
      other: 'بقي # موضع لم تُعرض',
    },
  },
} as const satisfies Record<string, Record<MessageLanguage, Forms>>;

/** A number with its noun, in the form that the language wants: `3 errors`, `خطآن`. */
export function counted(number: number, noun: keyof typeof nouns, language: MessageLanguage): string {
  const forms: Forms = nouns[noun][language];
  const form = forms[new Intl.PluralRules(language).select(number)] ?? forms.other;
  return form.replace('#', String(number));
}

/** Joins parts of a list as the language does. */
export function listed(parts: string[], language: MessageLanguage): string {
  return parts.join(language === 'ar' ? '، ' : ', ');
}
