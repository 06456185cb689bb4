import type { MessageLanguage } from '../../../../templates/model/files/language.ts';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Nouns with their plural forms; # stands for the number. */
const nouns = {
  error: {
    en: { one: '# error', other: '# errors' },
    ar: { zero: 'لا أخطاء', one: 'خطأ واحد', two: 'خطآن', few: '# أخطاء', many: '# خطأً', other: '# خطأ' },
  },
  warning: {
    en: { one: '# warning', other: '# warnings' },
    ar: { zero: 'لا تنبيهات', one: 'تنبيه واحد', two: 'تنبيهان', few: '# تنبيهات', many: '# تنبيهًا', other: '# تنبيه' },
  },
  site: {
    en: { one: '# site', other: '# sites' },
    ar: { zero: 'لا مواقع', one: 'موقع واحد', two: 'موقعان', few: '# مواقع', many: '# موقعًا', other: '# موقع' },
  },
  failed: {
    en: { one: '# failed', other: '# failed' },
    ar: { one: 'تعذر واحد', two: 'تعذر اثنان', few: 'تعذرت #', many: 'تعذر #', other: 'تعذر #' },
  },
  item: {
    en: { one: '# item', other: '# items' },
    ar: { one: 'عنصر واحد', two: 'عنصران', few: '# عناصر', many: '# عنصرًا', other: '# عنصر' },
  },
  character: {
    en: { one: '# character', other: '# characters' },
    ar: { one: 'حرف واحد', two: 'حرفان', few: '# أحرف', many: '# حرفًا', other: '# حرف' },
  },
  place: {
    en: { one: '# place', other: '# places' },
    ar: { zero: 'لا شيء', one: 'موضع واحد', two: 'موضعان', few: '# مواضع', many: '# موضعًا', other: '# موضع' },
  },
  otherPlace: {
    en: { one: '# other place', other: '# other places' },
    ar: { one: 'موضع آخر واحد', two: 'موضعين آخرين', few: '# مواضع أخرى', many: '# موضعًا آخر', other: '# موضع آخر' },
  },
  otherEvent: {
    en: { one: '# other event', other: '# other events' },
    ar: { one: 'موعد آخر', two: 'موعدان آخران', few: '# مواعيد أخرى', many: '# موعدًا آخر', other: '# موعد آخر' },
  },
  otherPage: {
    en: { one: '# other page', other: '# other pages' },
    ar: { one: 'صفحة أخرى', two: 'صفحتان أخريان', few: '# صفحات أخرى', many: '# صفحة أخرى', other: '# صفحة أخرى' },
  },
  text: {
    en: { one: '# text', other: '# texts' },
    ar: { zero: 'لا نصوص', one: 'نص واحد', two: 'نصان', few: '# نصوص', many: '# نصًا', other: '# نص' },
  },
  otherText: {
    en: { one: '# other text', other: '# other texts' },
    ar: { one: 'نص آخر', two: 'نصين آخرين', few: '# نصوص أخرى', many: '# نصًا آخر', other: '# نص آخر' },
  },
  level: {
    en: { one: '# level', other: '# levels' },
    ar: { one: 'مستوى واحد', two: 'مستويين', few: '# مستويات', many: '# مستوى', other: '# مستوى' },
  },
  follow: {
    en: { one: 'One more error follows from this one.', other: '# more errors follow from this one.' },
    ar: {
      one: 'ويزول معه خطأ آخر نتج عنه.',
      two: 'ويزول معه خطآن آخران نتجا عنه.',
      few: 'وتزول معه # أخطاء أخرى نتجت عنه.',
      many: 'ويزول معه # خطأً آخر نتجت عنه.',
      other: 'ويزول معه # خطأ آخر نتجت عنه.',
    },
  },
  otherFile: {
    en: { one: '# other', other: '# others' },
    ar: { one: 'ملف آخر', two: 'ملفان آخران', few: '# ملفات أخرى', many: '# ملفًا آخر', other: '# ملف آخر' },
  },
  second: {
    en: { one: '# second', other: '# seconds' },
    ar: { one: 'ثانية واحدة', two: 'ثانيتين', few: '# ثوانٍ', many: '# ثانية', other: '# ثانية' },
  },
  minute: {
    en: { one: '# minute', other: '# minutes' },
    ar: { one: 'دقيقة واحدة', two: 'دقيقتين', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' },
  },
  ofKind: {
    en: { one: '# more of this kind', other: '# more of this kind' },
    ar: {
      one: 'تنبيه آخر من هذا النوع',
      two: 'تنبيهان آخران من هذا النوع',
      few: '# تنبيهات أخرى من هذا النوع',
      many: '# تنبيهًا آخر من هذا النوع',
      other: '# تنبيه آخر من هذا النوع',
    },
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

/** A number with its noun in the plural form of the language: `3 errors`, `خطآن`. */
export function counted(number: number, noun: keyof typeof nouns, language: MessageLanguage): string {
  const forms: Forms = nouns[noun][language];
  const form = forms[new Intl.PluralRules(language).select(number)] ?? forms.other;
  return form.replace('#', String(number));
}

const commas: Record<MessageLanguage, string> = { en: ', ', ar: '، ' };

/** Joins the items of a list in the manner of the language. */
export function listed(parts: string[], language: MessageLanguage): string {
  return parts.join(commas[language]);
}
