import type { MessageLanguage } from '../diagnostics/diagnostics.ts';

/** Finished sites that others begin with, each a folder in `sites/`; the first is the usual one. What they are, for who chooses. */
export const starts = {
  organisation: { en: 'an organisation: home, about, services, contact', ar: 'جهة: الرئيسية ومن نحن والخدمات والتواصل' },
  page: { en: 'a single page', ar: 'صفحة واحدة' },
} as const satisfies Record<string, Record<MessageLanguage, string>>;

export type StartName = keyof typeof starts;
export const startNames = Object.keys(starts) as [StartName, ...StartName[]];

/** The languages of a new site, the default first. */
export const languageChoices = { ar: ['ar'], en: ['en'], both: ['ar', 'en'] } as const satisfies Record<
  string,
  readonly MessageLanguage[]
>;

export type LanguageChoice = keyof typeof languageChoices;
export const languageChoiceNames = Object.keys(languageChoices) as [LanguageChoice, ...LanguageChoice[]];
