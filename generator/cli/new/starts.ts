import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';

/** Starter sites, each a folder in `sites/`, with descriptions; the first is the default. */
export const starts = {
  organisation: { en: 'an organisation: home, about, services, contact', ar: 'جهة: الرئيسية ومن نحن والخدمات والتواصل' },
  page: { en: 'a single page of a person', ar: 'صفحة واحدة لشخص' },
  event: { en: 'an event: programme, speakers, attending', ar: 'ملتقى: البرنامج والمتحدثون والحضور' },
  school: { en: 'a school: learning, admission', ar: 'مدرسة: التعلم والقبول' },
  charity: { en: 'a charity: programmes, accountability, giving', ar: 'جمعية خيرية: البرامج والشفافية والمساهمة' },
  clinic: { en: 'a clinic: care, doctors, visits', ar: 'عيادة: الخدمات والأطباء والزيارة' },
  documentation: { en: 'documentation: first steps, guide, reference', ar: 'توثيق منتج: البدء والدليل والمرجع' },
} as const satisfies Record<string, Record<MessageLanguage, string>>;

export type StartName = keyof typeof starts;
export const startNames = Object.keys(starts) as [StartName, ...StartName[]];

/** Languages of a new site, the default language first. */
export const languageChoices = { ar: ['ar'], en: ['en'], both: ['ar', 'en'] } as const satisfies Record<
  string,
  readonly MessageLanguage[]
>;

export type LanguageChoice = keyof typeof languageChoices;
export const languageChoiceNames = Object.keys(languageChoices) as [LanguageChoice, ...LanguageChoice[]];
