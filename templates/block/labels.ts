/** Words that a block says by itself, in the languages of the engine: what visitors read and hear beside the content. */
export interface BlockLabels<Name extends string, Words> {
  /** Its key in `site.labels`, where a site may say them otherwise. */
  name: Name;
  ar: Words;
  en: Words;
}

/** Gives the words of a block their name. Each language has a type of its own, so that an error names the one that lacks a word. */
export function defineLabels<const Name extends string, Arabic, English>(
  name: Name,
  words: { ar: Arabic; en: English },
): { name: Name; ar: Arabic; en: English } {
  return { name, ...words };
}
