/** Languages that files can have, by BCP 47 code, with their names in the editor. */
export const languageNames = {
  ar: 'العربية — Arabic',
  en: 'الإنجليزية — English',
  fr: 'الفرنسية — French',
  es: 'الإسبانية — Spanish',
  de: 'الألمانية — German',
  it: 'الإيطالية — Italian',
  pt: 'البرتغالية — Portuguese',
  ru: 'الروسية — Russian',
  tr: 'التركية — Turkish',
  fa: 'الفارسية — Persian',
  ur: 'الأردية — Urdu',
  ku: 'الكردية — Kurdish',
  hi: 'الهندية — Hindi',
  bn: 'البنغالية — Bengali',
  id: 'الإندونيسية — Indonesian',
  ms: 'الملايوية — Malay',
  fil: 'الفلبينية — Filipino',
  sw: 'السواحلية — Swahili',
  am: 'الأمهرية — Amharic',
  so: 'الصومالية — Somali',
  zh: 'الصينية — Chinese',
  ja: 'اليابانية — Japanese',
  ko: 'الكورية — Korean',
} as const;

export type LanguageCode = keyof typeof languageNames;

export const languageCodes = Object.keys(languageNames) as [LanguageCode, ...LanguageCode[]];

export * from '../../languages/message-languages.ts';
