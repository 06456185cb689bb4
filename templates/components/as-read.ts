/** Of the characters that are none: those of the first plane, and the second halves of all others. */
const mayBeNone = /[\uFDD0-\uFDEF\uFFFE\uFFFF\uDFFE\uDFFF]/;

/**
 * A text as it is read: characters that are none are no part of it. Content never holds any; the preview marks places
 * with them, and whatever asks what a text says has to give the same answer there.
 */
export const asRead = (text: string) => (mayBeNone.test(text) ? text.replaceAll(/\p{Noncharacter_Code_Point}/gu, '') : text);
