/** Languages that texts of custom blocks and descriptions of schemas must have, in this order. */
const requiredLanguages = ['ar', 'en'] as const;

/**
 * Languages of messages, editor and help, for maintainers of a site. `npx tsc` lists the texts that a new one lacks; those of
 * custom blocks and schemas fall back to English.
 */
export const messageLanguages = [...requiredLanguages] as const;
export type MessageLanguage = (typeof messageLanguages)[number];

export const isMessageLanguage = (value: unknown): value is MessageLanguage =>
  messageLanguages.some((language) => language === value);

const fallbackLanguage = 'en' satisfies MessageLanguage;

/** Message language for readers of a language; falls back to English. */
export const wordsLanguage = (tag: string): MessageLanguage =>
  messageLanguages.find((language) => tag.split('-')[0] === language) ?? fallbackLanguage;

/** Whether each language is written right to left. */
const rightToLeft: Record<MessageLanguage, boolean> = { ar: true, en: false };

export const messageDirection = (language: MessageLanguage) => (rightToLeft[language] ? 'rtl' : 'ltr');

type TextOfEach<Languages extends readonly unknown[]> = { readonly [Index in keyof Languages]: string };

/** A text for each message language, in the order of the list. */
export type MessageTexts = TextOfEach<typeof messageLanguages>;

/** Text of a custom block: in the required languages, and in any further ones, in the order of the list. */
export type CustomTexts = readonly [...TextOfEach<typeof requiredLanguages>, ...string[]];

export const isCustomTexts = (value: unknown): value is CustomTexts =>
  Array.isArray(value) &&
  value.length >= requiredLanguages.length &&
  value.every((text) => typeof text === 'string' && text.trim() !== '');

/** Next language in the list, cyclic. */
export const nextLanguage = (language: MessageLanguage): MessageLanguage =>
  messageLanguages[messageLanguages.indexOf(language) + 1] ?? messageLanguages[0];

/** Typed table of texts by language: an error names the missing text. */
export const inLanguages = <Texts>(table: Record<MessageLanguage, Texts>) => table;

/** Calls a function for each message language. */
export const inEachLanguage = <Made>(make: (language: MessageLanguage) => Made) =>
  Object.fromEntries(messageLanguages.map((language) => [language, make(language)])) as Record<MessageLanguage, Made>;

/** Texts by language, in the order of the list; the English one replaces missing ones, and a single text is for all. */
export const byMessageLanguage = (texts: readonly string[]): Record<MessageLanguage, string> => {
  const fallback = texts[messageLanguages.indexOf(fallbackLanguage)] ?? texts[0] ?? '';
  return inEachLanguage((language) => texts[messageLanguages.indexOf(language)] || fallback);
};
