/**
 * Languages of messages, editor and help, for maintainers of a site. `npx tsc` lists the texts that a new one lacks; schema
 * descriptions (`describe`) fall back to English.
 */
export const messageLanguages = ['ar', 'en'] as const;
export type MessageLanguage = (typeof messageLanguages)[number];

export const isMessageLanguage = (value: unknown): value is MessageLanguage =>
  messageLanguages.some((language) => language === value);

/** Message language for readers of a language; falls back to English. */
export const wordsLanguage = (tag: string): MessageLanguage =>
  messageLanguages.find((language) => tag.split('-')[0] === language) ?? 'en';

/** Whether each language is written right to left. */
const rightToLeft: Record<MessageLanguage, boolean> = { ar: true, en: false };

export const messageDirection = (language: MessageLanguage) => (rightToLeft[language] ? 'rtl' : 'ltr');

type TextOfEach<Languages extends readonly unknown[]> = { readonly [Index in keyof Languages]: string };

/** A text for each message language, in the order of the list. */
export type MessageTexts = TextOfEach<typeof messageLanguages>;

/** Next language in the list, cyclic. */
export const nextLanguage = (language: MessageLanguage): MessageLanguage =>
  messageLanguages[messageLanguages.indexOf(language) + 1] ?? messageLanguages[0];

/** Typed table of texts by language: an error names the missing text. */
export const inLanguages = <Texts>(table: Record<MessageLanguage, Texts>) => table;

/** Calls a function for each message language. */
export const inEachLanguage = <Made>(make: (language: MessageLanguage) => Made) =>
  Object.fromEntries(messageLanguages.map((language) => [language, make(language)])) as Record<MessageLanguage, Made>;

/** Texts by language; the last one replaces missing ones. */
export const byMessageLanguage = (texts: readonly string[]): Record<MessageLanguage, string> =>
  inEachLanguage((language) => texts[messageLanguages.indexOf(language)] ?? texts.at(-1) ?? '');
