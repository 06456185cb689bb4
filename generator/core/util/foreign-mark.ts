/**
 * Marks text on a page that is in the site's default language because it is not translated. A noncharacter, which content
 * cannot contain; removed on output.
 */
export const foreignMark = '\uFDEF';

/** Removes these marks from text or HTML. */
export const withoutForeignMarks = (text: string): string =>
  text.includes(foreignMark) ? text.replaceAll(foreignMark, '') : text;
