/** Code units of noncharacters: those of the BMP, and low surrogates of all others. */
const mayBeNoncharacter = /[\uFDD0-\uFDEF\uFFFE\uFFFF\uDFFE\uDFFF]/;

/**
 * Removes noncharacters. Content never contains any; the preview uses them as markers, and functions that inspect text must
 * give the same result there.
 */
export const withoutNoncharacters = (text: string) =>
  mayBeNoncharacter.test(text) ? text.replaceAll(/\p{Noncharacter_Code_Point}/gu, '') : text;
