/** Languages in which the engine has words: those of Arabic and English are confirmed, those of the others no reader has read. */
export type WordsLanguage = 'ar' | 'en' | 'fr' | 'ur';

/** Words that a block says by itself, in the languages of the engine: what visitors read and hear beside the content. */
export interface BlockLabels<Name extends string, Words> extends Record<WordsLanguage, Words> {
  /** Its key in `site.labels`, where a site may say them otherwise. */
  name: Name;
}

/** Gives the words of a block their name. Each language has a type of its own, so that an error names the one that lacks a word. */
export function defineLabels<const Name extends string, Arabic, English, French, Urdu>(
  name: Name,
  words: { ar: Arabic; en: English; fr: French; ur: Urdu },
): { name: Name; ar: Arabic; en: English; fr: French; ur: Urdu } {
  return { name, ...words };
}
