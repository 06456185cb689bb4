/** Languages with default labels: Arabic and English are reviewed, the others are not. */
export type WordsLanguage = 'ar' | 'en' | 'fr' | 'ur';

/** Labels of a block by language: text for visitors that is not content. */
export interface BlockLabels<Name extends string, Words> extends Record<WordsLanguage, Words> {
  /** Key in `site.labels`, where a site may override them. */
  name: Name;
}

/**
 * Names the labels of a block. Each language has its own type parameter, so that an error names the language with the missing
 * label.
 */
export function defineLabels<const Name extends string, Arabic, English, French, Urdu>(
  name: Name,
  words: { ar: Arabic; en: English; fr: French; ur: Urdu },
): { name: Name; ar: Arabic; en: English; fr: French; ur: Urdu } {
  return { name, ...words };
}
