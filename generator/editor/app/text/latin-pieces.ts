/**
 * Addresses, file names, dates with times, telephone numbers and similar text, which are left-to-right in Arabic sentences. A sign at the end
 * belongs to the sentence.
 */
const latin = /(\+\d[\d\s]*\d|(?:[/#.]?[A-Za-z]|\d+[-/:.+]\d)(?:[\w./:@#+-]*[\w/])?)/;

/** Splits an Arabic sentence; pieces with an odd index are left-to-right. */
export const latinPieces = (text: string): string[] => text.split(latin);
