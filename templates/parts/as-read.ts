/**
 * A text as it is read: characters that are none are no part of it. Content never holds any; the preview marks places
 * with them, and whatever asks what a text says has to give the same answer there.
 */
export const asRead = (text: string) => text.replaceAll(/\p{Noncharacter_Code_Point}/gu, '');
