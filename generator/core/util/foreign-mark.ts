/**
 * Stands before words of a page that are in the default language of the site, for want of words in its own. It is none of the
 * characters that texts may hold; what shows it takes it out again.
 */
export const foreignMark = '\uFDEF';

/** A text or HTML without such marks. */
export const withoutForeignMarks = (text: string): string =>
  text.includes(foreignMark) ? text.replaceAll(foreignMark, '') : text;
