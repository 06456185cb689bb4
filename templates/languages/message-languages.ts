/**
 * Languages of messages, the editor and help, for the maintainers of a site. `npx tsc` names each text that a new one lacks;
 * only the explanations of schemas (`describe`) are shown in English then.
 */
export const messageLanguages = ['ar', 'en'] as const;
export type MessageLanguage = (typeof messageLanguages)[number];

export const isMessageLanguage = (value: unknown): value is MessageLanguage =>
  messageLanguages.some((language) => language === value);

/** The language of messages for readers of a language: English where there are none in it. */
export const wordsLanguage = (tag: string): MessageLanguage =>
  messageLanguages.find((language) => tag.split('-')[0] === language) ?? 'en';

/** Languages that are written from right to left. */
const rightToLeft: Record<MessageLanguage, boolean> = { ar: true, en: false };

export const messageDirection = (language: MessageLanguage) => (rightToLeft[language] ? 'rtl' : 'ltr');

type TextOfEach<Languages extends readonly unknown[]> = { readonly [Index in keyof Languages]: string };

/** One text for each language of messages, in the order of their list. */
export type MessageTexts = TextOfEach<typeof messageLanguages>;

/** The language after another in the list, which begins anew after its last. */
export const nextLanguage = (language: MessageLanguage): MessageLanguage =>
  messageLanguages[messageLanguages.indexOf(language) + 1] ?? messageLanguages[0];

/** Types a table by the list of languages: an error names the text that one lacks. */
export const inLanguages = <Texts>(table: Record<MessageLanguage, Texts>) => table;

/** Makes something for each language of messages. */
export const inEachLanguage = <Made>(make: (language: MessageLanguage) => Made) =>
  Object.fromEntries(messageLanguages.map((language) => [language, make(language)])) as Record<MessageLanguage, Made>;

/** Texts by their language; the last stands for those that are missing. */
export const byMessageLanguage = (texts: readonly string[]): Record<MessageLanguage, string> =>
  inEachLanguage((language) => texts[messageLanguages.indexOf(language)] ?? texts.at(-1) ?? '');
