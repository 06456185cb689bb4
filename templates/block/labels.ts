/** Words that a block says by itself, in the languages of the engine: what visitors read and hear beside the content. */
export interface BlockLabels<Name extends string, Words> {
  /** Its key in `site.labels`, where a site may say them otherwise. */
  name: Name;
  ar: Words;
  en: Words;
}

/** Gives the words of a block their name. */
export function defineLabels<const Name extends string, Words>(
  name: Name,
  words: Record<'ar' | 'en', Words>,
): BlockLabels<Name, Words> {
  return { name, ...words };
}
